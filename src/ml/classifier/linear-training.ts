import { setImmediate } from "node:timers/promises";
import { addScores, joinColumns, rowCount, type SparseRows, type WeightColumn } from "./linear-model.ts";
import { BinaryTrainer } from "./support-vector-machine.ts";

/** The cost of a misclassified row (C). */
const cost = 2;

interface LinearModel {
  readonly columns: readonly WeightColumn[];
  readonly biases: Float32Array;
}

interface LinearTrainingOptions {
  /** Features below this number are words. */
  readonly wordWidth: number;
  /** By feature; 1 or more. */
  readonly rarity: Float32Array;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (share: number) => void;
}

/**
 * Trains a support vector machine per target.
 * @param targets the rows of each target; a row may belong to several
 */
export async function trainLinear(
  rows: SparseRows,
  targets: readonly (readonly number[])[],
  { wordWidth, rarity, signal, onProgress }: LinearTrainingOptions,
): Promise<LinearModel> {
  const members = withHardNegatives(rows, targets, wordWidth);
  const { rows: renumbered, oldNumbers } = renumberByFrequency(rows);
  const minimums = minimumWeights(rarity, targets.length);
  const trainer = new BinaryTrainer(renumbered);
  const columns: WeightColumn[] = [];
  const biases = new Float32Array(targets.length);
  for (const [number, target] of targets.entries()) {
    trainer.train(members[number] ?? new Uint32Array(), target.length, cost);
    biases[number] = trainer.bias;
    columns.push(columnOf(trainer.weights, minimums, oldNumbers));
    await setImmediate();
    signal?.throwIfAborted();
    onProgress?.((number + 1) / targets.length);
  }
  return { columns, biases };
}

/** @param minimums minimum weight by the feature's old number */
function columnOf(weights: Float32Array, minimums: Float32Array, oldNumbers: Uint32Array): WeightColumn {
  const retained: number[] = [];
  for (let number = 0; number < weights.length; number += 1) {
    const weight = Math.abs(weights[number] ?? 0);
    if (weight > (minimums[oldNumbers[number] ?? 0] ?? 0)) retained.push(number);
  }
  return {
    features: Uint32Array.from(retained, (number) => oldNumbers[number] ?? 0),
    weights: Float32Array.from(retained, (number) => weights[number] ?? 0),
  };
}

/** The same rows with renumbered features, and the old number of each new one. */
interface RenumberedRows {
  readonly rows: SparseRows;
  readonly oldNumbers: Uint32Array;
}

/** Numbers the features by descending row frequency, so that features used together are adjacent in memory. */
function renumberByFrequency(rows: SparseRows): RenumberedRows {
  const counts = new Uint32Array(rows.width);
  for (const feature of rows.features) counts[feature] = (counts[feature] ?? 0) + 1;
  const oldNumbers = Uint32Array.from({ length: rows.width }, (_, feature) => feature).sort(
    (a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b,
  );
  const newNumbers = new Uint32Array(rows.width);
  for (const [number, feature] of oldNumbers.entries()) newNumbers[feature] = number;
  const features = rows.features.map((feature) => newNumbers[feature] ?? 0);
  return { rows: { ...rows, features }, oldNumbers };
}

const minRivals = 300;
const rivalsPerRow = 2;
/**
 * Total negatives over all classes: with few classes, each is trained against nearly all other rows in the same time.
 */
const totalRivals = 200_000;
/** Number of similarities held in memory at once (16 MB). */
const maxSimilarities = 4_000_000;

/**
 * Adds hard negatives to each class: the rows outside it that are most similar to the mean of its rows, by shared
 * words.
 * @param targets the rows of each class
 * @param wordWidth features below this number are words; the others are ignored
 * @returns for each class, its rows followed by its negatives
 */
function withHardNegatives(
  rows: SparseRows,
  targets: readonly (readonly number[])[],
  wordWidth: number,
): Uint32Array[] {
  const count = rowCount(rows);
  const together = Math.max(1, Math.floor(maxSimilarities / Math.max(1, count)));
  const members: Uint32Array[] = [];
  for (let first = 0; first < targets.length; first += together) {
    const part = targets.slice(first, first + together);
    const similarities = similaritiesOf(rows, part, wordWidth);
    for (const [number, target] of part.entries()) {
      const wanted = Math.max(minRivals + rivalsPerRow * target.length, totalRivals / targets.length);
      const column = similarities.subarray(number * count, (number + 1) * count);
      members.push(Uint32Array.from([...target, ...mostSimilar(column, target, Math.ceil(wanted))]));
    }
  }
  return members;
}

/** @returns for each class in turn, every row's similarity to it */
function similaritiesOf(
  rows: SparseRows,
  targets: readonly (readonly number[])[],
  wordWidth: number,
): Float32Array {
  const count = rowCount(rows);
  const means = joinColumns(meanColumns(rows, targets, wordWidth), rows.width);
  const scores = new Float64Array(targets.length);
  const similarities = new Float32Array(count * targets.length);
  for (let row = 0; row < count; row += 1) {
    scores.fill(0);
    addScores(means, rows, row, scores);
    for (let target = 0; target < scores.length; target += 1) {
      similarities[target * count + row] = scores[target] ?? 0;
    }
  }
  return similarities;
}

/** @param similarities of all rows to a class; modified */
function mostSimilar(similarities: Float32Array, target: readonly number[], wanted: number): number[] {
  for (const row of target) similarities[row] = -1;
  const others = similarities.length - target.length;
  const limit = wanted < others ? (similarities.slice().sort()[similarities.length - wanted] ?? 0) : -0.5;
  const found: number[] = [];
  for (const [row, similarity] of similarities.entries()) {
    if (similarity >= limit && (similarity > 0 || limit < 0)) found.push(row);
  }
  return found;
}

function meanColumns(
  rows: SparseRows,
  targets: readonly (readonly number[])[],
  wordWidth: number,
): WeightColumn[] {
  const sums = new Float64Array(wordWidth);
  return targets.map((target) => {
    const features: number[] = [];
    for (const row of target) {
      const end = rows.starts[row + 1] ?? 0;
      for (let at = rows.starts[row] ?? 0; at < end; at += 1) {
        const feature = rows.features[at] ?? 0;
        if (feature >= wordWidth) continue;
        if (sums[feature] === 0) features.push(feature);
        sums[feature] = (sums[feature] ?? 0) + (rows.values[at] ?? 0);
      }
    }
    const weights = Float32Array.from(features, (feature) => (sums[feature] ?? 0) / target.length);
    for (const feature of features) sums[feature] = 0;
    return { features: Uint32Array.from(features), weights };
  });
}

/** Smaller weights are dropped; these are nine tenths of all, and hardly affect the answers. */
const minWeight = 0.03;
/** With many targets, weights below this bound times the feature's rarity are dropped as well. */
const minContribution = 0.2;
const manyTargets = 800;

/**
 * The minimum absolute weight for each feature. A product's features are scaled by rarity, so common ones contribute
 * little, while their weights for hundreds of targets dominate the cost of an answer. With few targets the cost is
 * small, and small weights may be all that a few examples yield.
 * @param rarity by feature, 1 or more
 */
export function minimumWeights(rarity: Float32Array, targetCount: number): Float32Array {
  const minProduct = minContribution * Math.min(1, targetCount / manyTargets);
  return rarity.map((rare) => Math.max(minWeight, minProduct / rare));
}
