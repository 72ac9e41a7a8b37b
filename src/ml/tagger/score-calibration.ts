import type { Outcome } from "./ranker-training.ts";

const [lowest, highest] = [0.02, 0.5];

/**
 * The outcomes come from taggers trained on fewer examples than the final one, whose uncertain statements are better.
 */
const caution = 0.75;

/**
 * The probability threshold with the highest F1 over the known attributes of the examples. F1 is twice the number of
 * right statements divided by the number of statements plus the number of values.
 * @param values number of values in the examples
 */
export function optimalThreshold(outcomes: readonly Outcome[], values: number): number {
  const known = outcomes.filter(({ weight }) => weight >= 1);
  known.sort((one, other) => other.score - one.score);
  let [right, best, threshold] = [0, 0, 1];
  for (const [index, outcome] of known.entries()) {
    if (outcome.isRight) right += 1;
    const measure = (2 * right) / (index + 1 + values);
    if (measure <= best || outcome.score < lowest) continue;
    best = measure;
    threshold = outcome.score;
  }
  return Math.min(threshold * caution, highest);
}

/**
 * Converts a score to a probability: the logistic function of `slope` times the score's logit plus `offset` (Platt
 * 1999, Probabilistic outputs for support vector machines). The slope is positive, so that the order is preserved.
 */
export interface Calibration {
  readonly slope: number;
  readonly offset: number;
}

export const noCalibration: Calibration = { slope: 1, offset: 0 };

const steps = 20;

/** Weight of a prior towards no calibration, for few examples. */
const priorWeight = 5;

export function calibrate({ slope, offset }: Calibration, score: number): number {
  return 1 / (1 + Math.exp(-(slope * logit(score) + offset)));
}

/**
 * The maximum likelihood calibration by Newton's method; the problem is convex, so a few steps suffice. Rounded to
 * 32-bit numbers, as stored.
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
