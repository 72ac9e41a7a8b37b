import { largest } from "../largest.ts";
import { evidenceKinds, weighEvidence } from "../tree/category-evidence.ts";
import { softmaxInPlace } from "./softmax.ts";
import { solve } from "./solve.ts";

/** What speaks for a product's categories; the first is the right one. */
export interface JudgedProduct {
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
