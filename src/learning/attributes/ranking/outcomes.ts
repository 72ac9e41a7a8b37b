import { softmax } from "./ranker.ts";
import { type Choice, scoreOf } from "./train-ranker.ts";

/** What became of the best candidate of an attribute in an example that the ranker had not seen. */
export interface Outcome {
  /** In [0, 1]. */
  readonly score: number;
  readonly isRight: boolean;
  /** Less than 1 where the example does not say whether it has the attribute. */
  readonly weight: number;
}

/** The best candidates, "none" left aside; nothing for attributes without any. */
export function outcomesOf(choices: readonly Choice[], weights: Float32Array): Outcome[] {
  return choices.flatMap(({ features, offsets, isRight, weight }) => {
    const scores = features.map((list, option) => (offsets[option] ?? 0) + scoreOf(list, weights));
    const probabilities = softmax(scores).slice(1);
    const score = Math.max(0, ...probabilities);
    if (score <= 0) return [];
    return [{ score, isRight: isRight[1 + probabilities.indexOf(score)] ?? false, weight }];
  });
}
