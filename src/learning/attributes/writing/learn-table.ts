import { foldText } from "../../../text/normal-form.ts";
import { sliceOf } from "../reading/source-text.ts";
import type { WrittenExample } from "./written-example.ts";

const longestWords = 3;
const leastExamples = 2;
const leastShare = 0.6;

/**
 * Words that stand for a value of which the texts do not have the words: they stand with it in at least two examples,
 * and with another value, or none, in few.
 * @param others what is known of the attribute in the examples whose values follow without a table, and where it is
 *   known to be absent (no values)
 */
export function learnTable(
  unexplained: readonly WrittenExample[],
  others: readonly WrittenExample[],
): ReadonlyMap<string, string> {
  const counts = new Map<string, { all: number; values: Map<string, number> }>();
  const grams = unexplained.map(gramsOf);
  for (const [number, { values }] of unexplained.entries()) {
    for (const gram of grams[number] ?? []) {
      const count = counts.get(gram) ?? { all: 0, values: new Map<string, number>() };
      counts.set(gram, count);
      count.all += 1;
      for (const value of values) count.values.set(value, (count.values.get(value) ?? 0) + 1);
    }
  }
  for (const example of others) {
    for (const gram of gramsOf(example)) {
      const count = counts.get(gram);
      if (count !== undefined) count.all += 1;
    }
  }
  const table = new Map<string, string>();
  for (const [number, { values }] of unexplained.entries()) {
    let [bestGram, bestValue, bestMerit] = ["", "", 0];
    for (const gram of grams[number] ?? []) {
      const count = counts.get(gram);
      for (const value of values) {
        const together = count?.values.get(value) ?? 0;
        const share = together / Math.max(1, count?.all ?? 1);
        if (together < leastExamples || share < leastShare) continue;
        const merit = share * Math.log(1 + together);
        if (merit > bestMerit) [bestGram, bestValue, bestMerit] = [gram, value, merit];
      }
    }
    if (bestMerit > 0) table.set(bestGram, bestValue);
  }
  return table;
}

function gramsOf({ texts }: WrittenExample): Set<string> {
  const grams = new Set<string>();
  for (const source of texts) {
    for (let start = 0; start < source.pieces.length; start += 1) {
      const last = Math.min(source.pieces.length, start + longestWords);
      for (let end = start + 1; end <= last; end += 1) {
        const ends = [source.pieces[start], source.pieces[end - 1]];
        if (ends.some((piece) => piece?.facts.kind !== "word")) continue;
        grams.add(foldText(sliceOf(source, start, end)));
      }
    }
  }
  return grams;
}
