import { describe, expect, it } from "vitest";
import type { SparseRows } from "../../../../src/learning/categories/linear/sparse-rows.ts";
import { trainLinear } from "../../../../src/learning/categories/linear/train-linear.ts";

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
