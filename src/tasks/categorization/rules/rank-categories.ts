import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";
import {
  type CategoryIndex,
  categoryIndex,
  type RankedNumbers,
} from "../../../catalog/search/category-search.ts";
import type { SenseLinks } from "../../../catalog/search/search-index.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { audienceFactors } from "./audience.ts";
import { confidences } from "./confidence.ts";
import type { ProductQuery } from "./product-query.ts";

interface RankedCategory {
  readonly category: CategoryRecord;
  /** In [0, 1], not growing along a ranking. */
  readonly score: number;
}

interface Ranking {
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

/** How clearly kinds of things have their place in a catalog. */
export interface PlaceClarity {
  /** The strongest link's share of a kind's links, in the mean over the kinds that have any: 0.75..1. */
  readonly mean: number;
  /** How many categories there are to choose from. */
  readonly leafCount: number;
  /** How many kinds have a place in the catalog, for each leaf. Above 0. */
  readonly kindsPerLeaf: number;
  /**
   * How far the kinds that have their place in a category have none elsewhere, by the category's number: the mean of the
   * shares that the category has of its kinds' links, weighed by the links. 0..1; 0 where no kind has its place.
   */
  exclusiveness(category: number): number;
}

/**
 * Of a catalog that is its own thesaurus: linked to itself all would be clear, which tells nothing, so it counts as shops'
 * catalogs of hundreds of categories do.
 */
const ownMean = 0.78;
const ownPlaces = { mean: ownMean, leafCount: 600, kindsPerLeaf: 3, exclusiveness: () => ownMean } as const;
/** The least clear catalog on which the confidence was fitted; of one less clear nothing more is concluded. */
const leastMean = 0.75;

/** Found out when a catalog is first asked. */
export const placeClarity = oncePerObject(clarityOf);

function clarityOf({ searchIndex: { isLeaf, thesaurus } }: Catalog): PlaceClarity {
  if (thesaurus === undefined) return ownPlaces;
  const leafCount = Math.max(1, isLeaf.filter((leaf) => leaf === 1).length);
  const { placed, clear, exclusive, linked } = addUpLinks(thesaurus.links, isLeaf.length);
  return {
    mean: placed === 0 ? leastMean : Math.max(leastMean, clear / placed),
    leafCount,
    kindsPerLeaf: Math.max(1, placed) / leafCount,
    exclusiveness: (category) => (exclusive[category] ?? 0) / (linked[category] || 1),
  };
}

/**
 * @returns how many kinds have a place, the sum of their strongest links' shares, and by category the sum of the links and
 *   that of the links times their shares
 */
function addUpLinks({ starts, categories, weights }: SenseLinks, categoryCount: number) {
  const exclusive = new Float64Array(categoryCount);
  const linked = new Float64Array(categoryCount);
  let [placed, clear] = [0, 0];
  for (let sense = 0; sense + 1 < starts.length; sense += 1) {
    const [start, end] = [starts[sense] ?? 0, starts[sense + 1] ?? 0];
    const row = weights.subarray(start, end);
    const sum = row.reduce((total, weight) => total + weight, 0);
    if (sum === 0) continue;
    placed += 1;
    clear += Math.max(...row) / sum;
    for (const [at, weight] of row.entries()) {
      const category = categories[start + at] ?? 0;
      linked[category] = (linked[category] ?? 0) + weight;
      exclusive[category] = (exclusive[category] ?? 0) + weight ** 2 / sum;
    }
  }
  return { placed, clear, exclusive, linked };
}
