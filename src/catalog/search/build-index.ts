import { createTextNumbers } from "../../storage/text-numbers.ts";
import type { CategoryRecord } from "../model.ts";
import { CompoundSplitter } from "./compound-parts.ts";
import { countPostings } from "./count-postings.ts";
import { createGermanWords } from "./german-words.ts";
import type { IndexTexts } from "./index-texts.ts";
import { keepPhrases } from "./keep-phrases.ts";
import { learnGermanWords } from "./learn-german-words.ts";
import { readDocuments } from "./read-documents.ts";
import type { SearchIndex } from "./search-index.ts";
import { createSpelling } from "./spelling.ts";
import { WordMeanings } from "./word-meanings.ts";

/**
 * Reads the names and terms of categories; attributes and values are not read.
 * @param parents by category's number; -1 at a root
 */
export function buildIndex(categories: readonly CategoryRecord[], parents: Int32Array): SearchIndex {
  const read = readDocuments(categories);
  const germanWords = createGermanWords(learnGermanWords(writtenGerman(read.texts)));
  const meanings = new WordMeanings(read.texts.written, new CompoundSplitter(germanWords));
  return {
    isLeaf: leavesAmong(parents),
    vocabulary: createTextNumbers([...meanings.vocabulary.keys()]),
    germanWords,
    postings: countPostings(parents, read, meanings),
    phrases: keepPhrases(categories.length, read, meanings),
    spelling: createSpelling(read.texts.written, meanings),
  };
}

function leavesAmong(parents: Int32Array): Uint8Array {
  const isLeaf = new Uint8Array(parents.length).fill(1);
  for (const parent of parents) if (parent >= 0) isLeaf[parent] = 0;
  return isLeaf;
}

function writtenGerman({ written }: IndexTexts): Set<string> {
  return new Set(written.filter(({ language }) => language === "de").map(({ folded }) => folded));
}
