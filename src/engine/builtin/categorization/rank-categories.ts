import { categoryIndex } from "../../../catalog/find-categories.ts";
import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";
import type { CategoryIndex, NumberedMatch } from "../../../catalog/search.ts";
import { audienceFactor } from "./audience.ts";
import { categoryAudiences } from "./category-audiences.ts";
import { confidences } from "./confidence.ts";
import { placeClarity } from "./place-clarity.ts";
import type { ProductQuery } from "./product-query.ts";

export interface RankedCategory {
  readonly category: CategoryRecord;
  /** In [0, 1], not growing along a ranking. */
  readonly score: number;
}

export interface Ranking {
  readonly categories: readonly RankedCategory[];
  /** The product's words that found the best category, folded. */
  readonly matched: readonly string[];
}

/** How many candidates are weighed, however many are asked for: a score must not depend on the question's limit. */
const weighedCandidates = 50;

/**
 * The categories that the product's words point to, best first: leaves, or where no leaf has any of the
 * words, categories above them. Equals stay in the catalog's order.
 */
export function rankCategories(catalog: Catalog, query: ProductQuery, limit: number): Ranking {
  const index = categoryIndex(catalog);
  const candidates = findCandidates(index, query);
  const audienceOf = categoryAudiences(catalog);
  const steered = candidates.map((match): NumberedMatch => {
    const factor = audienceFactor(query.audience, audienceOf(match.number));
    return factor === 1
      ? match
      : { number: match.number, score: match.score * factor, related: match.related * factor };
  });
  if (!isRanked(steered)) steered.sort((left, right) => right.score - left.score);
  const [best] = steered;
  if (best === undefined) return { categories: [], matched: [] };
  const matched = index.matchedWords(best.number);
  const clarity = placeClarity(catalog);
  const scores = confidences(steered, {
    hasThesaurus: catalog.searchIndex.thesaurus !== undefined,
    clarity,
    exclusiveness: clarity.exclusiveness(best.number),
    wordCount: matched.length,
    textWordCount: query.parts.reduce((sum, { words }) => sum + words.length, 0),
  });
  const categories = steered.slice(0, limit).flatMap(({ number }, rank): RankedCategory[] => {
    const category = catalog.categoryAt(number);
    return category === undefined ? [] : [{ category, score: scores[rank] ?? 0 }];
  });
  return { categories, matched };
}

function findCandidates(index: CategoryIndex, { parts, language }: ProductQuery): NumberedMatch[] {
  const options = { limit: weighedCandidates, language };
  const leaves = index.rank(parts, { ...options, leavesOnly: true });
  return leaves.length > 0 ? leaves : index.rank(parts, options);
}

/** Mostly the audiences change nothing of the order. */
function isRanked(matches: readonly NumberedMatch[]): boolean {
  return matches.every(({ score }, rank) => rank === 0 || score <= (matches[rank - 1]?.score ?? 0));
}
