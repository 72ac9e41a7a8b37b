import { categoryIndex } from "../../../catalog/find-categories.ts";
import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";
import type { CategoryIndex, RankedNumbers } from "../../../catalog/search.ts";
import { type Audience, audienceFactor } from "./audience.ts";
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
  const { numbers, scores } = steered(
    findCandidates(index, query),
    query.audience,
    categoryAudiences(catalog),
  );
  const [best] = numbers;
  if (best === undefined) return { categories: [], matched: [] };
  const matched = index.matchedWords(best);
  const clarity = placeClarity(catalog);
  const grounds = {
    hasThesaurus: catalog.searchIndex.thesaurus !== undefined,
    clarity,
    exclusiveness: clarity.exclusiveness(best),
    wordCount: matched.length,
    textWordCount: query.parts.reduce((sum, { words }) => sum + words.length, 0),
  };
  const categories = confidences(scores, grounds, limit).flatMap((score, rank): RankedCategory[] => {
    const category = catalog.categoryAt(numbers[rank] ?? -1);
    return category === undefined ? [] : [{ category, score }];
  });
  return { categories, matched };
}

function findCandidates(index: CategoryIndex, { parts, language }: ProductQuery): RankedNumbers {
  const options = { limit: weighedCandidates, language };
  const leaves = index.rank(parts, { ...options, leavesOnly: true });
  return leaves.numbers.length > 0 ? leaves : index.rank(parts, options);
}

/** With the scores of those for another audience than the product's lowered, and ranked anew where that changes the order. */
function steered(
  candidates: RankedNumbers,
  audience: Audience | undefined,
  audienceOf: (category: number) => Audience | undefined,
): RankedNumbers {
  const { numbers } = candidates;
  const scores = candidates.scores.map(
    (score, rank) => score * audienceFactor(audience, audienceOf(numbers[rank] ?? -1)),
  );
  if (isRanked(scores)) return { numbers, scores };
  const ranks = [...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  return {
    numbers: ranks.map((rank) => numbers[rank] ?? -1),
    scores: ranks.map((rank) => scores[rank] ?? 0),
  };
}

/** Mostly the audiences change nothing of the order. */
function isRanked(scores: readonly number[]): boolean {
  for (let rank = 1; rank < scores.length; rank += 1) {
    if ((scores[rank] ?? 0) > (scores[rank - 1] ?? 0)) return false;
  }
  return true;
}
