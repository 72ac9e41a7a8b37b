import type { FeedRecord } from "../feed/record.ts";
import { type RowOutcome, type RowStatus, rowStatuses, type TaskFailure } from "./enrichment.ts";
import { type RunTask, runTasks } from "./run-options.ts";
import { type SourceField, sourceFields, type Writer } from "./sources.ts";

/** What became of the calls that a run had to make; none of the embedded service, whose calls cost nothing. */
export interface CallFigures {
  /** Calls that the service was asked. */
  readonly asked: number;
  /** Calls that were answered from what earlier runs kept. */
  readonly kept: number;
  /** Calls that were answered by an identical one which was under way. */
  readonly shared: number;
  /** Requests that were sent: a call may take several tries. */
  readonly requests: number;
  readonly retries: number;
  /** Answers that asked to slow down. */
  readonly throttled: number;
  /** Answers that could not be kept, and will be asked for again by the next run. */
  readonly failed_writes: number;
  /** Times that kept answers could not be read; the service was asked, and paid, instead. */
  readonly failed_reads: number;
}

/** Tokens and money of one task, or of all. */
export interface UsageFigures {
  /** Answers of the model that were paid for, those that were of no use included. */
  readonly completions: number;
  /** Tokens of questions, those that the provider had ready included. */
  readonly input_tokens: number;
  readonly cached_input_tokens: number;
  readonly output_tokens: number;
  /** US dollars; null where the model's price is not known. */
  readonly cost: number | null;
}

/** What a language model did in a run. Grows by adding fields only. */
export interface ModelFigures {
  /** Provider, address and model. */
  readonly model: string;
  readonly total: UsageFigures;
  /** `row`: what was asked for several tasks of a row at once. */
  readonly tasks: Readonly<Partial<Record<RunTask | "row", UsageFigures>>>;
  /** Completions of which the provider did not say what they took: an upper bound was reckoned. */
  readonly estimated: number;
  /** Answers of the model that earlier runs had paid for. */
  readonly kept: number;
  /** Requests that were sent. */
  readonly requests: number;
  readonly retries: number;
  readonly throttled: number;
  /** Questions that were answered by an identical one which was under way. */
  readonly shared: number;
  /** Answers that could not be kept, and will be paid for again by the next run. */
  readonly failed_writes: number;
  /** Times that kept answers could not be read; the model was asked, and paid, instead. */
  readonly failed_reads: number;
  /** Whether the limit of cost or tokens ended the model's work before the feed was done. */
  readonly budget_spent: boolean;
}

/** How often one kind of failure, or of what a person should look at, came up, and where first. */
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
  proposed: number;
  failed: number;
}

/** What a run, or a part of one, has done, in plain values. */
export interface CountsState {
  readonly rows: number;
  readonly statuses: Readonly<Record<RowStatus, number>>;
  readonly failedRows: number;
  readonly fallbackRows: number;
  readonly modelRows: number;
  readonly tasks: Readonly<Record<string, TaskCounts>>;
  readonly sources: { readonly [F in SourceField]?: Partial<Record<Writer, number>> };
  /** In the order in which they were first seen, as are the following. */
  readonly failures: readonly FailureCount[];
  readonly fallbacks: readonly FailureCount[];
  readonly reviews: readonly FailureCount[];
  readonly skips: readonly FailureCount[];
  readonly categories: readonly CategoryCount[];
}

/** What a run has done so far. Its size does not depend on the feed's. */
export class RunCounts {
  rows = 0;
  ok = 0;
  review = 0;
  partial = 0;
  skipped = 0;
  rejected = 0;
  /** Rows with at least one failed task: those that stand in the rejects file. */
  failedRows = 0;
  readonly tasks = Object.fromEntries(
    runTasks.map((task) => [task, { done: 0, proposed: 0, failed: 0 }]),
  ) as Readonly<Record<RunTask, TaskCounts>>;
  /** Rows of which a task was done by the built-in engine where a language model was asked for. */
  fallbackRows = 0;
  /** Rows of which a language model has answered a task. */
  modelRows = 0;
  /** Rows by who wrote each field. */
  readonly sources: { [F in SourceField]?: Partial<Record<Writer, number>> } = {};
  readonly #failures = new Map<string, FailureCount>();
  readonly #fallbacks = new Map<string, FailureCount>();
  readonly #reviews = new Map<string, FailureCount>();
  readonly #skips = new Map<string, FailureCount>();
  readonly #categories = new Map<string, CategoryCount>();

  add({ line }: Pick<FeedRecord, "line">, outcome: RowOutcome): void {
    const {
      status,
      failures,
      fallbacks = [],
      isByModel = false,
      reviews = [],
      skipped,
      done,
      proposed = [],
      category,
    } = outcome;
    this.rows += 1;
    this[status] += 1;
    if (failures.length > 0) this.failedRows += 1;
    for (const task of done) this.tasks[task].done += 1;
    for (const task of proposed) this.tasks[task].proposed += 1;
    for (const failure of failures) this.#addFailure(line, failure);
    if (fallbacks.length > 0) this.fallbackRows += 1;
    if (isByModel) this.modelRows += 1;
    for (const fallback of fallbacks) addTo(this.#fallbacks, line, fallback);
    for (const review of reviews) addTo(this.#reviews, line, review);
    if (skipped !== undefined) addTo(this.#skips, line, skipped);
    if (category !== undefined) this.#addCategory(category);
    this.#addSources(outcome);
  }

  state(): CountsState {
    return {
      rows: this.rows,
      statuses: Object.fromEntries(rowStatuses.map((status) => [status, this[status]])) as Record<
        RowStatus,
        number
      >,
      failedRows: this.failedRows,
      fallbackRows: this.fallbackRows,
      modelRows: this.modelRows,
      tasks: this.tasks,
      sources: this.sources,
      failures: [...this.#failures.values()],
      fallbacks: [...this.#fallbacks.values()],
      reviews: [...this.#reviews.values()],
      skips: [...this.#skips.values()],
      categories: [...this.#categories.values()],
    };
  }

  /** Takes up what was done of the rows that follow. */
  addAll(part: CountsState): void {
    this.rows += part.rows;
    for (const status of rowStatuses) this[status] += part.statuses[status];
    this.failedRows += part.failedRows;
    this.fallbackRows += part.fallbackRows;
    this.modelRows += part.modelRows;
    for (const task of runTasks) {
      const { done = 0, proposed = 0, failed = 0 } = part.tasks[task] ?? {};
      this.tasks[task].done += done;
      this.tasks[task].proposed += proposed;
      this.tasks[task].failed += failed;
    }
    for (const [field, writers] of Object.entries(part.sources)) {
      for (const [writer, rows] of Object.entries(writers))
        this.#addSource(field as SourceField, writer as Writer, rows);
    }
    addEach(this.#failures, part.failures);
    addEach(this.#fallbacks, part.fallbacks);
    addEach(this.#reviews, part.reviews);
    addEach(this.#skips, part.skips);
    for (const category of part.categories) this.#addCategory(category, category.count);
  }

  /** Most frequent first. */
  failures(): FailureCount[] {
    return mostFrequentFirst(this.#failures);
  }

  /** Most frequent first. */
  fallbacks(): FailureCount[] {
    return mostFrequentFirst(this.#fallbacks);
  }

  /** Why rows should be looked at, most frequent first. */
  reviews(): FailureCount[] {
    return mostFrequentFirst(this.#reviews);
  }

  /** Why rows were left as they are, most frequent first. */
  skips(): FailureCount[] {
    return mostFrequentFirst(this.#skips);
  }

  /** Most frequent first. */
  categories(): CategoryCount[] {
    return [...this.#categories.values()].sort((a, b) => b.count - a.count);
  }

  #addSources({ sources = {} }: RowOutcome): void {
    for (const field of sourceFields) {
      for (const writer of sources[field]?.by ?? []) this.#addSource(field, writer, 1);
    }
  }

  #addSource(field: SourceField, writer: Writer, rows: number): void {
    const counts = this.sources[field] ?? {};
    this.sources[field] = { ...counts, [writer]: (counts[writer] ?? 0) + rows };
  }

  #addFailure(line: number, failure: TaskFailure): void {
    if (failure.task !== undefined) this.tasks[failure.task].failed += 1;
    addTo(this.#failures, line, failure);
  }

  #addCategory({ identifier, name }: NonNullable<RowOutcome["category"]>, rows = 1): void {
    const before = this.#categories.get(identifier);
    this.#categories.set(identifier, {
      ...(before ?? { identifier, name }),
      count: (before?.count ?? 0) + rows,
    });
  }
}

function addEach(counts: Map<string, FailureCount>, added: readonly FailureCount[]): void {
  for (const failure of added) {
    const key = keyOf(failure.task ?? undefined, failure.code);
    const before = counts.get(key);
    counts.set(key, before === undefined ? failure : { ...before, count: before.count + failure.count });
  }
}

function keyOf(task: RunTask | undefined, code: string): string {
  return `${task} ${code}`;
}

function addTo(counts: Map<string, FailureCount>, line: number, { task, code, reason }: TaskFailure): void {
  const key = keyOf(task, code);
  const before = counts.get(key);
  counts.set(key, {
    ...(before ?? { task: task ?? null, code, first_line: line, first_reason: reason }),
    count: (before?.count ?? 0) + 1,
  });
}

/** Most frequent first, equals in the order of the tasks, however the answers came. */
function mostFrequentFirst(counts: ReadonlyMap<string, FailureCount>): FailureCount[] {
  const place = ({ task }: FailureCount) => (task === null ? -1 : runTasks.indexOf(task));
  return [...counts.values()].sort((a, b) => b.count - a.count || place(a) - place(b));
}
