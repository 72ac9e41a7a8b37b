import type { SparseRows } from "./sparse-rows.ts";

/** The same rows with features numbered anew, and each new number's old one. */
export interface RenumberedRows {
  readonly rows: SparseRows;
  readonly oldNumbers: Uint32Array;
}

/** Numbers the features by how many rows hold them, most first: what is needed together then lies close in memory. */
export function renumberByFrequency(rows: SparseRows): RenumberedRows {
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
