import type { NumberLists } from "../../lib/columns.ts";
import { foldText } from "../../nlp/normalizer.ts";
import type { ProductFields } from "../examples.ts";
import { largest } from "./nearest-neighbors.ts";
import { finishHash, hashStart, hashWord } from "./product-features.ts";

/**
 * The evidence for a category: its own decision, its branches', its name, the most similar example, that it has no
 * example, and the score that it gets without examples, once alike for all and once as far as its examples are few.
 */
export const evidenceKinds = 7;
const ownEvidence = 0;
const branchKind = 1;
const nameKind = 2;
const exampleKind = 3;
const unseenKind = 4;
const plainKind = 5;
const scarceKind = 6;

/**
 * Collects the decisions for each category: its own, the mean of its branches', which have many more examples (its
 * own where it has none), and its name's similarity to the product. The example's similarity is initialized to 0.
 * @param decisions of the targets: categories, branches, and the categories' names last
 * @param branchesOf for each category, the targets of its branches
 * @param exampleCounts number of examples by category
 * @param evidence output, `evidenceKinds` numbers for each category
 */
export function gatherEvidence(
  decisions: Float64Array,
  { branchesOf, exampleCounts }: { readonly branchesOf: NumberLists; readonly exampleCounts: Uint32Array },
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
    evidence[place + ownEvidence] = own;
    evidence[place + branchKind] = end > start ? sum / (end - start) : own;
    evidence[place + nameKind] = decisions[names + category] ?? 0;
    evidence[place + exampleKind] = 0;
    evidence[place + unseenKind] = exampleCounts[category] === 0 ? 1 : 0;
    evidence[place + plainKind] = 0;
    evidence[place + scarceKind] = 0;
  }
}

/** Of the logarithm of scores, so that 0.01 of them counts as half of 0.1. */
const finest = 0.01;

/** @param score of the category without examples, in [0, 1] */
export function addPlainScore(
  evidence: Float64Array,
  { category, score, exampleCount }: { category: number; score: number; exampleCount: number },
): void {
  const place = evidenceKinds * category;
  const part = Math.log(1 + score / finest) / Math.log(1 + 1 / finest);
  evidence[place + plainKind] = part;
  evidence[place + scarceKind] = part / (1 + exampleCount);
}

/** @param similarity of an example of the category, in [0, 1]; the maximum counts */
export function addExample(evidence: Float64Array, category: number, similarity: number): void {
  const place = evidenceKinds * category + exampleKind;
  evidence[place] = Math.max(evidence[place] ?? 0, similarity);
}

/** @param values output by category: the weighted sums of evidence */
export function applyWeights(evidence: Float64Array, weights: Float32Array, values: Float64Array): void {
  for (let category = 0; category < values.length; category += 1) {
    let sum = 0;
    for (let kind = 0; kind < evidenceKinds; kind += 1) {
      sum += (weights[kind] ?? 0) * (evidence[evidenceKinds * category + kind] ?? 0);
    }
    values[category] = sum;
  }
}

/** Softmax: exp(value) divided by the sum over all values. */
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

/** The evidence for a product's categories; the first one is right. */
interface JudgedProduct {
  /** `evidenceKinds` numbers for each category. */
  readonly evidence: Float64Array;
  readonly categoryCount: number;
}

/** The prior mean of the weights; a few products should not move them far. */
export const expectedWeights: Float32Array = Float32Array.of(2.5, 1.5, 2, 2, -0.5, 1.5, 2);
const persistence = 1;
const rounds = 24;
/** Categories ranked below are ignored: their many small probabilities would add up without being realistic. */
export const rivals = 30;

/**
 * Reduces the evidence to the right category and its strongest rivals, which suffice for the fit. A category below them
 * gets no probability by the model; its product has no evidence here.
 */
export function judgeProduct(evidence: Float64Array, label: number): JudgedProduct {
  const values = new Float64Array(evidence.length / evidenceKinds);
  applyWeights(evidence, expectedWeights, values);
  const strongest = largest(values, rivals);
  if (!strongest.includes(label)) return { evidence: new Float64Array(0), categoryCount: 0 };
  const categories = [label, ...strongest.filter((category) => category !== label)];
  const rows = categories.map((category) =>
    evidence.subarray(evidenceKinds * category, evidenceKinds * (category + 1)),
  );
  return {
    evidence: Float64Array.from(rows.flatMap((row) => [...row])),
    categoryCount: categories.length,
  };
}

/** Share of wrong labels before any product was seen, and its weight in products. */
const usualNoise = { share: 0.05, weight: 20 } as const;

export interface Fit {
  readonly weights: Float32Array;
  /** The share of products whose label says nothing, in (0, 1). */
  readonly noise: number;
  /** Penalized negative log-likelihood of the judged products. */
  readonly loss: number;
}

/**
 * Fits the weights of the kinds of evidence: a conditional logit (McFadden 1974) by Newton's method with a quadratic
 * penalty towards the prior. The weights also calibrate the confidence, like a temperature (Guo, Pleiss, Sun and
 * Weinberger 2017, https://arxiv.org/abs/1706.04599). Some labels are wrong, and a wrong one may be any category: the
 * likelihood is a mixture with the uniform distribution, whose share is fitted by expectation maximization, so that
 * wrong labels hardly move the weights.
 * @param labelCount number of categories that a wrong label may name
 */
export function fitEvidence(judged: readonly JudgedProduct[], labelCount: number): Fit {
  let weights = expectedWeights;
  let noise: number = usualNoise.share;
  let best = slopeAt(judged, weights, { noise, labelCount });
  let stride = 1;
  for (let round = 0; round < rounds && stride > 0.01; round += 1) {
    noise = (best.wrong + usualNoise.share * usualNoise.weight) / (judged.length + usualNoise.weight);
    best = slopeAt(judged, weights, { noise, labelCount });
    const step = solve(best.curvature, best.gradient);
    const tried = weights.map((weight, kind) => weight - stride * (step[kind] ?? 0));
    const found = slopeAt(judged, tried, { noise, labelCount });
    if (found.loss <= best.loss) {
      weights = tried;
      best = found;
      stride = Math.min(1, 2 * stride);
    } else {
      stride /= 4;
    }
  }
  return { weights, noise, loss: best.loss };
}

interface Slope {
  loss: number;
  /** The expected number of wrong labels. */
  wrong: number;
  readonly gradient: Float64Array;
  readonly curvature: readonly Float64Array[];
}

interface NoiseModel {
  readonly noise: number;
  readonly labelCount: number;
}

function slopeAt(judged: readonly JudgedProduct[], weights: Float32Array, model: NoiseModel): Slope {
  const gradient = weights.map((weight, kind) => persistence * (weight - (expectedWeights[kind] ?? 0)));
  const slope: Slope = {
    loss: 0,
    wrong: 0,
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
  for (const product of judged) addProduct(product, weights, { ...model, slope });
  return slope;
}

function addProduct(
  { evidence, categoryCount }: JudgedProduct,
  weights: Float32Array,
  { noise, labelCount, slope }: NoiseModel & { readonly slope: Slope },
): void {
  const shares = new Float64Array(categoryCount);
  applyWeights(evidence, weights, shares);
  softmaxInPlace(shares);
  const byEvidence = (1 - noise) * (shares[0] ?? 0);
  const likelihood = byEvidence + noise / labelCount;
  const trust = byEvidence / likelihood;
  slope.loss -= Math.log(likelihood);
  slope.wrong += 1 - trust;
  const mean = new Float64Array(evidenceKinds);
  for (let category = 0; category < categoryCount; category += 1) {
    for (let kind = 0; kind < evidenceKinds; kind += 1) {
      mean[kind] =
        (mean[kind] ?? 0) + (shares[category] ?? 0) * (evidence[evidenceKinds * category + kind] ?? 0);
    }
  }
  for (let kind = 0; kind < evidenceKinds; kind += 1) {
    slope.gradient[kind] = (slope.gradient[kind] ?? 0) + trust * ((mean[kind] ?? 0) - (evidence[kind] ?? 0));
  }
  for (let category = 0; category < categoryCount; category += 1) {
    const share = trust * (shares[category] ?? 0);
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
 * Whether a product is in the validation split (one fifth). Products of the same name are on the same side, since a
 * repeated product would make the answers look more confident than they are on new ones.
 */
export function isHeldOut({ name }: ProductFields): boolean {
  return finishHash(hashWord(foldText(name), hashStart)) % parts === 0;
}
