import { numberSpans } from "./find-spelled.ts";
import { digitRun, partsOf, type WritingForm } from "./writing-form.ts";
import type { WrittenExample } from "./written-example.ts";

const leastExamples = 2;

/** Digits with at most a sign, a blank and one word around each: nothing is learned of what merely stands nearby. */
const isOneTerm = /^\p{L}*-?(?:\d+[\s-]?\p{L}*[-/.]?)*\d+[\s-]?\p{L}*$/u;

/** What the examples write for the parts between the digits, where the digits are those of the text. */
export function learnExpansion(examples: readonly WrittenExample[]): WritingForm | undefined {
  const votes = new Map<string, Map<string, Set<number>>>();
  for (const [number, { texts, values }] of examples.entries()) {
    for (const value of values) {
      const digits = value.match(digitRun)?.join(" ");
      if (digits === undefined) continue;
      const written = value.split(digitRun);
      for (const source of texts) {
        for (const { text } of numberSpans(source)) {
          if (text.match(digitRun)?.join(" ") !== digits || !isOneTerm.test(text)) continue;
          for (const [at, part] of partsOf(text).entries()) vote(votes, part, written[at] ?? "", number);
        }
      }
    }
  }
  const parts: Record<string, string> = {};
  for (const [part, choices] of votes) {
    const [best] = [...choices].sort((one, other) => other[1].size - one[1].size);
    if (
      best !== undefined &&
      `<${best[0]}` !== part &&
      best[0] !== part &&
      `${best[0]}>` !== part &&
      best[1].size >= leastExamples
    )
      parts[part] = best[0];
  }
  return Object.keys(parts).length === 0 ? undefined : { kind: "expansion", parts };
}

function vote(
  votes: Map<string, Map<string, Set<number>>>,
  part: string,
  written: string,
  example: number,
): void {
  const choices = votes.get(part) ?? new Map<string, Set<number>>();
  votes.set(part, choices);
  const voters = choices.get(written) ?? new Set<number>();
  choices.set(written, voters);
  voters.add(example);
}
