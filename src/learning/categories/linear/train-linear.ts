import { setImmediate } from "node:timers/promises";
import { settings } from "../settings.ts";
import { BinaryTrainer } from "./binary-trainer.ts";
import { type ClassWeights, joinColumns, type WeightColumn } from "./class-weights.ts";
import { withHardNegatives } from "./hard-negatives.ts";
import type { SparseRows } from "./sparse-rows.ts";

export interface LinearModel {
  readonly weights: ClassWeights;
  readonly biases: Float32Array;
}

export interface LinearTrainingOptions {
  /** Features below are words. */
  readonly wordWidth: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
}

/**
 * A support vector machine for each target.
 * @param targets the rows of each target; a row may be of several
 */
export async function trainLinear(
  rows: SparseRows,
  targets: readonly (readonly number[])[],
  { wordWidth, signal, onProgress }: LinearTrainingOptions,
): Promise<LinearModel> {
  const members = withHardNegatives(rows, targets, wordWidth);
  const trainer = new BinaryTrainer(rows);
  const columns: WeightColumn[] = [];
  const biases = new Float32Array(targets.length);
  for (const [number, target] of targets.entries()) {
    trainer.train(members[number] ?? new Uint32Array(), target.length, settings.cost);
    biases[number] = trainer.bias;
    columns.push(columnOf(trainer.weights, settings.prune));
    await setImmediate();
    signal?.throwIfAborted();
    onProgress?.((number + 1) / targets.length);
  }
  return { weights: joinColumns(columns, rows.width), biases };
}

function columnOf(weights: Float64Array, least: number): WeightColumn {
  const features: number[] = [];
  for (let feature = 0; feature < weights.length; feature += 1) {
    if (Math.abs(weights[feature] ?? 0) > least) features.push(feature);
  }
  const kept = Uint32Array.from(features);
  return { features: kept, weights: Float32Array.from(kept, (feature) => weights[feature] ?? 0) };
}
