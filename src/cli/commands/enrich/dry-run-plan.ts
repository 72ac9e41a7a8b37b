import type { ColumnMapping } from "../../../feed/columns.ts";
import type { Feed } from "../../../feed/feed.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import type { GuardFinding } from "../../../pipeline/history/findings.ts";
import { type ChangeOfRow, ChangesSince } from "../../../pipeline/history/row-changes.ts";
import {
  createRowMarker,
  type MarkedField,
  markedFields,
  type RowMark,
  type RowMarks,
  type UsedTexts,
  usedFieldsOf,
} from "../../../pipeline/history/row-fingerprints.ts";
import type { Product } from "../../../pipeline/product.ts";
import { type PreparedRow, prepareRows } from "../../../pipeline/rows.ts";
import { type RowSelection, type RunTask, selectRecords } from "../../../pipeline/run-options.ts";
import { hasWork } from "../../../pipeline/task.ts";
import { tasksOfRun } from "../../../pipeline/tasks.ts";
import type { ModelPlan } from "./dry-run.ts";

/**
 * What a task would do with a product: it would be called, an earlier row's call for the very same would do for it, its
 * answer is kept, or there is nothing for it to work on.
 */
export const taskStates = ["to_do", "shared", "kept", "nothing"] as const;
export type TaskState = (typeof taskStates)[number];
export type TaskStates = Readonly<Partial<Record<RunTask, TaskState>>>;

/** What a run would do. Counts are rows. Grows by adding fields only. */
export interface RunPlan {
  readonly schema_version: 1;
  readonly feed: string;
  /** When the last complete run of this feed began, ISO 8601. Null: there was none. */
  readonly last_run: string | null;
  readonly rows: RowPlan;
  /** Rows of which a field changed; a row of which two did counts under both. */
  readonly changed_fields: Readonly<Partial<Record<MarkedField, number>>>;
  readonly tasks: Readonly<Partial<Record<RunTask, Readonly<Record<TaskState, number>>>>>;
  /** What a language model would take. Null: none is asked. */
  readonly model: ModelPlan | null;
  readonly input_guard: { readonly would_stop: boolean; readonly findings: readonly GuardFinding[] };
  readonly notes: readonly string[];
}

interface RowPlan {
  readonly total: number;
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  /**
   * Unchanged, and yet no answer is kept for every task: the run was stopped, a task failed, settings or data changed.
   * Null where no answers are kept at all, as of the embedded service.
   */
  readonly never_done: number | null;
  /** Rows of the last run that are not there any more. Null where not the whole feed was looked at. */
  readonly gone: number | null;
  /** Rows that cannot be read as rows. */
  readonly unreadable: number;
}

/** Counts what would become of each row. */
export class PlanTally {
  readonly #rows = { total: 0, new: 0, changed: 0, unchanged: 0, unreadable: 0 };
  #neverDone = 0;
  readonly #keepsAnswers: boolean;
  readonly #fields = new Map<MarkedField, number>();
  readonly #tasks: Map<RunTask, Record<TaskState, number>>;

  constructor(tasks: readonly RunTask[], keepsAnswers: boolean) {
    this.#keepsAnswers = keepsAnswers;
    this.#tasks = new Map(tasks.map((task) => [task, { to_do: 0, shared: 0, kept: 0, nothing: 0 }]));
  }

  addUnreadable(): void {
    this.#rows.total += 1;
    this.#rows.unreadable += 1;
  }

  add(change: ChangeOfRow, states: TaskStates): void {
    this.#rows.total += 1;
    this.#rows[change.kind] += 1;
    for (const [task, counts] of this.#tasks) counts[states[task] ?? "nothing"] += 1;
    const isOpen = Object.values(states).some((state) => state === "to_do" || state === "shared");
    if (change.kind === "unchanged" && isOpen) this.#neverDone += 1;
    if (change.kind !== "changed") return;
    for (const field of change.fields) this.#fields.set(field, (this.#fields.get(field) ?? 0) + 1);
  }

  /** @param gone rows of the last run that were not met; null where not all rows were looked at */
  figures(gone: number | null): Pick<RunPlan, "rows" | "changed_fields" | "tasks"> {
    const changed = markedFields.filter((field) => this.#fields.has(field));
    return {
      rows: { ...this.#rows, never_done: this.#keepsAnswers ? this.#neverDone : null, gone },
      changed_fields: Object.fromEntries(changed.map((field) => [field, this.#fields.get(field)])),
      tasks: Object.fromEntries(this.#tasks),
    };
  }
}

/** Says of a product's tasks which answers are kept, without calling anything. */
export type Peek = (product: Product) => Promise<TaskStates>;

/** One row, and what a run would do with it. */
export interface PlannedRow {
  readonly record: FeedRecord;
  readonly used: UsedTexts;
  /** Undefined: the row cannot be read as one. */
  readonly plan: { readonly change: ChangeOfRow; readonly states: TaskStates } | undefined;
}

interface ReadRow extends PreparedRow {
  readonly used: UsedTexts;
}

export interface RowsToPlan {
  readonly feed: Feed;
  readonly mapping: ColumnMapping;
  readonly selection: RowSelection;
  readonly tasks: readonly RunTask[];
  /** Undefined: nothing is kept. */
  readonly peek: Peek | undefined;
  /** Undefined: the feed was never read before. */
  readonly marks: RowMarks | undefined;
  readonly signal: AbortSignal;
  /** Told of every record in the feed's order. */
  readonly onRead?: (record: FeedRecord, used: UsedTexts) => void;
}

/**
 * Sets a feed's rows against the last run's, and asks what is kept of them, batch by batch. Changed rows wait until the
 * unchanged ones are found, as far as memory allows, so that they come after the others.
 */
export interface RowPlanner {
  rows(): AsyncIterable<PlannedRow[]>;
  /** Whether the last run had a row that was not met. */
  isGone(mark: RowMark): boolean;
  /** How many. */
  gone(): number;
}

const mostWaiting = 20_000;

export function planRows(request: RowsToPlan): RowPlanner {
  const { feed, mapping, selection, tasks, marks, signal } = request;
  const used = usedFieldsOf(mapping);
  const marker = createRowMarker(used);
  const changes = marks && new ChangesSince(marks, marker);
  const peek = request.peek ?? peekNothing(tasks);
  const changeOf = (read: UsedTexts, isLast: boolean): ChangeOfRow | undefined =>
    changes === undefined ? { kind: "new" } : changes.changeOf(marker.markOf(read), isLast);
  const plan = async ({ product, settled, ...row }: ReadRow, isLast: boolean) => {
    const change = changeOf(row.used, isLast);
    return change && { ...row, plan: { change, states: settled ? {} : await peek(product) } };
  };
  async function* rows(): AsyncGenerator<PlannedRow[]> {
    const waiting: ReadRow[] = [];
    const batches = selectRecords(feed, selection, signal);
    for await (const batch of prepareRows(batches, { mapping, description: feed.description })) {
      const planned = batch.map(async (row): Promise<PlannedRow | undefined> => {
        const read = { ...row, used: used.read(row.record) };
        request.onRead?.(row.record, read.used);
        if (row.record.problem !== undefined) return { ...read, plan: undefined };
        const found = await plan(read, waiting.length >= mostWaiting);
        if (found === undefined) waiting.push(read);
        return found;
      });
      yield (await Promise.all(planned)).filter((row) => row !== undefined);
    }
    for (const row of waiting) yield [await plan(row, true)].filter((planned) => planned !== undefined);
  }
  return {
    rows,
    isGone: (mark) => changes?.isGone(mark) ?? false,
    gone: () => changes?.gone ?? 0,
  };
}

/** Where nothing is kept every task that has something to work on is to do. */
function peekNothing(tasks: readonly RunTask[]): Peek {
  return async (product) =>
    Object.fromEntries(tasks.map((task) => [task, hasWork(tasksOfRun[task], product) ? "to_do" : "nothing"]));
}
