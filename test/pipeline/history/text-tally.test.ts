import { describe, expect, test } from "vitest";
import { hashOfText } from "../../../src/pipeline/history/row-fingerprints.ts";
import { sharedValues, ValueSketch } from "../../../src/pipeline/history/text-tally.ts";

function sketchOf(from: number, to: number, times = 1, size = 1024) {
  const sketch = new ValueSketch(size);
  for (let time = 0; time < times; time += 1) {
    for (let value = from; value < to; value += 1) sketch.add(hashOfText(`SKU-${value}`));
  }
  return sketch.figures();
}

describe("ValueSketch", () => {
  test("counts exactly as long as it can hold all values", () => {
    expect(sketchOf(0, 500)).toMatchObject({ distinct: 500, repeated: 0 });
    expect(sketchOf(0, 500, 4)).toMatchObject({ distinct: 500, repeated: 0.75 });
    expect(sketchOf(0, 0)).toMatchObject({ distinct: 0, repeated: 0 });
  });

  test("estimates a hundred thousand values within a tenth, and how many cells repeat one", () => {
    const { distinct, repeated, hashes } = sketchOf(0, 100_000, 2);
    expect(Math.abs(distinct - 100_000)).toBeLessThan(10_000);
    expect(repeated).toBeCloseTo(0.5, 1);
    expect(hashes).toHaveLength(1024);
  });

  test.each([
    [0, 100_000, 1],
    [50_000, 150_000, 0.5],
    [90_000, 190_000, 0.1],
    [100_000, 200_000, 0],
    [0, 50_000, 0.5],
  ])("finds the share of 0 to 100,000 that is in %d to %d", (from, to, share) => {
    const found = sharedValues(sketchOf(0, 100_000), sketchOf(from, to));
    expect(Math.abs((found ?? -1) - share)).toBeLessThan(0.05);
  });

  test("has no opinion where there is nothing to compare", () => {
    expect(sharedValues(sketchOf(0, 0), sketchOf(0, 10))).toBeUndefined();
  });
});
