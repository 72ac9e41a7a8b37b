import type { Language } from "../api/vocabulary.ts";
import { type RunTask, runTasks } from "./run-options.ts";
import type { WeighedCategories } from "./source-categories/weigh-in.ts";
import type { FieldSources } from "./sources.ts";
import { type TaskAnswers, tasksOfRun } from "./tasks.ts";

/** Why one task could not be done for one product, or should be looked at; or why a row was left as it is. */
export interface TaskFailure {
  /** Absent: the row itself could not be worked on. */
  readonly task?: RunTask;
  /** `PDO_...`, or the service's status as `HTTP_422`. */
  readonly code: string;
  readonly reason: string;
}

/**
 * `ok`: all that was asked for; `review`: done or withheld, but a person should look at it; `partial`: some of it, or not by
 * the language model that was asked for, or nothing because there was nothing to work on; `skipped`: not a product, or not in
 * one of the four languages, and left as it was; `rejected`: none of it, and something failed.
 */
export const rowStatuses = ["ok", "review", "partial", "skipped", "rejected"] as const;
export type RowStatus = (typeof rowStatuses)[number];

export function isRowStatus(text: string | undefined): text is RowStatus {
  return rowStatuses.some((status) => status === text);
}

/** What the tasks found for one product: the service's answers, as they came. */
export interface Enrichment {
  readonly status: RowStatus;
  /** The language of the results: the one that was asked for, else the product's own. */
  readonly language: Language;
  readonly answers: TaskAnswers;
  /** Who wrote each field that is written. */
  readonly sources?: FieldSources;
  /** Tasks whose answer is proposed to a person and not written. */
  readonly unsure?: ReadonlySet<RunTask>;
  readonly failures: readonly TaskFailure[];
  /** Tasks that the built-in engine did where a language model was asked for, and why. */
  readonly fallbacks?: readonly TaskFailure[];
  /** Whether a language model has answered a task. Absent: none has, or it is not known. */
  readonly isByModel?: boolean;
  /** What a person should look at, and why. */
  readonly reviews?: readonly TaskFailure[];
  /** Why the row was left as it is. */
  readonly skipped?: TaskFailure;
  /** What its source category made of its own category, or of its family's. Absent: no category was asked for. */
  readonly weighed?: readonly WeighedProduct[];
  /** What a person should know of this row: one sentence for each task that had something to say. */
  readonly messages: readonly string[];
}

export function rejectedRow(failure: TaskFailure): Enrichment {
  return {
    status: "rejected",
    language: "en",
    answers: {},
    failures: [failure],
    messages: [failure.reason],
  };
}

/** A row that is left as it is, and is no failure. */
export function skippedRow(reason: TaskFailure): Enrichment {
  return {
    status: "skipped",
    language: "en",
    answers: {},
    failures: [],
    skipped: reason,
    messages: [reason.reason],
  };
}

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
  /** See `Enrichment`. */
  readonly isByModel?: boolean;
  /** See `Enrichment`. */
  readonly reviews?: readonly TaskFailure[];
  /** See `Enrichment`. */
  readonly skipped?: TaskFailure;
  /** The tasks whose answers are written, in their order. */
  readonly done: readonly RunTask[];
  /** The tasks whose answers are proposed to a person and not written, in their order. Absent: none. */
  readonly proposed?: readonly RunTask[];
  /** One for each column that the run adds, in their order. */
  readonly cells: readonly Cell[];
  /** New texts for columns that the feed has. Absent: nothing is to be written there. */
  readonly proposals?: Readonly<Partial<Record<ProposedField, string>>>;
  /** See `Enrichment`. Absent: nothing was written. */
  readonly sources?: FieldSources;
  /** The category that was found, named in the language of the row's results. */
  readonly category?: { readonly identifier: string; readonly name: string };
  /** Absent: the row is not scored. */
  readonly toScore?: RowToScore;
  /** See `Enrichment`. Absent: it is not asked for. */
  readonly weighed?: readonly WeighedProduct[];
}

/** Categories that were weighed for a row itself, or for what its family shares. */
export interface WeighedProduct extends WeighedCategories {
  readonly of: "row" | "family";
}

/** What is to be known of a row to score it, besides its product: how much it stands for, and what was proposed. */
export interface RowToScore {
  /** How many rows it stands for, from 1; see `scoreWeight`. 0: it is not among those that are scored. */
  readonly weight: number;
  readonly name?: string;
  readonly description?: string;
  /** One a line. */
  readonly bullet_points?: string;
  /** The channel's identifier. */
  readonly category?: string;
}

export function toRowToScore(enrichment: Pick<Enrichment, "answers" | "unsure">, weight: number): RowToScore {
  const found: Omit<RowToScore, "weight"> = {};
  for (const task of runTasks) {
    const answer = writtenAnswer(task, enrichment);
    if (answer !== undefined) Object.assign(found, tasksOfRun[task].toScore?.(answer));
  }
  return { weight, ...found };
}

/** Undefined: there is no answer, or it is only proposed. */
export function writtenAnswer(task: RunTask, { answers, unsure }: Pick<Enrichment, "answers" | "unsure">) {
  return unsure?.has(task) ? undefined : answers[task];
}
