import { categoryIndex } from "../../../catalog/find-categories.ts";
import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";
import type { CategoryIndex, RankedNumbers } from "../../../catalog/search.ts";
import { audienceFactors } from "./category-audiences.ts";
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
  const factorOf = audienceFactors(catalog)(query.audience);
  const { numbers, scores } = steered(findCandidates(index, query), factorOf);
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

/** With the scores of those for another audience than the product's lowered, best first; equals stay in their order. */
function steered(candidates: RankedNumbers, factorOf: (category: number) => number): RankedNumbers {
  const numbers = candidates.numbers.slice();
  const scores = candidates.scores.slice();
  for (let rank = 0; rank < numbers.length; rank += 1) {
    const number = numbers[rank] ?? -1;
    const score = (scores[rank] ?? 0) * factorOf(number);
    let place = rank;
    // Mostly the audiences change little of the order.
    for (; place > 0 && (scores[place - 1] ?? 0) < score; place -= 1) {
      numbers[place] = numbers[place - 1] ?? -1;
      scores[place] = scores[place - 1] ?? 0;
    }
    numbers[place] = number;
    scores[place] = score;
  }
  return { numbers, scores };
}
