import { type Language, languages } from "../../api/vocabulary.ts";
import { readWords, type WordReading } from "../../nlp/stemmer.ts";
import {
  addToPhrase,
  createPhraseTable,
  emptyPhrase,
  finishPhrase,
  numbersOf,
  type PhraseTable,
} from "./phrase-table.ts";

/** In words. */
const longestNoun = 4;
/** Factor for a noun of another language than the text's. */
const otherLanguage = 0.5;
/** Exponent: of how much longer nouns tell more. */
const lengthGain = 0.7;

export interface NounEntry {
  /** The category's number. */
  readonly category: number;
  readonly language: Language;
  readonly text: string;
}

/** A table of the categories of which a noun is a name, a term or a product noun, by its language and stems. */
export function createNounLexicon(entries: readonly NounEntry[]): PhraseTable {
  const lists = new Map<number, number[]>();
  for (const { category, language, text } of entries) {
    const stems = readWords(text).stems(language);
    if (stems.length === 0 || stems.length > longestNoun) continue;
    let hash = startOf(languages.indexOf(language));
    for (const stem of stems) hash = addToPhrase(hash, stem);
    const key = finishPhrase(hash);
    const list = lists.get(key) ?? [];
    if (!list.includes(category)) list.push(category);
    lists.set(key, list);
  }
  return createPhraseTable(lists);
}

function startOf(position: number): number {
  return addToPhrase(emptyPhrase, languages[position] ?? "");
}

/**
 * How clearly a text says the nouns of categories: for each category the best of its nouns, n^0.7 / sqrt(categories
 * with this noun) for a noun of n words, half of it where it is of another language than the text.
 * @returns by category's number
 */
export function findNouns(
  lexicon: PhraseTable,
  text: string,
  language: Language | undefined,
): Map<number, number> {
  const found = new Map<number, number>();
  const reading = readWords(text);
  for (const [position, each] of languages.entries()) {
    const factor = language === undefined || language === each ? 1 : otherLanguage;
    addNouns({ lexicon, reading, language: each, start: startOf(position), factor }, found);
  }
  return found;
}

interface Search {
  readonly lexicon: PhraseTable;
  readonly reading: WordReading;
  readonly language: Language;
  /** The hash that all phrases of the language begin with. */
  readonly start: number;
  readonly factor: number;
}

function addNouns({ lexicon, reading, language, start, factor }: Search, to: Map<number, number>): void {
  const stems = reading.stems(language);
  for (let first = 0; first < stems.length; first += 1) {
    let hash = start;
    for (let length = 1; length <= Math.min(longestNoun, stems.length - first); length += 1) {
      hash = addToPhrase(hash, stems[first + length - 1] ?? "");
      const categories = numbersOf(lexicon, finishPhrase(hash));
      if (categories.length === 0) continue;
      const clearness = (factor * length ** lengthGain) / Math.sqrt(categories.length);
      for (const category of categories) {
        if (clearness > (to.get(category) ?? 0)) to.set(category, clearness);
      }
    }
  }
}
