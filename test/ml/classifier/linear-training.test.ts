import { describe, expect, it } from "vitest";
import type { SparseRows } from "../../../src/ml/classifier/linear-model.ts";
import { minimumWeights, trainLinear } from "../../../src/ml/classifier/linear-training.ts";

const rarity = Float32Array.of(1, 2, 10);

it("keeps smaller weights of rare features than of common ones where there are many targets", () => {
  const [common = 0, rarer = 0, rarest = 0] = minimumWeights(rarity, 1000);
  expect(common).toBeGreaterThan(rarer);
  expect(rarer).toBeGreaterThan(rarest);
});

it("makes no difference between features where there are few targets", () => {
  const [common, rarer, rarest] = minimumWeights(rarity, 20);
  expect(common).toBe(rarer);
  expect(rarer).toBe(rarest);
});

it("keeps no weight near zero, however rare its feature", () => {
  expect(minimumWeights(Float32Array.of(1e6), 1000)[0]).toBeGreaterThan(0.01);
});

/** Forty rows: each holds feature 0, the even ones feature 1 and the odd ones feature 2. */
const rows: SparseRows = {
  starts: Uint32Array.from({ length: 41 }, (_, row) => 2 * row),
  features: Uint32Array.from({ length: 80 }, (_, at) => (at % 2 === 0 ? 0 : 1 + (((at - 1) / 2) % 2))),
  values: new Float32Array(80).fill(0.7),
  width: 3,
};
const numbers = Array.from({ length: 40 }, (_, row) => row);
const targets = [numbers.filter((row) => row % 2 === 0), numbers.filter((row) => row % 2 === 1)];

describe("the linear model", () => {
  it("has for each target the weights of what tells it from the others", async () => {
    const { columns, biases } = await trainLinear(rows, targets, {
      wordWidth: 3,
      rarity: Float32Array.of(1, 1, 1),
    });
    for (const [target, { features, weights }] of columns.entries()) {
      const own = features.indexOf(1 + target);
      const other = features.indexOf(2 - target);
      expect(weights[own]).toBeGreaterThan(0.5);
      expect(weights[other]).toBeLessThan(-0.5);
    }
    expect(biases).toHaveLength(2);
  });
});
