import { setImmediate } from "node:timers/promises";
import { BinaryTrainer } from "./binary-trainer.ts";
import { renumberByFrequency } from "./by-frequency.ts";
import type { WeightColumn } from "./class-weights.ts";
import { withHardNegatives } from "./hard-negatives.ts";
import { leastWeights } from "./least-weights.ts";
import type { SparseRows } from "./sparse-rows.ts";

/** What a row on the wrong side costs. */
const cost = 2;

export interface LinearModel {
  readonly columns: readonly WeightColumn[];
  readonly biases: Float32Array;
}

export interface LinearTrainingOptions {
  /** Features below are words. */
  readonly wordWidth: number;
  /** By feature, 1 and more. */
  readonly rarity: Float32Array;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (share: number) => void;
}

/**
 * A support vector machine for each target.
 * @param targets the rows of each target; a row may be of several
 */
export async function trainLinear(
  rows: SparseRows,
  targets: readonly (readonly number[])[],
  { wordWidth, rarity, signal, onProgress }: LinearTrainingOptions,
): Promise<LinearModel> {
  const members = withHardNegatives(rows, targets, wordWidth);
  const { rows: renumbered, oldNumbers } = renumberByFrequency(rows);
  const least = leastWeights(rarity, targets.length);
  const trainer = new BinaryTrainer(renumbered);
  const columns: WeightColumn[] = [];
  const biases = new Float32Array(targets.length);
  for (const [number, target] of targets.entries()) {
    trainer.train(members[number] ?? new Uint32Array(), target.length, cost);
    biases[number] = trainer.bias;
    columns.push(columnOf(trainer.weights, least, oldNumbers));
    await setImmediate();
    signal?.throwIfAborted();
    onProgress?.((number + 1) / targets.length);
  }
  return { columns, biases };
}

/** @param least that a weight must be to stay, by the feature's old number */
function columnOf(weights: Float32Array, least: Float32Array, oldNumbers: Uint32Array): WeightColumn {
  const kept: number[] = [];
  for (let number = 0; number < weights.length; number += 1) {
    const weight = Math.abs(weights[number] ?? 0);
    if (weight > (least[oldNumbers[number] ?? 0] ?? 0)) kept.push(number);
  }
  return {
    features: Uint32Array.from(kept, (number) => oldNumbers[number] ?? 0),
    weights: Float32Array.from(kept, (number) => weights[number] ?? 0),
  };
}
