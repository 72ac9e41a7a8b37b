import { expect, test } from "vitest";
import { decide, quantizeWeights, weightsOf } from "../../../src/ml/classifier/linear-model.ts";

/** Two features of classes that are far apart, of which one weighs too little to be kept. */
const sparse = {
  starts: Uint32Array.of(0, 4, 4, 7),
  classes: Uint16Array.of(0, 255, 256, 60_000, 3, 255, 65_535),
  weights: Float32Array.of(1, -0.5, 2, 127, 0.25, 0.001, -127),
};
const packed = quantizeWeights(sparse, 65_536);

test("weights stand by class as they were, to the step of their class", () => {
  expect([...weightsOf(packed, 0).keys()]).toEqual([0, 255, 256, 60_000]);
  expect(weightsOf(packed, 0).get(60_000)).toBeCloseTo(127, 4);
  expect(weightsOf(packed, 1)).toEqual(new Map());
  expect([...weightsOf(packed, 2).keys()]).toEqual([3, 65_535]);
});

test("an entry takes two bytes, and two more where the next class is 256 or more away", () => {
  expect(packed.gaps.length).toBe(packed.weights.length);
  expect(packed.gaps.length).toBe(6 + 2);
});

test("decisions add up the weights of a row's features", () => {
  const scores = new Float64Array(65_536);
  const biases = new Float32Array(65_536).fill(-1);
  decide(
    { weights: packed, biases },
    { features: Uint32Array.of(0, 2), values: Float32Array.of(1, 2), length: 2 },
    scores,
  );
  expect([0, 3, 255, 60_000, 65_535, 7].map((number) => scores[number])).toEqual([
    expect.closeTo(0, 5),
    expect.closeTo(-0.5, 5),
    expect.closeTo(-1.5, 5),
    expect.closeTo(126, 3),
    expect.closeTo(-255, 3),
    -1,
  ]);
});
