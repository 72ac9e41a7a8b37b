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

/** How many candidates are weighed, however many are asked for: a score must not depend on the question's limit. */
const weighedCandidates = 50;

/**
 * The categories that the product's words point to, best first: leaves, or where no leaf has any of the
 * words, categories above them. Equals stay in the catalog's order.
 */
export function rankCategories(
  catalog: Catalog,
  query: ProductQuery,
  limit: number,
): readonly RankedCategory[] {
  const candidates = findCandidates(catalog, query, weighedCandidates);
  const audiences = audiencesOf(catalog);
  const steered = candidates
    .map((match) => ({
      ...match,
      score: match.score * audienceFactor(query.audience, audiences(match.category)),
    }))
    .sort((left, right) => right.score - left.score);
  return withConfidence(steered, query.told).slice(0, limit);
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
const calibration = 0.6;

/**
 * score_i = (e_i * c_i * sqrt(s_i^r / sum_j s_j^r))^k, cut where it would grow along the ranking. The evidence
 * e_i = s_i / (s_i + h) grows with the raw score s_i; the coverage c_i is the share of the name's words, by
 * their weights, that found the category; the root tells how far it is ahead of its rivals. h, r and
 * k are chosen so that on real products a best category is right about as often as its score says.
 */
function withConfidence(matches: readonly CategoryMatch[], told: ProductQuery["told"]): RankedCategory[] {
  const best = matches[0]?.score ?? 1;
  const powers = matches.map(({ score }) => (score / best) ** rivalry);
  const sum = powers.reduce((total, power) => total + power, 0);
  let highest = 1;
  return matches.map(({ category, score, matched }, index) => {
    const share = Math.sqrt((powers[index] ?? 0) / sum);
    const confidence = ((score / (score + halfEvidence)) * coverage(matched, told) * share) ** calibration;
    highest = Math.min(highest, Math.round(confidence * 1_000) / 1_000);
    return { category, matched, score: highest };
  });
}

/** In (0, 1]; what the name does not tell about leaves a third to what the description does. */
function coverage(matched: readonly string[], told: ProductQuery["told"]): number {
  let [covered, all] = [0, 0];
  for (const [word, weight] of told) {
    all += weight;
    if (matched.includes(word)) covered += weight;
  }
  return all === 0 ? 0.5 : 0.33 + 0.67 * Math.sqrt(covered / all);
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
