import type { Catalog } from "../../catalog/model.ts";
import { createTextNumbers, numberOf, type TextNumbers } from "../../lib/columns.ts";
import type { SectionReader, SectionWriter } from "../../lib/section-file.ts";
import { membersOf, parseTable } from "../../lib/table.ts";
import { type Language, textLanguages } from "../../nlp/language.ts";
import { stem } from "../../nlp/stemmer.ts";
import { tokenize } from "../../nlp/tokenizer.ts";

/** Words of the product texts of a catalog, folded, each with the lists that it stands in, as bits; 0 for an unknown word. */
export type Vocabulary = (word: string) => number;

/** Words and stems of the categories' names and terms in the language. */
export function categoryWord(language: Language): number {
  return 1 << textLanguages.indexOf(language);
}

/** Words and stems of the listed values' names and terms in the language. */
export function valueWord(language: Language): number {
  return categoryWord(language) << textLanguages.length;
}

/** Words that are common in titles of several kinds of products. */
export const titleWord: number = 1 << (2 * textLanguages.length);

/** Characters. */
const shortestWord = 3;

/**
 * The words of a catalog's names and terms, and of titles.
 * @param titleWordsTable a table with the words that are common in titles, separated by blanks
 */
export function gatherVocabulary(catalog: Catalog, titleWordsTable = ""): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  const add = (word: string, list: number) => words.set(word, (words.get(word) ?? 0) | list);
  for (const language of textLanguages) {
    for (const [of, list] of [
      ["categories", categoryWord(language)],
      ["values", valueWord(language)],
    ] as const) {
      for (const text of catalog.texts(of, language)) {
        for (const { folded, kind } of tokenize(text)) {
          if (kind !== "word" || folded.length < shortestWord) continue;
          add(folded, list);
          add(stem(folded, language), list);
        }
      }
    }
  }
  if (titleWordsTable !== "") {
    for (const word of membersOf(parseTable(titleWordsTable), "words")) add(word, titleWord);
  }
  return words;
}

/** A vocabulary in arrays, for files. */
export interface PackedVocabulary {
  readonly words: TextNumbers;
  /** By word. */
  readonly lists: Uint16Array;
}

export function packVocabulary(words: ReadonlyMap<string, number>): PackedVocabulary {
  return { words: createTextNumbers([...words.keys()]), lists: Uint16Array.from(words.values()) };
}

export function openVocabulary({ words, lists }: PackedVocabulary): Vocabulary {
  return (word) => lists[numberOf(words, word)] ?? 0;
}

export function writeVocabulary(name: string, { words, lists }: PackedVocabulary, to: SectionWriter): void {
  to.textNumbers(`${name}.words`, words);
  to.array(`${name}.lists`, lists);
}

export function readVocabulary(name: string, from: SectionReader): PackedVocabulary {
  return { words: from.textNumbers(`${name}.words`), lists: from.uint16(`${name}.lists`) };
}
