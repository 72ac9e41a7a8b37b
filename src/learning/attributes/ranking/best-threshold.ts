import type { Outcome } from "./outcomes.ts";

const [lowest, highest] = [0.02, 0.5];

/** The outcomes come of taggers that saw fewer examples than the final one, whose uncertain statements are better. */
const caution = 0.75;

/**
 * The probability from which on a statement is worth making: where F1 over the attributes that the examples speak of
 * is highest. A right statement counts 2 of 2, a wrong one where there is a value 2 of 0, and so on: F1 is twice the
 * right ones over the statements and the values.
 * @param values how many values the examples state
 */
export function bestThreshold(outcomes: readonly Outcome[], values: number): number {
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
