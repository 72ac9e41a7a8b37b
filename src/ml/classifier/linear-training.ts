import { setImmediate } from "node:timers/promises";
import { addScores, joinColumns, rowCount, type SparseRows, type WeightColumn } from "./linear-model.ts";
import { BinaryTrainer } from "./support-vector-machine.ts";

/** What a row on the wrong side costs. */
const cost = 2;

interface LinearModel {
  readonly columns: readonly WeightColumn[];
  readonly biases: Float32Array;
}

interface LinearTrainingOptions {
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

/** The same rows with features numbered anew, and each new number's old one. */
interface RenumberedRows {
  readonly rows: SparseRows;
  readonly oldNumbers: Uint32Array;
}

/** Numbers the features by how many rows hold them, most first: what is needed together then lies close in memory. */
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

const leastRivals = 300;
const rivalsPerRow = 2;
/** With few classes each can be learned against nearly all other rows in the same time. */
const rivalsInAll = 200_000;
/** How many likenesses are held in memory at once: 16 MB of them. */
const mostLikenesses = 4_000_000;

/**
 * The rows that a class is learned against: those outside it that look most like it, by the words that they share with
 * the mean of the class's rows.
 * @param targets the rows of each class
 * @param wordWidth features below are words; the others are not looked at
 * @returns for each class, its rows followed by those
 */
function withHardNegatives(
  rows: SparseRows,
  targets: readonly (readonly number[])[],
  wordWidth: number,
): Uint32Array[] {
  const count = rowCount(rows);
  const together = Math.max(1, Math.floor(mostLikenesses / Math.max(1, count)));
  const members: Uint32Array[] = [];
  for (let first = 0; first < targets.length; first += together) {
    const part = targets.slice(first, first + together);
    const likenesses = likenessesOf(rows, part, wordWidth);
    for (const [number, target] of part.entries()) {
      const wanted = Math.max(leastRivals + rivalsPerRow * target.length, rivalsInAll / targets.length);
      const column = likenesses.subarray(number * count, (number + 1) * count);
      members.push(Uint32Array.from([...target, ...mostAlike(column, target, Math.ceil(wanted))]));
    }
  }
  return members;
}

/** @returns for each class in turn, how much each row is like it */
function likenessesOf(
  rows: SparseRows,
  targets: readonly (readonly number[])[],
  wordWidth: number,
): Float32Array {
  const count = rowCount(rows);
  const means = joinColumns(meanColumns(rows, targets, wordWidth), rows.width);
  const scores = new Float64Array(targets.length);
  const likenesses = new Float32Array(count * targets.length);
  for (let row = 0; row < count; row += 1) {
    scores.fill(0);
    addScores(means, rows, row, scores);
    for (let target = 0; target < scores.length; target += 1) {
      likenesses[target * count + row] = scores[target] ?? 0;
    }
  }
  return likenesses;
}

/** @param likenesses of all rows to a class; changed */
function mostAlike(likenesses: Float32Array, target: readonly number[], wanted: number): number[] {
  for (const row of target) likenesses[row] = -1;
  const others = likenesses.length - target.length;
  const limit = wanted < others ? (likenesses.slice().sort()[likenesses.length - wanted] ?? 0) : -0.5;
  const found: number[] = [];
  for (const [row, likeness] of likenesses.entries()) {
    if (likeness >= limit && (likeness > 0 || limit < 0)) found.push(row);
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

/** Smaller weights are left out: nine of ten are, and hardly any answer changes. */
const leastWeight = 0.03;
/** Where there are many targets, so are weights that say less than this, times the feature's rarity. */
const leastSay = 0.2;
const manyTargets = 800;

/**
 * How large each feature's weights must be, whichever their sign, to be kept. A product's features are scaled by
 * their rarity, so common ones say little in any product, while their weights for many hundreds of targets are most of what
 * an answer has to add up. With few targets that costs nothing, and small weights may be all that a few examples teach.
 * @param rarity by feature, 1 and more
 */
export function leastWeights(rarity: Float32Array, targetCount: number): Float32Array {
  const say = leastSay * Math.min(1, targetCount / manyTargets);
  return rarity.map((rare) => Math.max(leastWeight, say / rare));
}
