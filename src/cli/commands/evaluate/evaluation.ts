import type { TaskAnswer } from "../../../pipeline/tasks.ts";
import type { LabelledRow } from "./labelled-feed.ts";

/** The tasks that can be evaluated against labels. */
export const evaluatedTasks = ["categorization", "attribution"] as const;
export type EvaluatedTask = (typeof evaluatedTasks)[number];

/** Compares one task's answers with the labels. Memory does not grow with the rows. */
export interface Evaluation<T extends EvaluatedTask> {
  readonly task: T;
  /** Whether the row has a label for this task. */
  isLabelled(row: LabelledRow): boolean;
  add(row: LabelledRow, answer: TaskAnswer<T>): void;
  /** Number of rows added. */
  rows(): number;
  /** The main figures in one line of text. */
  headline(): string;
  /** All figures for JSON, named like the service's own fields. */
  toAnswer(): Readonly<Record<string, unknown>>;
  /** All figures for the text report. */
  toSections(): readonly ReportSection[];
}

/** A part of a report: a title, sentences, a table. */
export interface ReportSection {
  readonly title?: string;
  readonly lines?: readonly string[];
  readonly table?: { readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] };
}
