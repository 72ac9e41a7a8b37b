import { expect, it } from "vitest";
import { leastWeights } from "../../../../src/learning/categories/linear/least-weights.ts";

const rarity = Float32Array.of(1, 2, 10);

it("keeps smaller weights of rare features than of common ones where there are many targets", () => {
  const [common = 0, rarer = 0, rarest = 0] = leastWeights(rarity, 1000);
  expect(common).toBeGreaterThan(rarer);
  expect(rarer).toBeGreaterThan(rarest);
});

it("makes no difference between features where there are few targets", () => {
  const [common, rarer, rarest] = leastWeights(rarity, 20);
  expect(common).toBe(rarer);
  expect(rarer).toBe(rarest);
});

it("keeps no weight near zero, however rare its feature", () => {
  expect(leastWeights(Float32Array.of(1e6), 1000)[0]).toBeGreaterThan(0.01);
});
