import { describe, expect, it } from "vitest";
import {
  applyWeights,
  evidenceKinds,
  expectedWeights,
  fitEvidence,
  judgeProduct,
  softmaxInPlace,
} from "../../../src/ml/classifier/evidence.ts";

/** Two categories; the first kind of evidence favours category 0 by 1, and is right for so many of the products. */
function judgedTwins(count: number, right: number) {
  return Array.from({ length: count }, (_, number) => {
    const evidence = new Float64Array(2 * evidenceKinds);
    evidence[0] = 1;
    return judgeProduct(evidence, number < right ? 0 : 1);
  });
}

function confidence(weights: Float32Array): number {
  const evidence = new Float64Array(2 * evidenceKinds);
  evidence[0] = 1;
  const values = new Float64Array(2);
  applyWeights(evidence, weights, values);
  softmaxInPlace(values);
  return values[0] ?? 0;
}

describe("the weights of evidence", () => {
  it.each([0.5, 0.6, 0.8, 0.95])("make an answer that is right in a share of %f as sure as that", (share) => {
    expect(confidence(fitEvidence(judgedTwins(4000, 4000 * share), 1e6).weights)).toBeCloseTo(share, 2);
  });

  it("stay near what is expected where little or nothing is known", () => {
    expect(fitEvidence([], 2).weights).toEqual(expectedWeights);
    const { weights } = fitEvidence(judgedTwins(3, 3), 2);
    for (const [kind, weight] of weights.entries()) expect(weight).toBeCloseTo(expectedWeights[kind] ?? 0, 0);
  });

  it("are hardly moved by wrong labels, whose share is found", () => {
    const count = 2_000;
    const categories = 20;
    const judgedWith = (wrong: (number: number) => boolean) =>
      Array.from({ length: count }, (_, number) => {
        const right = number % categories;
        const evidence = new Float64Array(categories * evidenceKinds);
        evidence[evidenceKinds * right] = 3;
        return judgeProduct(evidence, wrong(number) ? (number * 7 + 3) % categories : right);
      });
    const clean = fitEvidence(
      judgedWith(() => false),
      categories,
    );
    const noisy = fitEvidence(
      judgedWith((number) => number % 10 < 3),
      categories,
    );
    expect(noisy.noise).toBeGreaterThan(0.2);
    expect(noisy.noise).toBeLessThan(0.4);
    expect(clean.noise).toBeLessThan(0.02);
    expect(noisy.weights[0]).toBeGreaterThan(0.5 * (clean.weights[0] ?? 0));
  });

  it("grow for the kind that tells the right category", () => {
    const judged = Array.from({ length: 500 }, (_, number) => {
      const evidence = new Float64Array(2 * evidenceKinds);
      evidence[0] = number % 2;
      evidence[evidenceKinds + 1] = 1;
      return judgeProduct(evidence, 1);
    });
    const { weights } = fitEvidence(judged, 2);
    expect(weights[1]).toBeGreaterThan(expectedWeights[1] ?? 0);
    expect(weights[1]).toBeGreaterThan(weights[0] ?? 0);
  });
});

describe("probabilities", () => {
  it("make 1 together and are finite for values of any size", () => {
    const values = Float64Array.of(1000, 999, -1000);
    softmaxInPlace(values);
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 10);
    expect(values[0]).toBeCloseTo(1 / (1 + Math.exp(-1)), 10);
    expect(values[2]).toBe(0);
  });
});
