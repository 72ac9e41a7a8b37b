import { describe, expect, test } from "vitest";
import {
  calibrationBins,
  coverageCurve,
  createScoreCounts,
  expectedCalibrationError,
  findTrustedThreshold,
  wilsonInterval,
} from "../../src/ml/confidence-metrics.ts";

describe("calibration", () => {
  test("has ten bins with the mean score and the share of right answers", () => {
    const counts = createScoreCounts();
    counts.add(0.62, true);
    counts.add(0.68, false);
    counts.add(1, true);
    counts.add(0.9, true);
    const bins = calibrationBins(counts);
    expect(bins.map(({ answers }) => answers)).toEqual([0, 0, 0, 0, 0, 0, 2, 0, 0, 2]);
    expect(bins[6]?.meanScore).toBeCloseTo(0.65, 12);
    expect(bins[6]?.shareRight).toBe(0.5);
    expect(bins[9]?.meanScore).toBeCloseTo(0.95, 12);
    expect(bins[0]).toEqual({ from: 0, to: 0.1, answers: 0, meanScore: null, shareRight: null });
  });

  test("is off by the bins' differences, weighted by their answers", () => {
    const counts = createScoreCounts();
    for (const isRight of [true, true, true, false]) counts.add(0.95, isRight); // 0.95 against 0.75
    counts.add(0.25, false); // 0.25 against 0
    // (4 * 0.2 + 1 * 0.25) / 5
    expect(expectedCalibrationError(calibrationBins(counts))).toBeCloseTo(0.21, 12);
  });

  test("is not off where scores are the share of right answers, and nothing without answers", () => {
    const counts = createScoreCounts();
    expect(expectedCalibrationError(calibrationBins(counts))).toBeNull();
    for (let each = 0; each < 10; each += 1) counts.add(0.8, each < 8);
    expect(expectedCalibrationError(calibrationBins(counts))).toBeCloseTo(0, 12);
  });
});

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

describe("Wilson's interval", () => {
  test("is that of the published examples", () => {
    // R. G. Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3.
    const examples = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const;
    for (const [successes, trials, low, high] of examples) {
      const interval = wilsonInterval(successes, trials);
      expect(interval[0]).toBeCloseTo(low, 4);
      expect(interval[1]).toBeCloseTo(high, 4);
    }
  });

  test("says nothing without trials and stays within 0 and 1", () => {
    expect(wilsonInterval(0, 0)).toEqual([0, 1]);
    expect(wilsonInterval(0, 3)[0]).toBe(0);
    expect(wilsonInterval(3, 3)[1]).toBe(1);
  });
});
