import type { Outcome } from "./outcomes.ts";

/**
 * What makes a probability of a score: the logistic function of `slope` times the score's logit plus `offset` (Platt
 * 1999, Probabilistic outputs for support vector machines). The slope is positive: no order changes.
 */
export interface Calibration {
  readonly slope: number;
  readonly offset: number;
}

export const noCalibration: Calibration = { slope: 1, offset: 0 };

const steps = 20;

/** Keeps the fit near to no calibration where there is little to learn from. */
const priorWeight = 5;

export function calibrate({ slope, offset }: Calibration, score: number): number {
  return 1 / (1 + Math.exp(-(slope * logit(score) + offset)));
}

/**
 * The likeliest calibration, by Newton's method: the fit is convex, and some steps settle it. In 32-bit numbers, as the
 * file has them.
 */
export function fitCalibration(outcomes: readonly Outcome[]): Calibration {
  let [slope, offset] = [1, 0];
  for (let step = 0; step < steps; step += 1) {
    let [slopeGradient, offsetGradient] = [priorWeight * (1 - slope), -priorWeight * offset];
    let [slopes, both, offsets] = [priorWeight, 0, priorWeight];
    for (const { score, isRight, weight } of outcomes) {
      const at = logit(score);
      const probability = 1 / (1 + Math.exp(-(slope * at + offset)));
      const error = weight * ((isRight ? 1 : 0) - probability);
      const spread = weight * probability * (1 - probability);
      slopeGradient += error * at;
      offsetGradient += error;
      slopes += spread * at * at;
      both += spread * at;
      offsets += spread;
    }
    const determinant = slopes * offsets - both * both;
    slope += (offsets * slopeGradient - both * offsetGradient) / determinant;
    offset += (slopes * offsetGradient - both * slopeGradient) / determinant;
  }
  return Number.isFinite(offset) && slope > 0.05
    ? { slope: Math.fround(slope), offset: Math.fround(offset) }
    : noCalibration;
}

function logit(score: number): number {
  const bounded = Math.min(1 - 1e-5, Math.max(1e-5, score));
  return Math.log(bounded / (1 - bounded));
}
