/**
 * Solves a small system of linear equations by Gaussian elimination.
 * @param matrix symmetric and positive definite, so that no pivoting is needed
 */
export function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const rows = matrix.map((row) => row.slice());
  const result = right.slice();
  for (const [pivot, pivotRow] of rows.entries()) {
    for (const [below, row] of rows.entries()) {
      if (below === pivot) continue;
      const factor = (row[pivot] ?? 0) / (pivotRow[pivot] ?? 1);
      for (let at = pivot; at < row.length; at += 1) row[at] = (row[at] ?? 0) - factor * (pivotRow[at] ?? 0);
      result[below] = (result[below] ?? 0) - factor * (result[pivot] ?? 0);
    }
  }
  return result.map((value, at) => value / (rows[at]?.[at] ?? 1));
}
