import { categoryIndex } from "../../../catalog/find-categories.ts";
import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";
import type { CategoryMatch } from "../../../catalog/search.ts";
import { type Audience, audienceFactor, audienceOfCategory } from "./audience.ts";
import type { ProductQuery } from "./product-query.ts";

export interface RankedCategory {
  readonly category: CategoryRecord;
  /** In [0, 1], not growing along a ranking. */
  readonly score: number;
  /** The product's words that found it, folded. */
  readonly matched: readonly string[];
}

/** How many candidates are weighed beyond those that are asked for. */
const spareCandidates = 30;

/**
 * The categories that the product's words point to, best first: leaves, or where no leaf has any of the
 * words, categories above them. Equals stay in the catalog's order.
 */
export function rankCategories(
  catalog: Catalog,
  query: ProductQuery,
  limit: number,
): readonly RankedCategory[] {
  const candidates = findCandidates(catalog, query, limit + spareCandidates);
  const audiences = audiencesOf(catalog);
  const steered = candidates
    .map((match) => ({
      ...match,
      score: match.score * audienceFactor(query.audience, audiences(match.category)),
    }))
    .sort((left, right) => right.score - left.score);
  return withConfidence(steered).slice(0, limit);
}

function findCandidates(catalog: Catalog, { parts, language }: ProductQuery, limit: number): CategoryMatch[] {
  const index = categoryIndex(catalog);
  const options = { limit, ...(language === undefined ? {} : { language }) };
  const leaves = index.search(parts, { ...options, leavesOnly: true });
  return leaves.length > 0 ? leaves : index.search(parts, options);
}

/** Raw score at which evidence counts half, and how steeply rivals take from each other. */
const halfEvidence = 14;
const rivalry = 4;

/**
 * score_i = e_i * sqrt(s_i^r / sum_j s_j^r), with the evidence e_i = s_i / (s_i + h): high where much of the
 * text points to the category (raw score s_i) and little to others. h and r are fitted so that about that
 * share of best suggestions is right on real products.
 */
function withConfidence(matches: readonly CategoryMatch[]): RankedCategory[] {
  const best = matches[0]?.score ?? 1;
  const powers = matches.map(({ score }) => (score / best) ** rivalry);
  const sum = powers.reduce((total, power) => total + power, 0);
  return matches.map(({ category, score, matched }, index) => {
    const share = Math.sqrt((powers[index] ?? 0) / sum);
    const confidence = (score / (score + halfEvidence)) * share;
    return { category, matched, score: Math.round(confidence * 1_000) / 1_000 };
  });
}

const keptAudiences = new WeakMap<Catalog, Map<string, Audience | undefined>>();

function audiencesOf(catalog: Catalog): (category: CategoryRecord) => Audience | undefined {
  const known = keptAudiences.get(catalog) ?? new Map<string, Audience | undefined>();
  keptAudiences.set(catalog, known);
  return (category) => {
    if (!known.has(category.identifier)) {
      known.set(category.identifier, audienceOfCategory(catalog, category));
    }
    return known.get(category.identifier);
  };
}
