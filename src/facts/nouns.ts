import { lazily } from "../lib/once.ts";
import { createPhraseTable, type PhraseTable } from "../nlp/phrase-table.ts";
import { readWords } from "../nlp/stemmer.ts";
import { ownWords } from "../translation/built-in-words.ts";
import type { WordRow } from "../translation/word-list.ts";

/** The glossary's nouns by each of their forms, folded, in all languages. Built when first needed. */
export const nouns = lazily((): PhraseTable<readonly WordRow[]> => {
  const table = createPhraseTable<readonly WordRow[]>();
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
});
