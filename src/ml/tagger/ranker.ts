import type { AttributeCandidates, ProductCandidates } from "./candidates.ts";
import { FoundNumbers, HashList, type HashTable } from "./hash-table.ts";
import { addGroupFeatures, addNoneFeatures, type GroupContext } from "./ranking-features.ts";
import type { OwnValues, ValueLexicon } from "./value-lexicon.ts";

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

/** One option: its prior score from the tagger, and its features. */
export interface ChoiceOption {
  /** Logarithm of the tagger's probability, to which the features' weights are added. */
  readonly offset: number;
  readonly features: Uint32Array;
}

const minMass = 1e-4;

/** "None", followed by each group. */
export function choiceOptions(context: RankingContext, of: AttributeCandidates): ChoiceOption[] {
  fillOptions(context, of);
  return offsets.map((offset, option) => ({
    offset,
    features: hashes.items.slice(starts[option], starts[option + 1]),
  }));
}

/** The probabilities of "none" and of each group; they sum to 1. */
export function rank({ table, weights }: Ranker, context: RankingContext, of: AttributeCandidates): number[] {
  fillOptions(context, of);
  features.fill(table, hashes);
  return softmax(
    offsets.map((offset, option) => {
      const end = starts[option + 1] ?? 0;
      let score = offset;
      for (let at = starts[option] ?? 0; at < end; at += 1) {
        const feature = features.items[at] ?? -1;
        if (feature >= 0) score += weights[feature] ?? 0;
      }
      return score;
    }),
  );
}

// The options of one attribute, in a shared buffer: the features of option n are at [starts[n], starts[n + 1]).
const hashes = new HashList();
const features = new FoundNumbers();
const starts: number[] = [];
const offsets: number[] = [];

function fillOptions({ product, category, lexicon, own }: RankingContext, of: AttributeCandidates): void {
  const context: GroupContext = { product, of, attribute: of.attribute, category, lexicon, own };
  hashes.clear();
  addNoneFeatures(context, hashes);
  starts.length = 0;
  starts.push(0, hashes.length);
  offsets.length = 0;
  offsets.push(Math.log(1 - of.presence + minMass));
  for (const [rank, group] of of.groups.entries()) {
    addGroupFeatures(context, group, rank, hashes);
    starts.push(hashes.length);
    offsets.push(Math.log(group.probability + minMass));
  }
}

export function softmax(scores: readonly number[]): number[] {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) highest = Math.max(highest, score);
  const masses = scores.map((score) => Math.exp(score - highest));
  let sum = 0;
  for (const mass of masses) sum += mass;
  return masses.map((mass) => mass / sum);
}
