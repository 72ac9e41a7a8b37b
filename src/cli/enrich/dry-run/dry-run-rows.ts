import { fieldsOfTask } from "../../../batch/history/marked-fields.ts";
import { type ChangeOfRow, ChangesSince } from "../../../batch/history/row-changes-since.ts";
import { createRowMarker, type RowMark, type RowMarks } from "../../../batch/history/row-marks.ts";
import { type UsedTexts, usedFieldsOf } from "../../../batch/history/used-texts.ts";
import { type PreparedRow, prepareRows } from "../../../batch/rows/prepare-rows.ts";
import { type RowSelection, selectRecords } from "../../../batch/rows/row-selection.ts";
import type { RunTask } from "../../../batch/run-options.ts";
import type { Product } from "../../../batch/tasks/product.ts";
import type { ColumnMapping } from "../../../feed/columns.ts";
import type { Feed } from "../../../feed/feed.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import type { TaskStates } from "./dry-run-plan.ts";

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
    Object.fromEntries(tasks.map((task) => [task, hasWork(task, product) ? "to_do" : "nothing"]));
}

function hasWork(task: RunTask, product: Product): boolean {
  const [own = "name"] = fieldsOfTask[task];
  if (task === "name" || task === "description") return product[own] !== undefined;
  return product.name !== undefined || product.description !== undefined;
}
