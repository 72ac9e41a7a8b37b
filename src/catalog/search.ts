import { type Language, languages } from "../contract/vocabulary.ts";
import { tokenize } from "../text/tokens.ts";
import type { Catalog, CategoryRecord } from "./model.ts";
import { createNamePreference } from "./search/prefer-names.ts";
import { SenseSearch } from "./search/sense-search.ts";
import type { WordPart } from "./search/weighed-words.ts";
import { WordSearch } from "./search/word-search.ts";

export type { WordPart };

export interface QueryPart {
  readonly text: string;
  /** Above 0; 1 is usual. A product's name may weigh 3 where its description weighs 1. */
  readonly weight: number;
}

export interface CategoryMatch {
  readonly category: CategoryRecord;
  /** Above 0, without a top; only to be compared within one query. */
  readonly score: number;
  /** The query's words that found it, folded, in their order. */
  readonly matched: readonly string[];
}

/** Categories by their numbers, best first, without an object for each: `Catalog.categoryAt` has the record. */
export interface RankedNumbers {
  readonly numbers: readonly number[];
  /** Above 0, without a top; only to be compared within one query. */
  readonly scores: readonly number[];
}

export interface RankOptions {
  /** How many categories at most. */
  readonly limit: number;
  readonly leavesOnly?: boolean;
  /** The language of the query: words of other languages count less. */
  readonly language?: Language | undefined;
}

export interface SearchOptions extends RankOptions {
  /**
   * For the few words of a person who searches: a word that the catalog lacks is taken for those that it may be a
   * slip of, and that it begins or ends; and what the whole query names comes first.
   */
  readonly isTolerant?: boolean;
}

export interface CategoryIndex {
  /** Best first; equals in the catalog's order. */
  search(query: readonly QueryPart[], options: SearchOptions): CategoryMatch[];
  /** For many texts that were taken apart already: the same without tolerance. */
  rank(query: readonly WordPart[], options: RankOptions): RankedNumbers;
  /** The words, folded, by which the last `rank` found a category. */
  matchedWords(number: number): readonly string[];
}

/** How many times as many categories as are asked for are ranked anew by their names. */
const consideredAnew = 3;

/** Ranks a catalog's categories by names, terms and their path's names, in all four languages at once. */
export function createCategoryIndex(catalog: Pick<Catalog, "categoryAt" | "searchIndex">): CategoryIndex {
  const index = catalog.searchIndex;
  const exact = new WordSearch(index);
  const tolerant = new WordSearch(index, index.spelling);
  const senses = index.thesaurus && new SenseSearch(index.thesaurus);
  const preferNames = createNamePreference();

  const rank = (parts: readonly WordPart[], { limit, leavesOnly = false, language }: RankOptions) => {
    const position = positionOf(language);
    exact.score(parts, position);
    senses?.addTo(exact.scorer, parts, position);
    const numbers = exact.scorer.best(limit, leavesOnly);
    return { numbers, scores: numbers.map((number) => exact.scorer.scoreOf(number)) };
  };
  const matchedWords = (number: number) => {
    const own = exact.matchedWords(number);
    return own.length > 0 ? own : (senses?.matchedWords(number) ?? []);
  };
  const searchTolerantly = (parts: readonly WordPart[], options: RankOptions) => {
    const { limit, leavesOnly = false, language } = options;
    tolerant.score(parts, positionOf(language));
    const found = tolerant.scorer
      .best(limit * consideredAnew, leavesOnly)
      .flatMap((number) => matchOf(number, tolerant.scorer.scoreOf(number), tolerant.matchedWords(number)));
    return preferNames(
      found,
      parts.flatMap(({ words }) => words.map(({ folded }) => folded)),
    ).slice(0, limit);
  };
  const matchOf = (number: number, score: number, matched: readonly string[]): CategoryMatch[] => {
    const category = catalog.categoryAt(number);
    return category === undefined ? [] : [{ category, score, matched }];
  };

  return {
    search: (query, { isTolerant = false, ...options }) => {
      const parts = query.map(readPart);
      if (isTolerant) return searchTolerantly(parts, options);
      const { numbers, scores } = rank(parts, options);
      return numbers.flatMap((number, at) => matchOf(number, scores[at] ?? 0, matchedWords(number)));
    },
    rank,
    matchedWords,
  };
}

function readPart({ text, weight }: QueryPart): WordPart {
  return { words: tokenize(text), weight };
}

function positionOf(language: Language | undefined): number {
  return language === undefined ? -1 : languages.indexOf(language);
}
