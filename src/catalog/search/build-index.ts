import type { Catalog, CategoryRecord } from "../model.ts";
import { CompoundSplitter } from "./compound-parts.ts";
import { countPostings } from "./count-postings.ts";
import type { IndexTexts } from "./index-texts.ts";
import { keepPhrases } from "./keep-phrases.ts";
import { learnGermanWords } from "./learn-german-words.ts";
import type { Phrases } from "./phrases.ts";
import type { Postings } from "./postings.ts";
import { readDocuments } from "./read-documents.ts";
import { type Vocabulary, WordMeanings } from "./vocabulary.ts";

export interface SearchIndex {
  readonly categories: readonly CategoryRecord[];
  readonly isLeaf: Uint8Array;
  readonly vocabulary: Vocabulary;
  readonly compounds: CompoundSplitter;
  readonly postings: Postings;
  readonly phrases: Phrases;
}

/** Reads the names and terms of categories; attributes and values are not read. */
export function buildIndex(catalog: Catalog): SearchIndex {
  const { categories } = catalog;
  const read = readDocuments(catalog);
  const compounds = new CompoundSplitter(learnGermanWords(germanWords(read.texts)));
  const meanings = new WordMeanings(read.texts.written, compounds);
  return {
    categories,
    isLeaf: Uint8Array.from(categories, ({ identifier }) => (catalog.isLeaf(identifier) ? 1 : 0)),
    vocabulary: meanings.vocabulary,
    compounds,
    postings: countPostings(catalog, read, meanings),
    phrases: keepPhrases(categories.length, read, meanings),
  };
}

function germanWords({ written }: IndexTexts): Set<string> {
  return new Set(written.filter(({ language }) => language === "de").map(({ folded }) => folded));
}
