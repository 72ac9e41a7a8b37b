import type { ColumnMapping } from "../../../feed/columns.ts";
import type { Feed } from "../../../feed/feed.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import type { FeedLanguage } from "../../../pipeline/feed-language.ts";
import type { GuardFinding } from "../../../pipeline/history/findings.ts";
import { type ChangeOfRow, RowMatcher } from "../../../pipeline/history/row-changes.ts";
import {
  createRowFingerprinter,
  type FingerprintedField,
  fingerprintedFields,
  type RowFingerprint,
  type RowFingerprints,
  type UsedTexts,
  usedFieldsOf,
} from "../../../pipeline/history/row-fingerprints.ts";
import type { Product } from "../../../pipeline/product.ts";
import { type PreparedRow, prepareRows } from "../../../pipeline/rows.ts";
import type { RowSelection, RunTask } from "../../../pipeline/run-options.ts";
import { sourceCategoryKey } from "../../../pipeline/source-categories/source-category.ts";
import { hasWork } from "../../../pipeline/task.ts";
import { tasksOfRun } from "../../../pipeline/tasks.ts";
import type { ReadMap } from "../map/category-map.ts";
import type { ModelPlan } from "./dry-run.ts";

/**
 * What a run would do for a task: call the service, share an earlier row's call, use a cached answer, or nothing, for
 * lack of input.
 */
export const taskStates = ["to_do", "shared", "kept", "nothing"] as const;
export type TaskState = (typeof taskStates)[number];
export type TaskStates = Readonly<Partial<Record<RunTask, TaskState>>>;

/** The plan of a run. Counts are rows. Fields are only ever added. */
export interface RunPlan {
  readonly schema_version: 1;
  readonly feed: string;
  /** When the last complete run of this feed began, ISO 8601. Null: there was none. */
  readonly last_run: string | null;
  readonly rows: RowPlan;
  /** Rows per changed field; a row with two changed fields counts in both. */
  readonly changed_fields: Readonly<Partial<Record<FingerprintedField, number>>>;
  readonly tasks: Readonly<Partial<Record<RunTask, Readonly<Record<TaskState, number>>>>>;
  /** The estimated usage of a language model. Null: none is used. */
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
   * Unchanged rows without a cached answer for every task: the run was stopped, a task failed, or settings or data
   * changed. Null without a cache, as for the embedded service.
   */
  readonly never_done: number | null;
  /** Rows of the last run that no longer exist. Null where only a part of the feed was read. */
  readonly gone: number | null;
  /** Unreadable rows. */
  readonly unreadable: number;
}

/** Counts what a run would do with each row. */
export class PlanTally {
  readonly #rows = { total: 0, new: 0, changed: 0, unchanged: 0, unreadable: 0 };
  #neverDone = 0;
  readonly #hasCache: boolean;
  readonly #fields = new Map<FingerprintedField, number>();
  readonly #tasks: Map<RunTask, Record<TaskState, number>>;

  constructor(tasks: readonly RunTask[], hasCache: boolean) {
    this.#hasCache = hasCache;
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

  /** @param gone removed rows of the last run; null where only a part of the feed was read */
  figures(gone: number | null): Pick<RunPlan, "rows" | "changed_fields" | "tasks"> {
    const changed = fingerprintedFields.filter((field) => this.#fields.has(field));
    return {
      rows: { ...this.#rows, never_done: this.#hasCache ? this.#neverDone : null, gone },
      changed_fields: Object.fromEntries(changed.map((field) => [field, this.#fields.get(field)])),
      tasks: Object.fromEntries(this.#tasks),
    };
  }
}

/** Looks up which of a product's tasks have cached answers, without calling anything. */
export type Peek = (product: Product) => Promise<TaskStates>;

export interface PlannedRow {
  readonly record: FeedRecord;
  readonly used: UsedTexts;
  /** Undefined: the row is unreadable. */
  readonly plan: { readonly change: ChangeOfRow; readonly states: TaskStates } | undefined;
}

interface ReadRow extends PreparedRow {
  readonly used: UsedTexts;
}

export interface RowsToPlan {
  readonly feed: Feed;
  readonly mapping: ColumnMapping;
  readonly language: FeedLanguage;
  readonly selection: RowSelection;
  readonly tasks: readonly RunTask[];
  /** Where the shop's own categories are mapped to. */
  readonly categoryMap?: Pick<ReadMap, "decided"> | undefined;
  /** Undefined: there is no cache. */
  readonly peek: Peek | undefined;
  /** Undefined: there is no earlier run of this feed. */
  readonly fingerprints: RowFingerprints | undefined;
  readonly signal: AbortSignal;
  /** Called with every record in the feed's order. */
  readonly onRead?: (record: FeedRecord, used: UsedTexts) => void;
}

/**
 * Compares a feed's rows with the last run's and looks up their cached answers, batch by batch. Changed rows are held
 * back until the unchanged ones are matched, up to a memory limit, so that they come after the others.
 */
export interface RowPlanner {
  rows(): AsyncIterable<PlannedRow[]>;
  /** Whether a row of the last run is still unmatched. */
  isGone(fingerprint: RowFingerprint): boolean;
  /** Number of unmatched rows. */
  gone(): number;
}

const mostWaiting = 20_000;

export function planRows(request: RowsToPlan): RowPlanner {
  const { feed, mapping, language, selection, tasks, fingerprints, signal } = request;
  const decided = request.categoryMap?.decided;
  const used = usedFieldsOf(mapping, feed.description, decided);
  const fingerprinter = createRowFingerprinter(used);
  const changes = fingerprints && new RowMatcher(fingerprints, fingerprinter);
  const peek = request.peek ?? peekNothing(tasks);
  const changeOf = (read: UsedTexts, isLast: boolean): ChangeOfRow | undefined =>
    changes === undefined ? { kind: "new" } : changes.changeOf(fingerprinter.fingerprint(read), isLast);
  const plan = async ({ product, settled, ...row }: ReadRow, isLast: boolean) => {
    const change = changeOf(row.used, isLast);
    if (change === undefined) return undefined;
    const isDecided = decided?.has(sourceCategoryKey(product.category ?? "")) === true;
    const states = settled ? {} : await peek(product);
    return { ...row, plan: { change, states: isDecided ? withoutCategory(states) : states } };
  };
  async function* rows(): AsyncGenerator<PlannedRow[]> {
    const waiting: ReadRow[] = [];
    for await (const batch of prepareRows({ feed, mapping, language, selection, signal })) {
      const planned = batch.map(async (row): Promise<PlannedRow | undefined> => {
        const read = { ...row, used: used.read(row.record, row.product) };
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
    isGone: (fingerprint) => changes?.isGone(fingerprint) ?? false,
    gone: () => changes?.gone ?? 0,
  };
}

/** A mapped category is not asked for. */
function withoutCategory(states: TaskStates): TaskStates {
  return states.categorization === undefined ? states : { ...states, categorization: "nothing" };
}

/** Without a cache every task with input is to do. */
function peekNothing(tasks: readonly RunTask[]): Peek {
  return async (product) =>
    Object.fromEntries(tasks.map((task) => [task, hasWork(tasksOfRun[task], product) ? "to_do" : "nothing"]));
}
