import { describe, expect, test } from "vitest";
import { calibrationBins, expectedCalibrationError } from "../../src/evaluation/calibration.ts";
import { createScoreCounts } from "../../src/evaluation/score-counts.ts";

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
