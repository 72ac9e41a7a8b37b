import { type Language, languages } from "../contract/vocabulary.ts";
import { tokenize } from "../text/tokens.ts";
import type { Catalog, CategoryRecord } from "./model.ts";
import { createNamePreference } from "./search/prefer-names.ts";
import { SenseSearch } from "./search/sense-search.ts";
import { type WordPart, weighWords } from "./search/word-query.ts";
import { WordSearch } from "./search/word-search.ts";

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

export interface SearchOptions {
  /** How many categories at most. */
  readonly limit: number;
  readonly leavesOnly?: boolean;
  /** The language of the query: words of other languages count less. */
  readonly language?: Language;
  /**
   * For the few words of a person who searches: a word that the catalog lacks is taken for those that it may be a
   * slip of, and that it begins or ends; and what the whole query names comes first.
   */
  readonly isTolerant?: boolean;
}

export interface CategoryIndex {
  /** Best first; equals in the catalog's order. */
  search(query: readonly QueryPart[], options: SearchOptions): CategoryMatch[];
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
  return {
    search: (parts, { limit, leavesOnly = false, language, isTolerant = false }) => {
      const query = weighWords(parts.map(readPart));
      const position = language === undefined ? -1 : languages.indexOf(language);
      const search = isTolerant ? tolerant : exact;
      search.score(query, position);
      if (!isTolerant) senses?.addTo(search.scorer, query, position);
      const considered = isTolerant ? limit * consideredAnew : limit;
      const found = search.scorer.best(considered, leavesOnly).flatMap((number): CategoryMatch[] => {
        const category = catalog.categoryAt(number);
        if (category === undefined) return [];
        const ownWords = search.matchedWords(number);
        const matched = ownWords.length > 0 || isTolerant ? ownWords : (senses?.matchedWords(number) ?? []);
        return [{ category, score: search.scorer.scoreOf(number), matched }];
      });
      if (!isTolerant) return found;
      const typed = query.parts.flatMap(({ words }) => words);
      return preferNames(found, typed).slice(0, limit);
    },
  };
}

function readPart({ text, weight }: QueryPart): WordPart {
  return { words: tokenize(text).map(({ folded }) => folded), weight };
}
