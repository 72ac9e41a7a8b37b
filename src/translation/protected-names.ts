import { lazily } from "../lib/once.ts";
import { columnOf, parseTable } from "../lib/table.ts";
import { createPhraseTable, type PhraseTable } from "../nlp/phrase-table.ts";
import { readWords } from "../nlp/stemmer.ts";
import names from "./data/protected-names.tsv";

/** Names made of everyday words: never translated, never taken apart. */
const protectedNames = lazily(() => columnOf(parseTable(names), "name"));

/** @returns at a place of a text, the protected name that begins there: ours and those of the user */
export function createProtectedPhrases(more: readonly string[] = []): PhraseTable<true> {
  const table = createPhraseTable<true>();
  for (const name of [...protectedNames(), ...more]) table.add(readWords(name).folded, true);
  return table;
}

/** The folded words that one of the names begins with. */
export function protectedBeginnings(more: readonly string[] = []): ReadonlySet<string> {
  return new Set([...protectedNames(), ...more].map((name) => readWords(name).folded[0] ?? ""));
}

/** Our own. */
export const protectedPhrases: () => PhraseTable<true> = lazily(() => createProtectedPhrases());
