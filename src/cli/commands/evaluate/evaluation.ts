import type { TaskAnswer } from "../../../pipeline/tasks.ts";
import type { LabelledRow } from "./labelled-feed.ts";

/** The tasks whose quality can be counted. */
export const evaluatedTasks = ["categorization", "attribution"] as const;
export type EvaluatedTask = (typeof evaluatedTasks)[number];

/** How one task's answers are held against the labels. Memory does not grow with the rows. */
export interface Evaluation<T extends EvaluatedTask> {
  readonly task: T;
  /** Whether the row says something that this task's answer can be held against. */
  isLabelled(row: LabelledRow): boolean;
  add(row: LabelledRow, answer: TaskAnswer<T>): void;
  /** Rows that were added. */
  rows(): number;
  /** The figures in one line, for a person. */
  headline(): string;
  /** All figures as a program reads them, named like the service's own fields. */
  toAnswer(): Readonly<Record<string, unknown>>;
  /** All figures as a person reads them. */
  toSections(): readonly ReportSection[];
}

/** A part of a report: a title, sentences, a table. */
export interface ReportSection {
  readonly title?: string;
  readonly lines?: readonly string[];
  readonly table?: { readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] };
}
