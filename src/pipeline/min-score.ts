import type { CategorySuggestion } from "../api/categorization.ts";
import type { OperationResponse } from "../api/operations.ts";
import { type ContractChannel, isContractChannel, type SalesChannel } from "../api/vocabulary.ts";

/**
 * Whose scores are compared. `builtin`: the built-in engine's, on the built-in catalog of the channel; a remote service is taken
 * for one. `other`: on an imported catalog, with examples, or a language model's.
 */
export type ScoreSource = "builtin" | "other";

/** For a channel whose scores were not calibrated. */
const uncalibrated = 0.5;

/**
 * Where `--min-score` is not given: the lowest score from which on nine of ten written categories are right, by the calibration
 * of the channel. Hand labels of channel_a: 65 % of 859 products are written from 0.7 on, 93 % of them right.
 */
const defaults: Readonly<Record<ScoreSource, Readonly<Record<ContractChannel, number>>>> = {
  builtin: { channel_a: 0.7, channel_b: uncalibrated },
  other: { channel_a: uncalibrated, channel_b: uncalibrated },
};

/** In [0, 1]. */
export function defaultMinScore(source: ScoreSource, channel: SalesChannel): number {
  return isContractChannel(channel) ? defaults[source][channel] : uncalibrated;
}

const mostCandidates = 3;

/** What a person may choose from, best first; none that nothing points to. */
export function candidatesOf({
  best_category,
  other_categories,
}: OperationResponse<"categorize">): readonly CategorySuggestion[] {
  return [best_category, ...other_categories].filter(({ score }) => score > 0).slice(0, mostCandidates);
}
