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
