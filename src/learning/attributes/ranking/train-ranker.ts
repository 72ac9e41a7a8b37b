import type { Pace } from "../pace.ts";
import { createHashTable } from "../reading/hash-numbers.ts";
import { shuffled } from "../tagger/shuffled.ts";
import { type Ranker, softmax } from "./ranker.ts";

/** One attribute of one example: what there is to choose from, "none" first. */
export interface Choice {
  readonly features: readonly Int32Array[];
  /** By option: its score before anything is learned. */
  readonly offsets: readonly number[];
  /** By option: whether it is right; several may be. */
  readonly isRight: readonly boolean[];
  /** How much it counts: less than 1 where the example does not say whether it has the attribute. */
  readonly weight: number;
  /** Number of the example. */
  readonly product: number;
}

export interface RankerTraining {
  readonly epochs: number;
  readonly rate: number;
  readonly penalty: number;
}

/**
 * Maximizes the likelihood that a right option is chosen, by AdaGrad; the same each time.
 * @param size how many features there are
 */
export async function trainRanker(
  choices: readonly Choice[],
  size: number,
  training: RankerTraining,
  pace: Pace,
): Promise<Float32Array> {
  const weights = new Float32Array(size);
  const squares = new Float32Array(size);
  for (let epoch = 0; epoch < training.epochs; epoch += 1) {
    for (const choice of shuffled(choices, epoch + 1)) {
      learn(choice, weights, squares, training);
      await pace();
    }
  }
  return weights;
}

/** Weights nearer to zero than this change next to nothing. */
const least = 0.01;

/** Lays the weights out to be searched by the hashes of their features. */
export function createRanker(hashes: Uint32Array, weights: Float32Array): Ranker {
  const kept = [...weights.keys()].filter((feature) => Math.abs(weights[feature] ?? 0) >= least);
  return {
    table: createHashTable(Uint32Array.from(kept, (feature) => hashes[feature] ?? 0)),
    weights: Float32Array.from(kept, (feature) => weights[feature] ?? 0),
  };
}

function learn(
  { features, offsets, isRight, weight: importance }: Choice,
  weights: Float32Array,
  squares: Float32Array,
  { rate, penalty }: RankerTraining,
): void {
  const probabilities = softmax(
    features.map((list, option) => (offsets[option] ?? 0) + scoreOf(list, weights)),
  );
  const right = probabilities.reduce((sum, mass, option) => sum + (isRight[option] ? mass : 0), 0);
  if (right <= 0) return;
  for (const [option, list] of features.entries()) {
    const mass = probabilities[option] ?? 0;
    const slope = importance * ((isRight[option] ? mass / right : 0) - mass);
    if (Math.abs(slope) < 1e-4) continue;
    for (const feature of list) {
      const weight = weights[feature] ?? 0;
      const gradient = slope - penalty * weight;
      const square = (squares[feature] ?? 0) + gradient * gradient;
      squares[feature] = square;
      weights[feature] = weight + (rate * gradient) / Math.sqrt(square + 1e-6);
    }
  }
}

/** The sum of an option's weights. */
export function scoreOf(features: Int32Array, weights: Float32Array): number {
  let score = 0;
  for (const feature of features) score += weights[feature] ?? 0;
  return score;
}
