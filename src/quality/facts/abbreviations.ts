import { lazily } from "../../text/lazily.ts";
import type { WordsBeside } from "./fact-reading.ts";
import { type WordMeaning, wordTable } from "./word-table.ts";

/** Shorter ones begin too many words. */
const shortest = 4;

/** The single words of the tables by their first letters. */
const wordsByStart = lazily(() => {
  const starts = new Map<string, (readonly [word: string, meanings: readonly WordMeaning[]])[]>();
  for (const { words, meanings } of wordTable().rows()) {
    const [word = ""] = words;
    if (words.length !== 1) continue;
    const start = word.slice(0, shortest);
    starts.set(start, [...(starts.get(start) ?? []), [word, meanings]]);
  }
  return starts;
});

/**
 * What a word that is cut short by a point says: Edelst., schw., verstellb. Undefined where no word of the tables begins so, or
 * several that say different things.
 */
export function readAbbreviation(
  { text, tokens, folded }: WordsBeside,
  index: number,
): WordMeaning | undefined {
  const token = tokens[index];
  const cut = folded[index] ?? "";
  if (token?.kind !== "word" || cut.length < shortest || text.charAt(token.end) !== ".") return undefined;
  const candidates = (wordsByStart().get(cut.slice(0, shortest)) ?? []).filter(([word]) =>
    word.startsWith(cut),
  );
  const meanings = candidates.flatMap(([, each]) => each);
  const [first] = meanings;
  const isOne = meanings.every(({ kind, key }) => kind === first?.kind && key === first.key);
  return isOne ? first : undefined;
}
