import { ownWords } from "../../glossary/own-words.ts";
import type { WordRow } from "../../glossary/parse-word-list.ts";
import { createPhraseTable, type PhraseTable } from "../../text/phrase-table.ts";
import { readWords } from "../../text/read-words.ts";
import type { Fact } from "./fact.ts";

let table: PhraseTable<WordRow[]> | undefined;

/** The glossary's nouns by each of their forms. Made when a translation is first in doubt. */
function nouns(): PhraseTable<WordRow[]> {
  if (table !== undefined) return table;
  table = createPhraseTable<WordRow[]>();
  const rowsByForm = new Map<string, WordRow[]>();
  for (const row of ownWords()) {
    if (row.entry.role !== "type") continue;
    for (const { text } of row.written) {
      const { folded } = readWords(text);
      const spelling = folded.join(" ");
      const held = rowsByForm.get(spelling);
      if (held === undefined) {
        const rows = [row];
        rowsByForm.set(spelling, rows);
        table.add(folded, rows);
      } else if (!held.includes(row)) held.push(row);
    }
  }
  return table;
}

/**
 * Whether what a fact's words state is part of a thing's name that the glossary sets for a name in the source:
 * charcoal is charbon de bois, a lime citron vert. `stands` tells whether words stand in a source.
 */
export function isPartOfTranslatedNoun(
  answer: string,
  { start, end }: Fact,
  stands: (words: string) => boolean,
): boolean {
  const { tokens, folded } = readWords(answer);
  for (let index = 0; index < folded.length; index += 1) {
    if ((tokens[index]?.start ?? end) > start) return false;
    const match = nouns().longestAt(folded, index);
    if (match === undefined || (tokens[index + match.length - 1]?.end ?? 0) < end) continue;
    if (match.entry.some(({ written }) => written.some(({ text }) => stands(text)))) return true;
  }
  return false;
}
