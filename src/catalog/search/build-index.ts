import { languages } from "../../api/vocabulary.ts";
import { createTextNumbers } from "../../lib/columns.ts";
import type { CategoryRecord } from "../model.ts";
import { CompoundSplitter, createGermanWords, learnGermanWords } from "./german-compounds.ts";
import { IndexTexts, WordReader } from "./index-texts.ts";
import { PhraseBuilder, type Phrases } from "./phrases.ts";
import { type Postings, PostingsBuilder } from "./postings.ts";
import type { SearchIndex } from "./search-index.ts";
import { createSpelling } from "./spelling.ts";
import { fieldWeights, phraseWeights } from "./weights.ts";
import { WordMeanings } from "./word-meanings.ts";

/**
 * Indexes the names and terms of categories; attributes and values are not indexed.
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
    phrases: indexPhrases(categories.length, read, meanings),
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

/**
 * Counts each document's name and terms, and those of its ancestors.
 * @param parents by category's number; -1 at a root
 */
function countPostings(
  parents: Int32Array,
  { texts, names, ends }: ReadDocuments,
  meanings: WordMeanings,
): Postings {
  const categoryCount = parents.length;
  const builder = new PostingsBuilder({ texts, meanings, categoryCount });
  for (let category = 0; category < categoryCount; category += 1) {
    for (let language = 0; language < languages.length; language += 1) {
      const document = documentOf(category, language, categoryCount);
      const name = names[document] ?? 0;
      builder.countText(name, fieldWeights.name);
      for (let text = name + 1; text < (ends[document] ?? 0); text += 1) {
        builder.countText(text, fieldWeights.term);
      }
      for (let above = parents[category] ?? -1; above >= 0; above = parents[above] ?? -1) {
        const aboveDocument = documentOf(above, language, categoryCount);
        const aboveName = names[aboveDocument] ?? 0;
        builder.countText(aboveName, fieldWeights.path);
        for (let text = aboveName + 1; text < (ends[aboveDocument] ?? 0); text += 1) {
          builder.countText(text, fieldWeights.pathTerm);
        }
      }
      builder.endDocument(document);
    }
  }
  return builder.build();
}

/** A catalog's names and terms; a document is a category in one language. */
interface ReadDocuments {
  readonly texts: IndexTexts;
  /** By document (see `documentOf`): its name's text, followed by its terms. */
  readonly names: readonly number[];
  /** By document: the text after its last term. */
  readonly ends: readonly number[];
}

/** @param language index in `languages` */
function documentOf(category: number, language: number, categoryCount: number): number {
  return language * categoryCount + category;
}

/**
 * Reads all languages of a category before the next category: optimizing for one language at a time makes V8
 * deoptimize at each switch.
 */
function readDocuments(categories: readonly CategoryRecord[]): ReadDocuments {
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

/** Indexes every name and term as a phrase. */
function indexPhrases(
  categoryCount: number,
  { texts, names, ends }: ReadDocuments,
  meanings: WordMeanings,
): Phrases {
  const phrases = new PhraseBuilder();
  for (let category = 0; category < categoryCount; category += 1) {
    for (let language = 0; language < languages.length; language += 1) {
      const document = documentOf(category, language, categoryCount);
      const name = names[document] ?? 0;
      const end = ends[document] ?? 0;
      for (let text = name; text < end; text += 1) {
        const stems = stemsOfText(text, texts, meanings);
        const weight = text === name ? phraseWeights.name : phraseWeights.term;
        if (stems.length === 0) continue;
        phrases.add(stems, category, weight * (stems.length === 1 ? phraseWeights.singleWord : 1));
      }
    }
  }
  return phrases.build();
}

function stemsOfText(text: number, { starts, words }: IndexTexts, meanings: WordMeanings): number[] {
  const stems: number[] = [];
  const end = starts[text + 1] ?? 0;
  for (let at = starts[text] ?? 0; at < end; at += 1) {
    stems.push(meanings.stems[meanings.starts[words[at] ?? 0] ?? 0] ?? 0);
  }
  return stems;
}
