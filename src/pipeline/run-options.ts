import type {
  DescriptionLength,
  Language,
  NameTaskType,
  SalesChannel,
  TargetAudience,
  Tone,
} from "../api/vocabulary.ts";
import type { Feed } from "../feed/feed.ts";
import type { FeedRecord } from "../feed/record.ts";
import { type RunTask, tasksOfRun } from "./tasks.ts";

/** The tasks of a run, in the order in which they are done and shown. */
export const runTasks = Object.keys(tasksOfRun) as [RunTask, ...RunTask[]];
export type { RunTask };

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
  /** Absent: the smaller one of medium and long that holds the whole text, else long. */
  readonly length?: DescriptionLength;
  readonly bulletPoints: boolean;
  readonly seo: boolean;
  /** Words that a description should be found under, at most 20. */
  readonly keywords?: readonly string[];
  /** In [0, 1]: a category with a lower score is proposed to a person and not written. */
  readonly minScore: number;
  /** How many categories are suggested, 1 to 20. */
  readonly limit: number;
  readonly rag: boolean;
  readonly recommended: boolean;
  readonly optional: boolean;
}

/** Which rows of a feed a run works on. */
export type RowSelection =
  | { readonly kind: "all" }
  | { readonly kind: "first"; readonly rows: number }
  /** `rows` rows at even distances over a feed of `total`, the first row among them. */
  | { readonly kind: "sample"; readonly rows: number; readonly total: number };

/** The chosen records, in order, in batches. Reading ends with the last one that is wanted. */
export async function* selectRecords(
  feed: Feed,
  selection: RowSelection,
  signal?: AbortSignal,
): AsyncGenerator<FeedRecord[]> {
  const isWanted = createRule(selection);
  const end = selection.kind === "first" ? selection.rows : Number.POSITIVE_INFINITY;
  for await (const records of feed.records(signal === undefined ? {} : { signal })) {
    const wanted = selection.kind === "all" ? records : records.filter(({ index }) => isWanted(index));
    if (wanted.length > 0) yield wanted;
    if ((records.at(-1)?.index ?? 0) + 1 >= end) return;
  }
}

/** Whether the row at an index is among the chosen. */
export function createRule(selection: RowSelection): (index: number) => boolean {
  if (selection.kind === "all") return () => true;
  if (selection.kind === "first") return (index) => index < selection.rows;
  const { rows, total } = selection;
  if (rows >= total) return () => true;
  // Row i is in the sample where a multiple of total / rows falls on it.
  return (index) => Math.floor(((index + 1) * rows - 1) / total) > Math.floor((index * rows - 1) / total);
}
