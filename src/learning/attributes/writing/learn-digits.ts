import type { WritingForm } from "./writing-form.ts";
import type { WrittenExample } from "./written-example.ts";

const leastDigits = 8;

/** Which part of the long numbers in the texts the values are, if there is one that half of them are. */
export function learnDigits(examples: readonly WrittenExample[]): WritingForm | undefined {
  const votes = new Map<string, number>();
  for (const { texts, values } of examples) {
    const found = new Set<string>();
    for (const { pieces, text } of texts) {
      for (const { start, end } of pieces) {
        if (end - start < leastDigits) continue;
        const digits = text.slice(start, end);
        if (!/^\d+$/.test(digits)) continue;
        for (const value of values) {
          if (!/^\d{3,}$/.test(value) || value.length >= digits.length) continue;
          for (let from = digits.indexOf(value); from >= 0; from = digits.indexOf(value, from + 1)) {
            found.add(`${from} ${value.length}`);
          }
        }
      }
    }
    for (const key of found) votes.set(key, (votes.get(key) ?? 0) + 1);
  }
  const [best] = [...votes].sort((one, other) => other[1] - one[1]);
  if (best === undefined || best[1] < Math.max(3, examples.length / 2)) return undefined;
  const [from = 0, length = 0] = best[0].split(" ").map(Number);
  return { kind: "digits", from, length };
}
