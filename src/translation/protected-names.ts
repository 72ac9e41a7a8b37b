import { lazily } from "../lib/once.ts";
import { columnOf, parseTable } from "../lib/table.ts";
import { createPhraseTable, type PhraseTable } from "../nlp/phrase-table.ts";
import { readWords } from "../nlp/stemmer.ts";
import names from "./data/protected-names.tsv";

/** Names that consist of common words; they are neither translated nor split. */
const protectedNames = lazily(() => columnOf(parseTable(names), "name"));

/** @param more the user's protected names, in addition to the built-in ones */
export function createProtectedPhrases(more: readonly string[] = []): PhraseTable<true> {
  const table = createPhraseTable<true>();
  for (const name of [...protectedNames(), ...more]) table.add(readWords(name).folded, true);
  return table;
}

/** The folded first words of protected names. */
export function protectedBeginnings(more: readonly string[] = []): ReadonlySet<string> {
  return new Set([...protectedNames(), ...more].map((name) => readWords(name).folded[0] ?? ""));
}

/** The built-in names only. */
export const protectedPhrases: () => PhraseTable<true> = lazily(() => createProtectedPhrases());
