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
  readonly #failures = new Map<string, FailureCount>();
  readonly #categories = new Map<string, CategoryCount>();

  add({ line }: Pick<FeedRecord, "line">, { status, failures, done, category }: RowOutcome): void {
    this.rows += 1;
    this[status] += 1;
    if (failures.length > 0) this.failedRows += 1;
    for (const task of done) this.tasks[task].done += 1;
    for (const failure of failures) this.#addFailure(line, failure);
    if (category !== undefined) this.#addCategory(category);
  }

  /** Most frequent first. */
  failures(): FailureCount[] {
    return [...this.#failures.values()].sort((a, b) => b.count - a.count);
  }

  /** Most frequent first. */
  categories(): CategoryCount[] {
    return [...this.#categories.values()].sort((a, b) => b.count - a.count);
  }

  #addFailure(line: number, { task, code, reason }: TaskFailure): void {
    if (task !== undefined) this.tasks[task].failed += 1;
    const key = `${task} ${code}`;
    const before = this.#failures.get(key);
    this.#failures.set(key, {
      ...(before ?? { task: task ?? null, code, first_line: line, first_reason: reason }),
      count: (before?.count ?? 0) + 1,
    });
  }

  #addCategory({ identifier, name }: NonNullable<RowOutcome["category"]>): void {
    const before = this.#categories.get(identifier);
    this.#categories.set(identifier, {
      ...(before ?? { identifier, name }),
      count: (before?.count ?? 0) + 1,
    });
  }
}
