import { languages } from "../../contract/vocabulary.ts";
import type { CategoryRecord } from "../model.ts";
import { IndexTexts } from "./index-texts.ts";
import { WordReader } from "./index-words.ts";

/** A catalog's names and terms; a document is a category in one language. */
export interface ReadDocuments {
  readonly texts: IndexTexts;
  /** By document (see `documentOf`): its name's text, which its terms follow. */
  readonly names: readonly number[];
  /** By document: the text after its last term. */
  readonly ends: readonly number[];
}

/** @param language its position in `languages` */
export function documentOf(category: number, language: number, categoryCount: number): number {
  return language * categoryCount + category;
}

/**
 * Reads each category in all its languages before the next one: what V8 learns of one language while it
 * makes machine code would be wrong for the next, and it would begin anew.
 */
export function readDocuments(categories: readonly CategoryRecord[]): ReadDocuments {
  const texts = new IndexTexts();
  const readers = languages.map((language) => new WordReader(language, texts));
  const names: number[] = [];
  const ends: number[] = [];
  for (const [category, record] of categories.entries()) {
    for (const [position, language] of languages.entries()) {
      const document = documentOf(category, position, categories.length);
      names[document] = texts.count;
      readers[position]?.read(record.names[language] ?? "");
      for (const term of record.terms[language] ?? []) readers[position]?.read(term);
      ends[document] = texts.count;
    }
  }
  return { texts, names, ends };
}
