import { ownWords } from "../../../glossary/own-words.ts";
import type { WordRow } from "../../../glossary/parse-word-list.ts";
import type { Language } from "../../../text/language.ts";
import { lazily } from "../../../text/lazily.ts";
import { readWords } from "../../../text/read-words.ts";
import { stem } from "../../../text/stems.ts";

const rowsByStem = lazily(() => {
  const rows = new Map<string, WordRow[]>();
  for (const row of ownWords()) {
    for (const { text, language } of row.written) {
      for (const word of readWords(text).folded) {
        const key = stem(word, language);
        rows.set(key, [...(rows.get(key) ?? []), row]);
      }
    }
  }
  return rows;
});

/** The glossary's rows that have a word in one of their forms. */
export function rowsOf(word: string, language: Language): readonly WordRow[] {
  return rowsByStem().get(stem(word, language)) ?? [];
}

/** Stems of what the glossary has for a word that is a form by itself, in all languages. */
export function otherWords(word: string, language: Language): readonly string[] {
  return rowsOf(word, language).flatMap(({ written }) => {
    const forms = written.map((each) => ({ ...each, words: readWords(each.text).folded }));
    const isWhole = forms.some(
      ({ words: [only = "", ...others] }) =>
        others.length === 0 && stem(only, language) === stem(word, language),
    );
    return isWhole
      ? forms.flatMap(({ words, language: own }) =>
          words.length === 1 ? words.map((each) => stem(each, own)) : [],
        )
      : [];
  });
}
