import { expect, test } from "vitest";
import { scoreWeight } from "../../../src/batch/rows/score-sample.ts";

const weightsTo = (rows: number) => Array.from({ length: rows }, (_, place) => scoreWeight(place));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test("every row of a feed of 500 is scored, and stands for itself", () => {
  expect(weightsTo(500)).toEqual(Array(500).fill(1));
});

test.each([10_000, 200_000, 1_000_000])("of %i rows some are scored, and stand for all", (rows) => {
  const weights = weightsTo(rows);
  const scored = weights.filter((weight) => weight > 0).length;
  expect(scored).toBeLessThan(500 + 250 * Math.log2(rows / 250));
  expect(scored).toBeGreaterThan(500);
  expect(Math.abs(sum(weights) / rows - 1)).toBeLessThan(0.03);
});

test.each([2, 3, 4, 5, 8, 16])("rows that come in turns of %i are scored alike often", (turn) => {
  const counts = Array<number>(turn).fill(0);
  weightsTo(300_000).forEach((weight, place) => {
    counts[place % turn] = (counts[place % turn] ?? 0) + weight;
  });
  for (const count of counts) expect(Math.abs((count * turn) / 300_000 - 1)).toBeLessThan(0.2);
});
