import type { SeenAttribute } from "../attribute-columns.ts";
import type { CountsState, ModelFigures } from "../run-figures.ts";
import type { ScoredFigures } from "../score-summary.ts";
import type { TallyState } from "../source-categories/tally.ts";

/** A file of a part. */
export interface PartFile {
  readonly bytes: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
  /** See `StoredFacts`. */
  readonly tag?: string;
}

/** What an attempt at a claim has come to, besides the rows it has written. */
export interface PartFigures {
  readonly counts: CountsState;
  /** Each row that was scored, in order: sums of sums would be rounded otherwise. */
  readonly scored: readonly ScoredFigures[];
  readonly respelledCharacters: number;
  /** Null: there is no category map. */
  readonly sourceCategories: TallyState | null;
  /** Null: no language model was asked. */
  readonly model: ModelFigures | null;
  /** With a column for each attribute. */
  readonly attributes: readonly SeenAttribute[];
}

/** What the marker of a claim says: which attempt counts, and what it has come to. */
export interface Part extends PartFigures {
  /** Of the plan. */
  readonly run: string;
  readonly claim: number;
  readonly attempt: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly host: string;
  readonly output: PartFile;
  readonly rejects: PartFile;
  /** Fingerprints of its rows, without a header; see `row-fingerprints.ts`. */
  readonly marks: PartFile;
}
