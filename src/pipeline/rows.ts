import { type ColumnMapping, continuesProduct } from "../feed/columns.ts";
import type { FeedDescription } from "../feed/feed.ts";
import type { FeedRecord, RecordChange } from "../feed/record.ts";
import {
  type Cell,
  type Enrichment,
  type ProposedField,
  type RowOutcome,
  rejectedRow,
} from "./enrichment.ts";
import { type OutcomePlan, plannedColumns } from "./outcome-plan.ts";
import { type Product, toProduct } from "./product.ts";
import type { WriteMode } from "./run-options.ts";

/** A row that waits for its enrichment, or has it already because there is nothing to ask. */
export interface PreparedRow {
  readonly record: FeedRecord;
  readonly product: Product;
  readonly settled?: Enrichment;
}

/** How the feed is to be understood. */
interface Understanding {
  readonly mapping: ColumnMapping;
  readonly description: FeedDescription;
}

export async function* prepareRows(
  batches: AsyncIterable<FeedRecord[]>,
  understanding: Understanding,
): AsyncGenerator<PreparedRow[]> {
  let previous: FeedRecord | undefined;
  for await (const records of batches) {
    yield records.map((record) => {
      const prepared = prepareRow(previous, record, understanding);
      previous = record;
      return prepared;
    });
  }
}

function prepareRow(
  previous: FeedRecord | undefined,
  record: FeedRecord,
  { mapping, description }: Understanding,
): PreparedRow {
  if (record.problem !== undefined) return { record, product: {}, settled: rejectedRow(record.problem) };
  if (continuesProduct(previous, record, mapping, description)) {
    return { record, product: {}, settled: continuation };
  }
  return { record, product: toProduct(record, mapping) };
}

/** A further row of the product above (a variant, an image): nothing is asked of it, and nothing failed. */
const continuation: Enrichment = {
  status: "ok",
  language: "en",
  failures: [],
  messages: ["This row continues the product above it."],
};

/** How the results of a run reach the feed's rows. */
interface RowChanges {
  /** Column names of a table, or keys of the object under `pdo` in JSON (the same without their `pdo_`). */
  readonly addedColumns: readonly string[];
  toChange(record: FeedRecord, outcome: RowOutcome): RecordChange;
}

interface RowChangeOptions {
  readonly plan: OutcomePlan;
  readonly write: WriteMode;
  readonly mapping: ColumnMapping;
}

export function createRowChanges({ plan, write, mapping }: RowChangeOptions): RowChanges {
  const addedColumns = plannedColumns(plan).map(({ name }) =>
    plan.isTable ? name : name.replace(/^pdo_/, ""),
  );
  const targets = plan.written.flatMap((field) => {
    const column = mapping.columns[field];
    return column === undefined ? [] : [{ field, column }];
  });
  const onlyEmpty = write === "fill";
  return {
    addedColumns,
    toChange: (record, outcome) => ({
      added: nameCells(addedColumns, outcome.cells),
      ...(targets.length > 0 && { replaced: replaceCells({ record, outcome, targets, onlyEmpty }) }),
    }),
  };
}

function nameCells(columns: readonly string[], cells: readonly Cell[]): Record<string, Cell> {
  const named: Record<string, Cell> = {};
  for (let place = 0; place < columns.length; place += 1) named[columns[place] ?? ""] = cells[place] ?? null;
  return named;
}

interface Replacing {
  readonly record: FeedRecord;
  readonly outcome: RowOutcome;
  readonly targets: readonly { readonly field: ProposedField; readonly column: string }[];
  readonly onlyEmpty: boolean;
}

function replaceCells({ record, outcome, targets, onlyEmpty }: Replacing): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const { field, column } of targets) {
    const text = outcome.proposals?.[field];
    if (text === undefined) continue;
    if (onlyEmpty && (record.text(column) ?? "").trim() !== "") continue;
    cells[column] = text;
  }
  return cells;
}
