import type {
  DescriptionLength,
  Language,
  NameTaskType,
  SalesChannel,
  TargetAudience,
  Tone,
} from "../contract/vocabulary.ts";

/** The tasks of a run, in the order in which they are done and shown. */
export const runTasks = ["name", "description", "categorization", "attribution"] as const;
export type RunTask = (typeof runTasks)[number];

/** `add`: columns of our own; `fill`: only empty cells of the mapped columns; `replace`: these columns. */
export const writeModes = ["add", "fill", "replace"] as const;
export type WriteMode = (typeof writeModes)[number];

/** What is asked of every product of a run. */
export interface TaskOptions {
  readonly tasks: readonly RunTask[];
  readonly channel: SalesChannel;
  /** The language of the results. Absent: each product's own. */
  readonly language?: Language;
  readonly taskType: NameTaskType;
  readonly tone: Tone;
  readonly audience?: TargetAudience;
  readonly length: DescriptionLength;
  readonly bulletPoints: boolean;
  readonly seo: boolean;
  /** Words that a description should be found under, at most 20. */
  readonly keywords?: readonly string[];
  /** How many categories are suggested, 1 to 20. */
  readonly limit: number;
  readonly rag: boolean;
  readonly recommended: boolean;
  readonly optional: boolean;
}
