import type { GuardFinding } from "../../../batch/history/guard-finding.ts";
import { type MarkedField, markedFields } from "../../../batch/history/marked-fields.ts";
import type { ChangeOfRow } from "../../../batch/history/row-changes-since.ts";
import type { RunTask } from "../../../batch/run-options.ts";
import type { ModelPlan } from "./model-plan.ts";

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

export interface RowPlan {
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
