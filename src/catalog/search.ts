import { type Language, languages } from "../contract/vocabulary.ts";
import { tokenize } from "../text/tokens.ts";
import type { Catalog } from "./model.ts";
import { isAudience } from "./search/audiences.ts";
import { createNamePreference } from "./search/prefer-names.ts";
import { type ResolvedWord, WordResolver } from "./search/query-words.ts";
import { type CategoryMatch, Scorer } from "./search/scorer.ts";
import { audienceWeight, repetitionWeight } from "./search/weights.ts";

export type { CategoryMatch } from "./search/scorer.ts";

export interface QueryPart {
  readonly text: string;
  /** Above 0; 1 is usual. A product's name may weigh 3 where its description weighs 1. */
  readonly weight: number;
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
  const exact = new WordResolver(catalog.searchIndex, false);
  const tolerant = new WordResolver(catalog.searchIndex, true);
  const scorer = new Scorer(catalog);
  const preferNames = createNamePreference();
  return {
    search: (query, { limit, leavesOnly = false, language, isTolerant = false }) => {
      const resolver = isTolerant ? tolerant : exact;
      const parts = query.map(({ text, weight }) => ({
        weight,
        words: tokenize(text).map((token) => resolver.resolve(token.folded)),
      }));
      scorer.start(language === undefined ? -1 : languages.indexOf(language));
      for (const [word, weight] of wordWeights(parts)) {
        scorer.addWord(word, isTolerant && isAudience(word.folded) ? weight * audienceWeight : weight);
      }
      for (const { words, weight } of parts) scorer.addPhrases(words, weight);
      if (isTolerant) for (const { words } of parts) scorer.addWholeMatches(words);
      if (!isTolerant) return scorer.best(limit, leavesOnly);
      const found = scorer.best(limit * consideredAnew, leavesOnly);
      const typed = parts.flatMap(({ words }) => words.map(({ folded }) => folded));
      return preferNames(found, typed).slice(0, limit);
    },
  };
}

/** Each word once, in order: its strongest occurrence, and a little for the others. */
function wordWeights(parts: readonly { weight: number; words: readonly ResolvedWord[] }[]) {
  const weights = new Map<ResolvedWord, number>();
  const counts = new Map<ResolvedWord, number>();
  for (const { weight, words } of parts) {
    for (const word of words) {
      if (word.meanings.length === 0) continue;
      weights.set(word, Math.max(weights.get(word) ?? 0, weight));
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  for (const [word, weight] of weights) {
    weights.set(word, weight * (1 + repetitionWeight * Math.log(counts.get(word) ?? 1)));
  }
  return weights;
}
