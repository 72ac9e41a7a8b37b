import { setImmediate } from "node:timers/promises";
import { rowCount, type SparseRows, type WeightColumn } from "./linear-model.ts";
import { BinaryTrainer } from "./support-vector-machine.ts";

/** What makes a model larger and closer to its examples. */
export interface LinearStyle {
  /** The cost of a misclassified row (C). */
  readonly cost: number;
  /** With many targets, weights below this bound times the feature's rarity are dropped. */
  readonly minContribution: number;
}

export const usualStyle: LinearStyle = { cost: 2, minContribution: 0.2 };

/** The machine of one target. */
export interface TargetMachine {
  readonly bias: number;
  readonly column: WeightColumn;
}

export interface LinearModel {
  readonly columns: readonly WeightColumn[];
  readonly biases: Float32Array;
}

export interface TargetTrainingOptions {
  /** Features below this number are words. */
  readonly wordWidth: number;
  /** By feature; 1 or more. */
  readonly rarity: Float32Array;
  readonly style?: LinearStyle;
}

interface LinearTrainingOptions extends TargetTrainingOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (share: number) => void;
}

/**
 * Trains a support vector machine per target.
 * @param targets the rows of each target; a row may belong to several, and a target without rows has none that fits
 */
export async function trainLinear(
  rows: SparseRows,
  targets: readonly (readonly number[])[],
  { signal, onProgress, ...options }: LinearTrainingOptions,
): Promise<LinearModel> {
  const train = createTargetTrainer(rows, targets, options);
  const machines: TargetMachine[] = [];
  for (const number of targets.keys()) {
    machines.push(train(number));
    await setImmediate();
    signal?.throwIfAborted();
    onProgress?.((number + 1) / targets.length);
  }
  return joinMachines(machines);
}

export function joinMachines(machines: readonly TargetMachine[]): LinearModel {
  return {
    columns: machines.map(({ column }) => column),
    biases: Float32Array.from(machines, ({ bias }) => bias),
  };
}

/** Trains the machine of a target by its number. No machine depends on another one, so that threads can share the targets. */
export function createTargetTrainer(
  rows: SparseRows,
  targets: readonly (readonly number[])[],
  { wordWidth, rarity, style = usualStyle }: TargetTrainingOptions,
): (number: number) => TargetMachine {
  const similar = new SimilarRows(rows, wordWidth);
  const count = taughtCount(targets);
  const { rows: renumbered, oldNumbers } = renumberByFrequency(rows);
  const minimums = minimumWeights(
    Float32Array.from(oldNumbers, (old) => rarity[old] ?? 1),
    count,
    style.minContribution,
  );
  const trainer = new BinaryTrainer(renumbered);
  return (number) => {
    const target = targets[number] ?? [];
    if (target.length === 0)
      return { bias: -1, column: { features: new Uint32Array(), weights: new Float32Array() } };
    trainer.train(withHardNegatives(target, similar, count), target.length, style.cost);
    return { bias: trainer.bias, column: columnOf(trainer, minimums, oldNumbers) };
  };
}

function taughtCount(targets: readonly (readonly number[])[]): number {
  return targets.filter((target) => target.length > 0).length;
}

/** @param minimums minimum weight by the feature's new number */
function columnOf(
  { weights, usedFeatures }: BinaryTrainer,
  minimums: Float32Array,
  oldNumbers: Uint32Array,
): WeightColumn {
  const features: number[] = [];
  const retained: number[] = [];
  for (let at = 0; at < usedFeatures.length; at += 1) {
    const number = usedFeatures[at] ?? 0;
    const weight = weights[number] ?? 0;
    if (Math.abs(weight) <= (minimums[number] ?? 0)) continue;
    features.push(oldNumbers[number] ?? 0);
    retained.push(weight);
  }
  return { features: Uint32Array.from(features), weights: Float32Array.from(retained) };
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

/** So many for each class at least; with thousands of classes fewer, so that the time grows with the rows. */
const minRivals = { usual: 300, least: 150, usualUpTo: 2_500 } as const;
const rivalsPerRow = 2;
/**
 * Total negatives over all classes: with few classes, each is trained against nearly all other rows in the same time.
 */
const totalRivals = 200_000;
/** Words that more of the rows have say nothing of how alike two are, and take the most time. */
const mostRows = { share: 0.05, atLeast: 1_000 } as const;

/**
 * Adds hard negatives to a class: the rows outside it that are most similar to the mean of its rows, by shared words.
 * @param target the rows of the class
 * @param count of all classes that have rows
 * @returns its rows, followed by its negatives
 */
function withHardNegatives(target: readonly number[], similar: SimilarRows, count: number): Uint32Array {
  const least = Math.min(
    minRivals.usual,
    Math.max(minRivals.least, minRivals.usual * (minRivals.usualUpTo / count) ** 2),
  );
  const wanted = Math.ceil(Math.max(least + rivalsPerRow * target.length, totalRivals / count));
  return Uint32Array.from([...target, ...similar.find(target, wanted)]);
}

/** Finds the rows that are most similar to others, by an inverted index of the rows' words. */
class SimilarRows {
  readonly #rows: SparseRows;
  readonly #wordWidth: number;
  /** By word: where its rows start; the values stand beside. */
  readonly #starts: Uint32Array;
  readonly #members: Uint32Array;
  readonly #values: Float32Array;
  /** By row; all 0 between calls. */
  readonly #similarities: Float32Array;
  readonly #mostRows: number;

  constructor(rows: SparseRows, wordWidth: number) {
    this.#rows = rows;
    this.#wordWidth = wordWidth;
    const count = rowCount(rows);
    this.#similarities = new Float32Array(count);
    this.#mostRows = Math.max(mostRows.atLeast, mostRows.share * count);
    const starts = new Uint32Array(wordWidth + 1);
    for (const feature of rows.features) {
      if (feature < wordWidth) starts[feature + 1] = (starts[feature + 1] ?? 0) + 1;
    }
    for (let word = 0; word < wordWidth; word += 1) {
      starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
    }
    this.#starts = starts;
    this.#members = new Uint32Array(starts[wordWidth] ?? 0);
    this.#values = new Float32Array(this.#members.length);
    const next = starts.slice();
    for (let row = 0; row < count; row += 1) {
      this.#eachWord(row, (word, value) => {
        const place = next[word] ?? 0;
        next[word] = place + 1;
        this.#members[place] = row;
        this.#values[place] = value;
      });
    }
  }

  /** @returns about `wanted` rows outside the target; all others where there are no more */
  find(target: readonly number[], wanted: number): number[] {
    const similarities = this.#similarities;
    const touched = this.#gather(target);
    for (const row of target) similarities[row] = 0;
    const isAll = wanted >= similarities.length - target.length;
    const lowest = isAll ? 0 : lowestOf(similarities, touched, wanted);
    const inside = new Set(target);
    const found = isAll
      ? Array.from(similarities.keys()).filter((row) => !inside.has(row))
      : touched.filter((row) => (similarities[row] ?? 0) > 0 && (similarities[row] ?? 0) >= lowest);
    for (const row of touched) similarities[row] = 0;
    return found.sort((one, other) => one - other);
  }

  /** Adds up the similarities of all rows to the mean of some. */
  #gather(target: readonly number[]): number[] {
    const mean = new Map<number, number>();
    for (const row of target) {
      this.#eachWord(row, (word, value) => mean.set(word, (mean.get(word) ?? 0) + value / target.length));
    }
    const touched: number[] = [];
    for (const [word, weight] of mean) {
      const [start, end] = [this.#starts[word] ?? 0, this.#starts[word + 1] ?? 0];
      if (end - start > this.#mostRows) continue;
      for (let at = start; at < end; at += 1) {
        const row = this.#members[at] ?? 0;
        const similarity = this.#similarities[row] ?? 0;
        if (similarity === 0) touched.push(row);
        this.#similarities[row] = similarity + weight * (this.#values[at] ?? 0);
      }
    }
    return touched;
  }

  #eachWord(row: number, visit: (word: number, value: number) => void): void {
    const { starts, features, values } = this.#rows;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const feature = features[at] ?? 0;
      if (feature < this.#wordWidth) visit(feature, values[at] ?? 0);
    }
  }
}

/** Similarities are counted in so many steps, so that they need not be sorted. */
const similaritySteps = 1_024;

/** The similarity that about `wanted` of the rows reach. */
function lowestOf(similarities: Float32Array, rows: readonly number[], wanted: number): number {
  let highest = 0;
  for (const row of rows) highest = Math.max(highest, similarities[row] ?? 0);
  const scale = (similaritySteps - 1) / highest;
  const counts = new Uint32Array(similaritySteps);
  for (const row of rows) {
    const step = Math.floor((similarities[row] ?? 0) * scale);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  let step = similaritySteps;
  for (let reached = 0; step > 0 && reached < wanted; ) {
    step -= 1;
    reached += counts[step] ?? 0;
  }
  return step / scale;
}
/** Smaller weights are dropped; these are nine tenths of all, and hardly affect the answers. */
const minWeight = 0.03;
const manyTargets = 800;

/**
 * The minimum absolute weight for each feature. A product's features are scaled by rarity, so common ones contribute
 * little, while their weights for hundreds of targets dominate the cost of an answer. With few targets the cost is
 * small, and small weights may be all that a few examples yield.
 * @param rarity by feature, 1 or more
 */
export function minimumWeights(
  rarity: Float32Array,
  targetCount: number,
  minContribution = usualStyle.minContribution,
): Float32Array {
  const minProduct = minContribution * Math.min(1, targetCount / manyTargets);
  return rarity.map((rare) => Math.max(minWeight, minProduct / rare));
}
