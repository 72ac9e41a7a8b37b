import { type Language, languages } from "../../api/vocabulary.ts";
import { oncePerObject } from "../../lib/once.ts";
import { foldText } from "../../nlp/normalizer.ts";
import { tokenize } from "../../nlp/tokenizer.ts";
import type { Catalog, CategoryRecord } from "../model.ts";
import { typedNameWeight } from "./weights.ts";
import { type SenseRanking, SenseSearch, type WordPart, WordSearch } from "./word-search.ts";

interface QueryPart {
  readonly text: string;
  /** Above 0; 1 is usual. A product's name may have weight 3 where its description has 1. */
  readonly weight: number;
}

interface CategoryMatch {
  readonly category: CategoryRecord;
  /** Above 0 and unbounded; comparable only within one query. */
  readonly score: number;
  /** The query's matching words, folded, in query order. */
  readonly matched: readonly string[];
}

/** Categories by number, best first, without an object for each: `Catalog.categoryAt` has the record. */
export interface RankedNumbers {
  readonly numbers: readonly number[];
  /** Above 0 and unbounded; comparable only within one query. */
  readonly scores: readonly number[];
}

interface RankOptions {
  /** Maximum number of categories. */
  readonly limit: number;
  readonly leavesOnly?: boolean;
  /** The query's language: words of other languages count less. */
  readonly language?: Language | undefined;
  /** Knows better than their words which senses are meant, where the catalog has a thesaurus. */
  readonly senses?: SenseRanking | undefined;
}

interface SearchOptions extends RankOptions {
  /**
   * For short queries typed by a person: an unknown word also matches words within one typing error, and words that
   * it begins or ends; categories that match the whole query come first.
   */
  readonly isTolerant?: boolean;
}

export interface CategoryIndex {
  /** Best first; ties in catalog order. */
  search(query: readonly QueryPart[], options: SearchOptions): CategoryMatch[];
  /** For many texts that are already tokenized: the same, without tolerance. */
  rank(query: readonly WordPart[], options: RankOptions): RankedNumbers;
  /** The thesaurus's senses that a query matches, by its numbers, best first; none where the catalog has none. */
  rankSenses(query: readonly WordPart[], options: Pick<RankOptions, "limit" | "language">): RankedNumbers;
  /** The folded words by which the last `rank` found a category. */
  matchedWords(number: number): readonly string[];
}

/** The candidates re-ranked by their names, as a multiple of the requested number. */
const rerankFactor = 3;

/** Ranks a catalog's categories by names, terms and their path's names, in all four languages at once. */
export function createCategoryIndex(catalog: Pick<Catalog, "categoryAt" | "searchIndex">): CategoryIndex {
  const index = catalog.searchIndex;
  const exact = new WordSearch(index);
  const tolerant = new WordSearch(index, index.spelling);
  const senses = index.thesaurus && new SenseSearch(index.thesaurus);
  const preferNames = createNamePreference();

  const rank = (parts: readonly WordPart[], options: RankOptions) => {
    const { limit, leavesOnly = false, language } = options;
    const position = positionOf(language);
    exact.score(parts, position);
    senses?.addTo(exact.scorer, parts, position, options.senses);
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
      .best(limit * rerankFactor, leavesOnly)
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
    rankSenses: (parts, { limit, language }) =>
      senses?.rank(parts, { limit, language: positionOf(language) }) ?? { numbers: [], scores: [] },
    matchedWords,
  };
}

function readPart({ text, weight }: QueryPart): WordPart {
  return { words: tokenize(text), weight };
}

function positionOf(language: Language | undefined): number {
  return language === undefined ? -1 : languages.indexOf(language);
}

type Preference = (matches: readonly CategoryMatch[], typed: readonly string[]) => CategoryMatch[];

/**
 * Re-ranks the results of a short query: a category whose name contains all words, in one language and as typed,
 * precedes one that matches in a term or in another form.
 */
function createNamePreference(): Preference {
  const cachedNames = new Map<CategoryRecord, readonly string[]>();
  const foldedNames = (category: CategoryRecord) => {
    const known =
      cachedNames.get(category) ?? languages.map((language) => foldText(category.names[language] ?? ""));
    cachedNames.set(category, known);
    return known;
  };
  return (matches, typed) =>
    matches
      .map((match) => {
        const isNamed = foldedNames(match.category).some((name) =>
          typed.every((word) => hasWord(name, word)),
        );
        return isNamed ? { ...match, score: match.score * typedNameWeight } : match;
      })
      .sort((one, other) => other.score - one.score);
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isOfWord(text[at - 1]) && !isOfWord(text[at + word.length])) return true;
  }
  return false;
}

function isOfWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

const maxFound = 50;
/** One index per catalog, built on first use and cached as long as the catalog. */
export const categoryIndex: (catalog: Catalog) => CategoryIndex = oncePerObject(createCategoryIndex);

/**
 * Results of a short query: the category with this identifier, then those with this name, then those matching its
 * words, including misspelled and partial ones.
 * @param language of the words; all four where undefined
 * @returns at most 50, best first
 */
export function findCategories(catalog: Catalog, words: string, language?: Language): CategoryRecord[] {
  const options = { limit: maxFound, isTolerant: true, ...(language ? { language } : {}) };
  const identified = catalog.findCategory(words.trim());
  const found = categoryIndex(catalog)
    .search([{ text: words, weight: 1 }], options)
    .map((match) => match.category);
  return [...new Set(identified ? [identified, ...found] : found)].slice(0, maxFound);
}
