import { describe, expect, it } from "vitest";
import { cpuSeconds } from "../bench/cpu-seconds.ts";
import { pathologicalTexts } from "../bench/pathological-texts.ts";
import { textWorks } from "../bench/text-works.ts";

/*
 * Work on a text of twice the length takes about twice the time of the processor. Where a scan looks at the rest of the text
 * again and again, it takes four times as much, and minutes for these texts. `test/bench/pathological.bench.ts` measures more. In a process
 * of its own, since what other tests leave in memory costs time too.
 */

const texts = [
  ...[
    "dots",
    "dots between words",
    "spaced dashes",
    "spaced commas",
    "opening brackets",
    "words in brackets",
  ],
  ...["two words", "one word", "German compound", "German compounds", "all different words", "measures"],
  ...["no-break spaces", "line breaks", "combining marks", "email without end", "different sentences"],
];

/** Lint makes no fixes in longer names. */
const longestOf = (work: string) => (/^(lint|fixes) of a name/.test(work) ? 5_000 : 15_000);
/** Generous, since other programs share the machine's memory and caches. */
const mostGrowth = 3;
/** In seconds: below it the text is not what takes the time. */
const noise = 0.15;
const mostTries = 3;

async function secondsOf(work: string, text: string, length: number): Promise<number> {
  const made = pathologicalTexts[text]?.(length) ?? "";
  const start = cpuSeconds();
  await textWorks[work]?.(made);
  return cpuSeconds() - start;
}

/**
 * The least of several tries is the work's own time: what collects garbage meanwhile makes one longer, never shorter. Other lengths at each
 * try, lest an answer be remembered.
 */
async function growsAt(longest: number, work: string, text: string): Promise<number> {
  let [whole, half] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tried = 0; tried < mostTries; tried += 1) {
    const length = longest - 2 * tried;
    whole = Math.min(whole, await secondsOf(work, text, length));
    if (whole < noise) return 0;
    half = Math.min(half, await secondsOf(work, text, length / 2));
    if (whole < mostGrowth * half) break;
  }
  return whole / half;
}

/** Where a longer text is worked on in another way, it is the next doubling that tells. */
async function isLinear(work: string, text: string): Promise<boolean> {
  const length = longestOf(work);
  if ((await growsAt(length, work, text)) < mostGrowth) return true;
  return (await growsAt(2 * length + 4 * mostTries, work, text)) < mostGrowth;
}

describe.each(Object.keys(textWorks))("the time of %s", (work) => {
  it.each(texts)("grows with the length of %s", async (text) => {
    await secondsOf(work, text, 60);
    expect(await isLinear(work, text)).toBe(true);
  });
});
