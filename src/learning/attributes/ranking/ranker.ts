import type { OwnValues } from "../lexicon/lexicon-rows.ts";
import type { ValueLexicon } from "../lexicon/value-lexicon.ts";
import { findHash, type HashTable } from "../reading/hash-numbers.ts";
import type { AttributeCandidates, ProductCandidates } from "./candidates.ts";
import { groupFeatures, noneFeatures } from "./group-features.ts";

/** A log-linear model that chooses among the candidates of an attribute, or none of them. */
export interface Ranker {
  readonly table: HashTable;
  readonly weights: Float32Array;
}

export interface RankingContext {
  readonly product: ProductCandidates;
  readonly category: number;
  readonly lexicon: ValueLexicon;
  readonly own?: OwnValues;
}

/** One option: what the tagger says of it, and its features. */
export interface ChoiceOption {
  /** Logarithm of the tagger's probability, from which the features lead away. */
  readonly offset: number;
  readonly features: readonly number[];
}

const leastMass = 1e-4;

/** "None", and then each group. */
export function choiceOptions(context: RankingContext, of: AttributeCandidates): ChoiceOption[] {
  const here = { ...context, of };
  const groups = of.groups.map((group, rank) => ({
    offset: Math.log(group.probability + leastMass),
    features: groupFeatures(here, group, rank),
  }));
  return [{ offset: Math.log(1 - of.presence + leastMass), features: noneFeatures(here) }, ...groups];
}

/** The probabilities of "none" and of each group: they add up to 1. */
export function rank({ table, weights }: Ranker, context: RankingContext, of: AttributeCandidates): number[] {
  const scores = choiceOptions(context, of).map(({ offset, features }) => {
    let score = offset;
    for (const hash of features) {
      const number = findHash(table, hash);
      if (number >= 0) score += weights[number] ?? 0;
    }
    return score;
  });
  return softmax(scores);
}

export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const masses = scores.map((score) => Math.exp(score - highest));
  const sum = masses.reduce((total, mass) => total + mass, 0);
  return masses.map((mass) => mass / sum);
}
