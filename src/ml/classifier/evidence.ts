import type { NumberLists } from "../../lib/columns.ts";
import { foldText } from "../../nlp/normalizer.ts";
import type { ProductFields } from "../examples.ts";
import { largest } from "./nearest-neighbors.ts";
import { finishHash, hashStart, hashWord } from "./product-features.ts";

/** What speaks for a category: its own decision, its branches', its name, and the example most like the product. */
export const evidenceKinds = 4;
const ownKind = 0;
const branchKind = 1;
const nameKind = 2;
const exampleKind = 3;

/**
 * Gathers what the decisions say for each category: its own, the mean of those of the branches that it lies in, which
 * have many more examples to learn from (its own where none is known), and how much its name has in common with the
 * product. No example speaks for any category yet.
 * @param decisions of the targets: categories, branches, and the categories' names last
 * @param branchesOf for each category the targets of the branches above it
 * @param evidence of `evidenceKinds` numbers for each category, written
 */
export function gatherEvidence(
  decisions: Float64Array,
  branchesOf: NumberLists,
  evidence: Float64Array,
): void {
  const { starts, members } = branchesOf;
  const count = starts.length - 1;
  const names = decisions.length - count;
  for (let category = 0; category < count; category += 1) {
    const own = decisions[category] ?? 0;
    const start = starts[category] ?? 0;
    const end = starts[category + 1] ?? 0;
    let sum = 0;
    for (let at = start; at < end; at += 1) sum += decisions[members[at] ?? 0] ?? 0;
    const place = evidenceKinds * category;
    evidence[place + ownKind] = own;
    evidence[place + branchKind] = end > start ? sum / (end - start) : own;
    evidence[place + nameKind] = decisions[names + category] ?? 0;
    evidence[place + exampleKind] = 0;
  }
}

/** @param similarity of an example of the category, in [0, 1]; the largest one counts */
export function addExample(evidence: Float64Array, category: number, similarity: number): void {
  const place = evidenceKinds * category + exampleKind;
  evidence[place] = Math.max(evidence[place] ?? 0, similarity);
}

/** @param values of the categories, written: the weighted sums of their evidence */
export function weighEvidence(evidence: Float64Array, weights: Float32Array, values: Float64Array): void {
  for (let category = 0; category < values.length; category += 1) {
    let sum = 0;
    for (let kind = 0; kind < evidenceKinds; kind += 1) {
      sum += (weights[kind] ?? 0) * (evidence[evidenceKinds * category + kind] ?? 0);
    }
    values[category] = sum;
  }
}

/** Turns values into probabilities: exp(value) over the sum of all. */
export function softmaxInPlace(values: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > most) most = value;
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) {
    const power = Math.exp((values[at] ?? 0) - most);
    values[at] = power;
    sum += power;
  }
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / sum;
}

/**
 * Solves a small system of linear equations by Gaussian elimination.
 * @param matrix symmetric and positive definite, so that no pivoting is needed
 */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
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

/** What speaks for a product's categories; the first is the right one. */
interface JudgedProduct {
  /** `evidenceKinds` numbers for each category. */
  readonly evidence: Float64Array;
  readonly categoryCount: number;
}

/** What to expect before anything is judged, and how much one holds to it: a few right answers prove little. */
export const expectedWeights: Float32Array = Float32Array.of(2.5, 1.5, 2, 2);
const persistence = 1;
const rounds = 12;
/** Categories further behind are no rivals: their many small probabilities would be counted and never come true. */
export const rivals = 30;

/** Keeps the right category and the strongest others, which are all that matter to a fit. */
export function judgeProduct(evidence: Float64Array, label: number): JudgedProduct {
  const values = new Float64Array(evidence.length / evidenceKinds);
  weighEvidence(evidence, expectedWeights, values);
  const kept = [label, ...largest(values, rivals).filter((category) => category !== label)];
  const rows = kept.map((category) =>
    evidence.subarray(evidenceKinds * category, evidenceKinds * (category + 1)),
  );
  return {
    evidence: Float64Array.from(rows.flatMap((row) => [...row])),
    categoryCount: kept.length,
  };
}

/**
 * The weights of the kinds of evidence under which the right categories are likeliest: a conditional logit (McFadden
 * 1974) by Newton's method, held to what is expected by a quadratic penalty. The weights also set how sure the answers
 * are, as a temperature does (Guo, Pleiss, Sun and Weinberger 2017, https://arxiv.org/abs/1706.04599).
 */
export function fitEvidence(judged: readonly JudgedProduct[]): Float32Array {
  let weights = expectedWeights;
  let best = slopeAt(judged, weights);
  let stride = 1;
  for (let round = 0; round < rounds && stride > 0.01; round += 1) {
    const step = solve(best.curvature, best.gradient);
    const tried = weights.map((weight, kind) => weight - stride * (step[kind] ?? 0));
    const found = slopeAt(judged, tried);
    if (found.loss <= best.loss) {
      weights = tried;
      best = found;
      stride = Math.min(1, 2 * stride);
    } else {
      stride /= 4;
    }
  }
  return weights;
}

function slopeAt(judged: readonly JudgedProduct[], weights: Float32Array) {
  const gradient = weights.map((weight, kind) => persistence * (weight - (expectedWeights[kind] ?? 0)));
  const slope = {
    loss: 0,
    gradient: Float64Array.from(gradient),
    curvature: Array.from({ length: evidenceKinds }, (_, kind) => {
      const row = new Float64Array(evidenceKinds);
      row[kind] = persistence;
      return row;
    }),
  };
  for (const [kind, weight] of weights.entries()) {
    slope.loss += (persistence / 2) * (weight - (expectedWeights[kind] ?? 0)) ** 2;
  }
  for (const product of judged) addProduct(product, weights, slope);
  return slope;
}

function addProduct(
  { evidence, categoryCount }: JudgedProduct,
  weights: Float32Array,
  slope: { loss: number; gradient: Float64Array; curvature: Float64Array[] },
): void {
  const shares = new Float64Array(categoryCount);
  weighEvidence(evidence, weights, shares);
  softmaxInPlace(shares);
  slope.loss -= Math.log(Math.max(1e-300, shares[0] ?? 0));
  const mean = new Float64Array(evidenceKinds);
  for (let category = 0; category < categoryCount; category += 1) {
    for (let kind = 0; kind < evidenceKinds; kind += 1) {
      mean[kind] =
        (mean[kind] ?? 0) + (shares[category] ?? 0) * (evidence[evidenceKinds * category + kind] ?? 0);
    }
  }
  for (let kind = 0; kind < evidenceKinds; kind += 1) {
    slope.gradient[kind] = (slope.gradient[kind] ?? 0) + (mean[kind] ?? 0) - (evidence[kind] ?? 0);
  }
  for (let category = 0; category < categoryCount; category += 1) {
    const share = shares[category] ?? 0;
    const place = evidenceKinds * category;
    for (const [kind, row] of slope.curvature.entries()) {
      const difference = share * ((evidence[place + kind] ?? 0) - (mean[kind] ?? 0));
      for (let other = 0; other < evidenceKinds; other += 1) {
        row[other] = (row[other] ?? 0) + difference * ((evidence[place + other] ?? 0) - (mean[other] ?? 0));
      }
    }
  }
}

const parts = 5;

/**
 * Whether a product is among the fifth that a rehearsal does not learn from. Products of the same name are on the same
 * side, so that a repeated product does not make the answers look surer than they are on new ones.
 */
export function isHeldOut({ name }: ProductFields): boolean {
  return finishHash(hashWord(foldText(name), hashStart)) % parts === 0;
}
