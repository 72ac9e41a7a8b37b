import type { Confidence } from "./read-choice.ts";

/**
 * How often a choice is taken to be right by what the model says of it. Models say too much rather than too little (Tian et al.,
 * "Just Ask for Calibration", 2023, https://arxiv.org/abs/2305.14975): so none is certain.
 */
const rightness: Readonly<Record<Confidence, number>> = { high: 0.92, medium: 0.7, low: 0.4 };

/** What the built-in engine's own likelihood counts, of 1. */
const shareOfBuiltin = 0.3;

/**
 * How sure the model's best category is: the weighted mean of how often such a choice is right and of how likely the built-in
 * engine holds that category (a linear opinion pool, Stone, "The opinion pool", Annals of Mathematical Statistics 32, 1961).
 * Both are chances of being right, so scores compare between calls. The weights are judged, not fitted: a fit needs a model's answers.
 * @param likelihood in [0, 1]
 * @returns in (0, 1), three decimals
 */
export function scoreOfBest(confidence: Confidence, likelihood: number): number {
  return rounded((1 - shareOfBuiltin) * rightness[confidence] + shareOfBuiltin * likelihood);
}

/**
 * The scores of the further categories in the model's order: each has half of the chance that is left before it, and no more than
 * the one before.
 */
export function scoresOfOthers(best: number, count: number): readonly number[] {
  let [left, highest] = [1 - best, best];
  return Array.from({ length: count }, () => {
    left /= 2;
    highest = Math.min(highest, rounded(left));
    return highest;
  });
}

function rounded(score: number): number {
  return Math.round(score * 1_000) / 1_000;
}
