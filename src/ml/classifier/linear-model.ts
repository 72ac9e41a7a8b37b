/** Sparse weights of features for classes, stored by feature. */
interface ClassWeights {
  /** Length: number of features plus one. */
  readonly starts: Uint32Array;
  readonly classes: Uint16Array;
  readonly weights: Float32Array;
}

/** The nonzero weights of one class. */
export interface WeightColumn {
  readonly features: Uint32Array;
  readonly weights: Float32Array;
}

/** Classes are numbered in 16 bits. */
const maxClasses = 65_536;

/** @throws RangeError for more than 65,536 columns */
export function joinColumns(columns: readonly WeightColumn[], width: number): ClassWeights {
  if (columns.length > maxClasses) throw new RangeError(`${columns.length} classes are too many.`);
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

/** One linear support vector machine per class. */
export interface LinearClassifier {
  readonly weights: QuantizedWeights;
  readonly biases: Float32Array;
}

/** Computes each class's decision value for a row: about 1 or more for members, about -1 or less for others. */
export function decide(
  { weights: { starts, gaps, weights, steps }, biases }: LinearClassifier,
  row: { readonly features: Uint32Array; readonly values: Float32Array; readonly length: number },
  scores: Float64Array,
): void {
  scores.fill(0);
  for (let at = 0; at < row.length; at += 1) {
    const feature = row.features[at] ?? 0;
    const value = row.values[at] ?? 0;
    const end = starts[feature + 1] ?? 0;
    let number = 0;
    for (let place = starts[feature] ?? 0; place < end; place += 1) {
      const weight = weights[place] ?? 0;
      const gap = gaps[place] ?? 0;
      if (weight === 0) {
        number += gap * jump;
      } else {
        number += gap;
        scores[number] = (scores[number] ?? 0) + weight * value;
      }
    }
  }
  for (let number = 0; number < scores.length; number += 1) {
    scores[number] = (scores[number] ?? 0) * (steps[number] ?? 0) + (biases[number] ?? 0);
  }
}

/**
 * Weights in two bytes each: quantized in units of their class's step, 127 of which equal the class's largest weight, and
 * the class as its distance from the feature's one before. Where the weight is 0 the distance counts 256 times, and no
 * class is meant.
 */
interface QuantizedWeights {
  /** Length: number of features plus one. */
  readonly starts: Uint32Array;
  readonly gaps: Uint8Array;
  readonly weights: Int8Array;
  /** By class. */
  readonly steps: Float32Array;
}

const jump = 256;

/** @param weights of each feature, its classes ascending */
export function quantizeWeights(
  { starts, classes, weights }: ClassWeights,
  classCount: number,
): QuantizedWeights {
  const steps = new Float32Array(classCount);
  for (let at = 0; at < weights.length; at += 1) {
    const number = classes[at] ?? 0;
    steps[number] = Math.max(steps[number] ?? 0, Math.abs(weights[at] ?? 0) / maxSteps);
  }
  const width = starts.length - 1;
  const packed = {
    starts: new Uint32Array(width + 1),
    gaps: new Uint8Array(2 * weights.length),
    weights: new Int8Array(2 * weights.length),
  };
  let length = 0;
  const put = (gap: number, weight: number) => {
    packed.gaps[length] = gap;
    packed.weights[length] = weight;
    length += 1;
  };
  for (let feature = 0; feature < width; feature += 1) {
    let last = 0;
    for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at += 1) {
      const number = classes[at] ?? 0;
      const weight = Math.round((weights[at] ?? 0) / (steps[number] || 1));
      if (weight === 0) continue;
      const gap = number - last;
      if (gap >= jump) put(Math.floor(gap / jump), 0);
      put(gap % jump, weight);
      last = number;
    }
    packed.starts[feature + 1] = length;
  }
  return {
    starts: packed.starts,
    gaps: packed.gaps.slice(0, length),
    weights: packed.weights.slice(0, length),
    steps,
  };
}

/** The weights of a feature, by class. */
export function weightsOf(
  { starts, gaps, weights, steps }: QuantizedWeights,
  feature: number,
): Map<number, number> {
  const found = new Map<number, number>();
  let number = 0;
  for (let place = starts[feature] ?? 0; place < (starts[feature + 1] ?? 0); place += 1) {
    const weight = weights[place] ?? 0;
    number += (gaps[place] ?? 0) * (weight === 0 ? jump : 1);
    if (weight !== 0) found.set(number, weight * (steps[number] ?? 0));
  }
  return found;
}

const maxSteps = 127;

/** Sparse rows of features and values. */
export interface SparseRows {
  /** Length: number of rows plus one; a row ends where the next starts. */
  readonly starts: Uint32Array;
  readonly features: Uint32Array;
  readonly values: Float32Array;
  /** Number of features. */
  readonly width: number;
}

export function rowCount({ starts }: SparseRows): number {
  return starts.length - 1;
}

/** The sum of squares of each row's values. */
export function squaredLengths({ starts, values }: SparseRows): Float64Array {
  return Float64Array.from({ length: starts.length - 1 }, (_, row) => {
    let sum = 0;
    for (const value of values.subarray(starts[row] ?? 0, starts[row + 1] ?? 0)) sum += value * value;
    return sum;
  });
}
