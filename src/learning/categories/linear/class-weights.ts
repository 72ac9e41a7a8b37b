import type { SparseRows } from "./sparse-rows.ts";

/** Weights of features for classes, by feature: for each, the classes that it speaks for or against. */
export interface ClassWeights {
  /** One more than there are features. */
  readonly starts: Uint32Array;
  readonly classes: Uint16Array;
  readonly weights: Float32Array;
}

/** One class's weights that are not zero. */
export interface WeightColumn {
  readonly features: Uint32Array;
  readonly weights: Float32Array;
}

/** Classes are numbered in 16 bits. */
const mostClasses = 65_536;

/** @throws RangeError where there are more than 65,536 columns */
export function joinColumns(columns: readonly WeightColumn[], width: number): ClassWeights {
  if (columns.length > mostClasses) throw new RangeError(`${columns.length} classes are too many.`);
  const starts = new Uint32Array(width + 1);
  for (const { features } of columns) {
    for (const feature of features) starts[feature + 1] = (starts[feature + 1] ?? 0) + 1;
  }
  for (let feature = 0; feature < width; feature += 1) {
    starts[feature + 1] = (starts[feature + 1] ?? 0) + (starts[feature] ?? 0);
  }
  const next = starts.slice(0, width);
  const classes = new Uint16Array(starts[width] ?? 0);
  const weights = new Float32Array(starts[width] ?? 0);
  for (const [number, column] of columns.entries()) {
    for (let at = 0; at < column.features.length; at += 1) {
      const feature = column.features[at] ?? 0;
      const place = next[feature] ?? 0;
      next[feature] = place + 1;
      classes[place] = number;
      weights[place] = column.weights[at] ?? 0;
    }
  }
  return { starts, classes, weights };
}

/** Adds to each class's score what a row's features say. */
export function addScores(
  { starts, classes, weights }: ClassWeights,
  rows: SparseRows,
  row: number,
  scores: Float64Array,
): void {
  const last = rows.starts[row + 1] ?? 0;
  for (let at = rows.starts[row] ?? 0; at < last; at += 1) {
    const feature = rows.features[at] ?? 0;
    const value = rows.values[at] ?? 0;
    const end = starts[feature + 1] ?? 0;
    for (let place = starts[feature] ?? 0; place < end; place += 1) {
      const number = classes[place] ?? 0;
      scores[number] = (scores[number] ?? 0) + (weights[place] ?? 0) * value;
    }
  }
}
