import type { RunTask } from "../run-options.ts";
import type { RowStatus, TaskFailure } from "../tasks/enrichment.ts";
import type { RowToScore } from "./row-to-score.ts";

/** What stands in an added column. An object is written as JSON. */
export type Cell = string | number | null | object;

/** The feed's own fields that a result can stand in. */
export const proposedFields = ["name", "description", "category"] as const;
export type ProposedField = (typeof proposedFields)[number];

/**
 * What became of one row, in plain values that can be sent from thread to thread: all that is needed to write the row,
 * to reject it and to count it. The service's whole answers stay where they were asked for.
 */
export interface RowOutcome {
  readonly status: RowStatus;
  readonly failures: readonly TaskFailure[];
  /** See `Enrichment`. */
  readonly fallbacks?: readonly TaskFailure[];
  /** The tasks that were answered, in their order. */
  readonly done: readonly RunTask[];
  /** One for each column that the run adds, in their order. */
  readonly cells: readonly Cell[];
  /** New texts for columns that the feed has. Absent: nothing is to be written there. */
  readonly proposals?: Readonly<Partial<Record<ProposedField, string>>>;
  /** The category that was found, named in the language of the row's results. */
  readonly category?: { readonly identifier: string; readonly name: string };
  /** Absent: the row is not scored. */
  readonly toScore?: RowToScore;
}
