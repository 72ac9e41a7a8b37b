import { foldText } from "../nlp/normalizer.ts";
import { createPhraseTable, type PhraseTable } from "../nlp/phrase-table.ts";
import { readWords } from "../nlp/stemmer.ts";

const plainWords = /^[\p{Ll}\p{Lu}]+(?:[ -][\p{Ll}\p{Lu}]+)*$/u;

/** A phrase's words as `readWords` has them folded. Lists have thousands, most of plain words. */
export function foldPhrase(phrase: string): readonly string[] {
  return plainWords.test(phrase) ? foldText(phrase).split(/[ -]/) : readWords(phrase).folded;
}

/** Phrases to be looked for in texts, each with what it stands for. */
export function phraseTableOf<Entry>(
  phrases: Iterable<readonly [phrase: string, entry: Entry]>,
): PhraseTable<Entry> {
  const table = createPhraseTable<Entry>();
  for (const [phrase, entry] of phrases) table.add(foldPhrase(phrase), entry);
  return table;
}
