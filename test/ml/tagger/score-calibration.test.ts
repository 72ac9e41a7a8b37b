import { describe, expect, test } from "vitest";
import { calibrate, fitCalibration, noCalibration } from "../../../src/ml/tagger/score-calibration.ts";

/** A hundred statements for each score, of which a share is right. */
function outcomes(shares: readonly (readonly [score: number, right: number])[]) {
  return shares.flatMap(([score, right]) =>
    Array.from({ length: 100 }, (_, number) => ({ score, isRight: number < right * 100, weight: 1 })),
  );
}

describe("fitCalibration", () => {
  test("lowers scores that promise too much, and keeps their order", () => {
    const calibration = fitCalibration(
      outcomes([
        [0.6, 0.4],
        [0.8, 0.6],
        [0.95, 0.85],
      ]),
    );
    const calibrated = [0.6, 0.8, 0.95].map((score) => calibrate(calibration, score));
    for (const [at, share] of [0.4, 0.6, 0.85].entries()) {
      expect(Math.abs((calibrated[at] ?? 0) - share)).toBeLessThan(0.06);
    }
    expect([...calibrated].sort((one, other) => one - other)).toEqual(calibrated);
  });

  test("leaves scores that keep their promise nearly as they are", () => {
    const calibration = fitCalibration(
      outcomes([
        [0.3, 0.3],
        [0.7, 0.7],
        [0.9, 0.9],
      ]),
    );
    for (const score of [0.3, 0.7, 0.9]) {
      expect(Math.abs(calibrate(calibration, score) - score)).toBeLessThan(0.03);
    }
  });

  test("changes nothing where there is nothing to learn from", () => {
    expect(fitCalibration([])).toEqual(noCalibration);
  });
});
