import { createInterface } from "node:readline";
import { cpuSeconds } from "../cpu-seconds.ts";
import { pathologicalTexts } from "../pathological-texts.ts";
import { textWorks } from "../text-works.ts";

/* Answers each line `{ work, text, length }` with `{ seconds }`. Without input it tells what there is to be measured. */

/** Short calls are made again, for what else the machine does: with a text one longer, lest it be remembered. */
const enoughSeconds = 0.3;
const mostCalls = 3;

async function secondsOf(work: string, text: string, length: number): Promise<number> {
  let [least, all] = [Number.POSITIVE_INFINITY, 0];
  for (let call = 0; call < mostCalls && all < enoughSeconds; call += 1) {
    const made = pathologicalTexts[text]?.(length + call) ?? "";
    const start = cpuSeconds();
    await textWorks[work]?.(made);
    const seconds = cpuSeconds() - start;
    least = Math.min(least, seconds);
    all += seconds;
  }
  return least;
}

for (const work of Object.values(textWorks)) {
  for (const text of Object.values(pathologicalTexts)) await work(text(60));
}
process.stdout.write(
  `${JSON.stringify({ works: Object.keys(textWorks), texts: Object.keys(pathologicalTexts) })}\n`,
);
for await (const line of createInterface({ input: process.stdin })) {
  const { work, text, length } = JSON.parse(line) as { work: string; text: string; length: number };
  process.stdout.write(`${JSON.stringify({ seconds: await secondsOf(work, text, length) })}\n`);
}
