import { settings } from "../settings.ts";
import { addScores, joinColumns, type WeightColumn } from "./class-weights.ts";
import type { SparseRows } from "./sparse-rows.ts";

/**
 * The rows that a class is learned against: those outside it that look most like it, by the words that they share with
 * the mean of the class's rows.
 * @param targets the rows of each class
 * @param wordWidth features below are words; the others are not looked at
 * @returns for each class, its rows followed by those
 */
export function withHardNegatives(
  rows: SparseRows,
  targets: readonly (readonly number[])[],
  wordWidth: number,
): Uint32Array[] {
  const count = rows.starts.length - 1;
  const means = joinColumns(meanColumns(rows, targets, wordWidth), rows.width);
  const scores = new Float64Array(targets.length);
  const table = new Float32Array(count * targets.length);
  for (let row = 0; row < count; row += 1) {
    scores.fill(0);
    addScores(means, rows, row, scores);
    for (let number = 0; number < scores.length; number += 1) table[number * count + row] = scores[number] ?? 0;
  }
  return targets.map((target, number) => {
    const column = table.subarray(number * count, (number + 1) * count);
    for (const row of target) column[row] = -1;
    const wanted = settings.hard + settings.perPositive * target.length;
    const limit = wanted >= count - target.length ? 0 : (column.slice().sort()[count - wanted] ?? 0);
    const members = [...target];
    for (let row = 0; row < count; row += 1) {
      const score = column[row] ?? 0;
      if (score >= limit && (score > 0 || limit === 0) && score >= 0) members.push(row);
    }
    return Uint32Array.from(members);
  });
}

function meanColumns(
  rows: SparseRows,
  targets: readonly (readonly number[])[],
  wordWidth: number,
): WeightColumn[] {
  const sums = new Float64Array(rows.width);
  return targets.map((target) => {
    const features: number[] = [];
    for (const row of target) {
      for (let at = rows.starts[row] ?? 0; at < (rows.starts[row + 1] ?? 0); at += 1) {
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
