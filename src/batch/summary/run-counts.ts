import type { FeedRecord } from "../../feed/record.ts";
import type { RowOutcome } from "../rows/row-outcome.ts";
import type { RunTask } from "../run-options.ts";
import type { TaskFailure } from "../tasks/enrichment.ts";

/** How often one kind of failure came up, and where first. */
export interface FailureCount {
  readonly task: RunTask | null;
  readonly code: string;
  readonly count: number;
  /** 1-based line of the feed. */
  readonly first_line: number;
  readonly first_reason: string;
}

export interface CategoryCount {
  readonly identifier: string;
  /** In the language of the first product it was found for. */
  readonly name: string;
  readonly count: number;
}

/** Rows. */
interface TaskCounts {
  done: number;
  failed: number;
}

/** What a run has done so far. Its size does not depend on the feed's. */
export class RunCounts {
  rows = 0;
  ok = 0;
  partial = 0;
  rejected = 0;
  /** Rows with at least one failed task: those that stand in the rejects file. */
  failedRows = 0;
  readonly tasks: Readonly<Record<RunTask, TaskCounts>> = {
    name: { done: 0, failed: 0 },
    description: { done: 0, failed: 0 },
    categorization: { done: 0, failed: 0 },
    attribution: { done: 0, failed: 0 },
  };
  /** Rows of which a task was done by the built-in engine where a language model was asked for. */
  fallbackRows = 0;
  readonly #failures = new Map<string, FailureCount>();
  readonly #fallbacks = new Map<string, FailureCount>();
  readonly #categories = new Map<string, CategoryCount>();

  add({ line }: Pick<FeedRecord, "line">, outcome: RowOutcome): void {
    const { status, failures, fallbacks = [], done, category } = outcome;
    this.rows += 1;
    this[status] += 1;
    if (failures.length > 0) this.failedRows += 1;
    for (const task of done) this.tasks[task].done += 1;
    for (const failure of failures) this.#addFailure(line, failure);
    if (fallbacks.length > 0) this.fallbackRows += 1;
    for (const fallback of fallbacks) addTo(this.#fallbacks, line, fallback);
    if (category !== undefined) this.#addCategory(category);
  }

  /** Most frequent first. */
  failures(): FailureCount[] {
    return mostFrequentFirst(this.#failures);
  }

  /** Most frequent first. */
  fallbacks(): FailureCount[] {
    return mostFrequentFirst(this.#fallbacks);
  }

  /** Most frequent first. */
  categories(): CategoryCount[] {
    return [...this.#categories.values()].sort((a, b) => b.count - a.count);
  }

  #addFailure(line: number, failure: TaskFailure): void {
    if (failure.task !== undefined) this.tasks[failure.task].failed += 1;
    addTo(this.#failures, line, failure);
  }

  #addCategory({ identifier, name }: NonNullable<RowOutcome["category"]>): void {
    const before = this.#categories.get(identifier);
    this.#categories.set(identifier, {
      ...(before ?? { identifier, name }),
      count: (before?.count ?? 0) + 1,
    });
  }
}

function addTo(counts: Map<string, FailureCount>, line: number, { task, code, reason }: TaskFailure): void {
  const key = `${task} ${code}`;
  const before = counts.get(key);
  counts.set(key, {
    ...(before ?? { task: task ?? null, code, first_line: line, first_reason: reason }),
    count: (before?.count ?? 0) + 1,
  });
}

function mostFrequentFirst(counts: ReadonlyMap<string, FailureCount>): FailureCount[] {
  return [...counts.values()].sort((a, b) => b.count - a.count);
}
