import { addScores, joinColumns, type WeightColumn } from "./class-weights.ts";
import { rowCount, type SparseRows } from "./sparse-rows.ts";

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
export function withHardNegatives(
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
