/** Weights of features for classes, by feature: for each, the classes that it speaks for or against. */
interface ClassWeights {
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

/** One support vector machine for each class. */
export interface LinearClassifier {
  readonly weights: QuantizedWeights;
  readonly biases: Float32Array;
}

/** Writes each class's decision value for a row: about 1 and more where it is the row's, about -1 and less where not. */
export function decide(
  { weights: { starts, classes, weights, steps }, biases }: LinearClassifier,
  row: { readonly features: Uint32Array; readonly values: Float32Array; readonly length: number },
  scores: Float64Array,
): void {
  scores.fill(0);
  for (let at = 0; at < row.length; at += 1) {
    const feature = row.features[at] ?? 0;
    const value = row.values[at] ?? 0;
    const end = starts[feature + 1] ?? 0;
    for (let place = starts[feature] ?? 0; place < end; place += 1) {
      const number = classes[place] ?? 0;
      scores[number] = (scores[number] ?? 0) + (weights[place] ?? 0) * value;
    }
  }
  for (let number = 0; number < scores.length; number += 1) {
    scores[number] = (scores[number] ?? 0) * (steps[number] ?? 0) + (biases[number] ?? 0);
  }
}

/** Weights in a byte each, in units of their class's own step; 127 steps are the class's largest weight. */
interface QuantizedWeights {
  /** One more than there are features. */
  readonly starts: Uint32Array;
  readonly classes: Uint16Array;
  readonly weights: Int8Array;
  /** Of each class. */
  readonly steps: Float32Array;
}

export function quantizeWeights(
  { starts, classes, weights }: ClassWeights,
  classCount: number,
): QuantizedWeights {
  const steps = new Float32Array(classCount);
  for (let at = 0; at < weights.length; at += 1) {
    const number = classes[at] ?? 0;
    steps[number] = Math.max(steps[number] ?? 0, Math.abs(weights[at] ?? 0) / mostSteps);
  }
  const quantized = new Int8Array(weights.length);
  for (let at = 0; at < weights.length; at += 1) {
    quantized[at] = Math.round((weights[at] ?? 0) / (steps[classes[at] ?? 0] || 1));
  }
  return { starts, classes, weights: quantized, steps };
}

const mostSteps = 127;

/** Rows of features and their values, one after the other. */
export interface SparseRows {
  /** One more than there are rows: the next start ends a row. */
  readonly starts: Uint32Array;
  readonly features: Uint32Array;
  readonly values: Float32Array;
  /** How many features there are. */
  readonly width: number;
}

export function rowCount({ starts }: SparseRows): number {
  return starts.length - 1;
}

/** The sum of the squares of each row's values. */
export function squaredLengths({ starts, values }: SparseRows): Float64Array {
  return Float64Array.from({ length: starts.length - 1 }, (_, row) => {
    let sum = 0;
    for (const value of values.subarray(starts[row] ?? 0, starts[row + 1] ?? 0)) sum += value * value;
    return sum;
  });
}
