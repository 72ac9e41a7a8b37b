import { describe, expect, test } from "vitest";
import { coverageCurve, findTrustedThreshold } from "../../src/evaluation/coverage-curve.ts";
import { createScoreCounts } from "../../src/evaluation/score-counts.ts";

function countsOf(answers: readonly (readonly [score: number, right: number, wrong: number])[]) {
  const counts = createScoreCounts();
  for (const [score, right, wrong] of answers) {
    for (let each = 0; each < right; each += 1) counts.add(score, true);
    for (let each = 0; each < wrong; each += 1) counts.add(score, false);
  }
  return counts;
}

describe("the coverage curve", () => {
  test("says for each tenth how many answers pass and how many of them are right", () => {
    const curve = coverageCurve(
      countsOf([
        [0.05, 0, 2],
        [0.3, 1, 1],
        [0.95, 4, 0],
      ]),
      10,
    );
    expect(curve).toHaveLength(11);
    expect(curve[0]).toEqual({ threshold: 0, answers: 8, right: 5, coverage: 0.8, accuracy: 5 / 8 });
    expect(curve[3]).toEqual({ threshold: 0.3, answers: 6, right: 5, coverage: 0.6, accuracy: 5 / 6 });
    expect(curve[4]).toMatchObject({ answers: 4, right: 4, accuracy: 1 });
    expect(curve[10]).toEqual({ threshold: 1, answers: 0, right: 0, coverage: 0, accuracy: null });
  });

  test("puts a score that has no exact binary form above its own threshold", () => {
    for (const score of [0.07, 0.29, 0.57, 0.58, 1]) {
      const counts = countsOf([[score, 20, 0]]);
      expect(findTrustedThreshold(counts, { share: 1, total: 20 })?.answers).toBe(20);
      const passing = counts.cells().findIndex(({ answers }) => answers > 0) / 100;
      expect(passing).toBe(score);
    }
  });
});

describe("the trusted threshold", () => {
  test("is the lowest from which on the share is right", () => {
    // From 0 on 70 of 100 are right, from 0.5 on 70 of 80, from 0.62 on 58 of 61.
    const counts = countsOf([
      [0.1, 0, 20],
      [0.5, 12, 7],
      [0.62, 18, 2],
      [0.9, 40, 1],
    ]);
    const trusted = findTrustedThreshold(counts, { share: 0.95, total: 100 });
    expect(trusted).toMatchObject({ threshold: 0.51, answers: 61, right: 58, coverage: 0.61 });
    expect(trusted?.accuracy).toBeCloseTo(58 / 61, 12);
    expect(trusted?.accuracyInterval[0]).toBeCloseTo(0.8651, 3);
    expect(findTrustedThreshold(counts, { share: 0.7, total: 100 })?.threshold).toBe(0);
  });

  test("is none where fewer than twenty answers would pass it", () => {
    const counts = countsOf([
      [0.2, 10, 90],
      [0.9, 19, 0],
    ]);
    expect(findTrustedThreshold(counts, { share: 0.9, total: 119 })).toBeUndefined();
    counts.add(0.9, true);
    expect(findTrustedThreshold(counts, { share: 0.9, total: 120 })?.answers).toBe(20);
  });

  test("is none without answers", () => {
    expect(findTrustedThreshold(createScoreCounts(), { share: 0.9, total: 0 })).toBeUndefined();
  });
});
