import type { DescriptionLength } from "../../../contract/vocabulary.ts";

export interface WordLimits {
  /** Words, as the contract has them. */
  readonly min: number;
  readonly max: number;
  /** What a model is asked for: it counts badly, so there is room above. */
  readonly aim: readonly [fewest: number, most: number];
}

export const wordLimits: Readonly<Record<DescriptionLength, WordLimits>> = {
  short: { min: 0, max: 60, aim: [30, 50] },
  medium: { min: 60, max: 150, aim: [80, 125] },
  long: { min: 150, max: 300, aim: [180, 260] },
};
