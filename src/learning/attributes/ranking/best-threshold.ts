import { softmax } from "./ranker.ts";
import { type Choice, scoreOf } from "./train-ranker.ts";

const lowest = 0.02;

/** The choices come of taggers that saw fewer examples than the final one, whose uncertain statements are better. */
const caution = 0.75;

/**
 * The probability from which on a statement is worth making: where F1 over the attributes that the examples speak of
 * is highest. A right statement counts 2 of 2, a wrong one where there is a value 2 of 0, and so on: F1 is twice the
 * right ones over the statements and the values.
 */
export function bestThreshold(choices: readonly Choice[], weights: Float32Array): number {
  const outcomes: { score: number; isRight: boolean }[] = [];
  let values = 0;
  for (const { features, offsets, isRight, weight } of choices) {
    if (weight < 1) continue;
    if (!isRight[0]) values += 1;
    const scores = features.map((list, option) => (offsets[option] ?? 0) + scoreOf(list, weights));
    const probabilities = softmax(scores).slice(1);
    const score = Math.max(0, ...probabilities);
    if (score > 0) outcomes.push({ score, isRight: isRight[1 + probabilities.indexOf(score)] ?? false });
  }
  outcomes.sort((one, other) => other.score - one.score);
  let [right, best, threshold] = [0, 0, 1];
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.isRight) right += 1;
    const measure = (2 * right) / (index + 1 + values);
    if (measure <= best || outcome.score < lowest) continue;
    best = measure;
    threshold = outcome.score;
  }
  return Math.min(threshold * caution, 0.5);
}
