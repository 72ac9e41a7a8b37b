import { foldText } from "../nlp/normalizer.ts";
import { createPhraseTable, type PhraseTable } from "../nlp/phrase-table.ts";
import { readWords } from "../nlp/stemmer.ts";

const plainWords = /^[\p{Ll}\p{Lu}]+(?:[ -][\p{Ll}\p{Lu}]+)*$/u;

/** Like `readWords(phrase).folded`, with a fast path for plain words, since lists have thousands of phrases. */
export function foldPhrase(phrase: string): readonly string[] {
  return plainWords.test(phrase) ? foldText(phrase).split(/[ -]/) : readWords(phrase).folded;
}

/** A phrase table from phrases and their entries. */
export function phraseTableOf<Entry>(
  phrases: Iterable<readonly [phrase: string, entry: Entry]>,
): PhraseTable<Entry> {
  const table = createPhraseTable<Entry>();
  for (const [phrase, entry] of phrases) table.add(foldPhrase(phrase), entry);
  return table;
}
