import type { EditedRows } from "./edited-rows.ts";
import type { CellEdit } from "./merge-cells.ts";

/** What a person changed in a row whose product the feed has no more; it stands again when the product comes back. */
export interface HeldEdits {
  /** By which the row is told from others. */
  readonly key: string;
  readonly id: string;
  readonly cells: readonly (readonly [column: string, CellEdit])[];
}

/** One cell in which a person's edit and the run differ, as a person reads it. */
export interface MergeConflict {
  readonly id: string;
  /** In the output, from 1. */
  readonly row: number;
  readonly column: string;
  /** What the last run wrote. */
  readonly base: string;
  readonly edited: string;
  readonly proposed: string;
  /** Which of the two is written. */
  readonly written: "edited" | "proposed";
}

/** What became of the edits. */
export interface MergeFigures {
  /** Cells whose edit stands; conflicts are among them. */
  readonly cells: number;
  readonly rows: number;
  /** Cells for which the run would write another text than last time. */
  readonly conflict_count: number;
  /** Cells for which a person has decided otherwise since: the decision stands. */
  readonly decided_count: number;
  /** Cells of columns that the run does not write. */
  readonly dropped_count: number;
  /** The first of these kinds. */
  readonly conflicts: readonly MergeConflict[];
  /** Edited rows whose product the feed has no more, by identifier; the first of them. */
  readonly gone_count: number;
  readonly gone: readonly string[];
  /** Rows that were taken out of the output, and are there again. */
  readonly restored_rows: number;
  /** Rows whose product is in the feed again, with the edits that were held. */
  readonly returned_rows: number;
  /** Rows that are for review because of what was edited in them. */
  readonly review_count: number;
}

export interface Merged {
  readonly figures: MergeFigures;
  /** What the edits made of the rows' statuses and sources. */
  readonly rows: EditedRows;
  /** To be held for the next run. */
  readonly held: readonly HeldEdits[];
}

/** Why edits cannot be merged. */
export type MergeProblem =
  /** Rows that neither the feed nor the last run wrote: nowhere to be put. */
  | { readonly kind: "added rows"; readonly count: number; readonly first: string }
  /** Edited rows have no identifier, and what they belong to cannot be told. */
  | { readonly kind: "no identifiers" }
  | { readonly kind: "no output" };

export class NotMergeable extends Error {
  override readonly name = "NotMergeable";
  readonly problem: MergeProblem;

  constructor(problem: MergeProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}
