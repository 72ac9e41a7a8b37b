import type { DescriptionLength } from "../../../contract/vocabulary.ts";

/** Words that a description of the length has. A source that says less is not padded up to `min`. */
export interface LengthBand {
  readonly min: number;
  /** Where enough is said: no further sentence is looked for. */
  readonly target: number;
  readonly max: number;
}

export const lengthBands: Readonly<Record<DescriptionLength, LengthBand>> = {
  short: { min: 0, target: 40, max: 60 },
  medium: { min: 60, target: 110, max: 150 },
  long: { min: 150, target: 260, max: 300 },
};
