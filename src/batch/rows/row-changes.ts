import type { ColumnMapping } from "../../feed/columns.ts";
import type { FeedFormat } from "../../feed/feed-format.ts";
import type { FeedRecord } from "../../feed/record.ts";
import type { RecordChange } from "../../feed/write-feed.ts";
import type { TaskOptions, WriteMode } from "../run-options.ts";
import type { Enrichment } from "../tasks/enrichment.ts";
import { type AddedColumn, type Cell, columnsToAdd, toCategoryPath } from "./added-columns.ts";

/** How the results of a run reach the feed's rows. */
export interface RowChanges {
  /** Column names of a table, or keys of the object under `pdo` in JSON (the same without their `pdo_`). */
  readonly addedColumns: readonly string[];
  toChange(record: FeedRecord, enrichment: Enrichment): RecordChange;
}

export interface RowChangeOptions {
  readonly tasks: TaskOptions;
  readonly write: WriteMode;
  readonly mapping: ColumnMapping;
  readonly format: FeedFormat;
}

/** The feed's own fields that a result can stand in, and the column it has otherwise. */
const writableFields = [
  {
    field: "name",
    column: "pdo_name",
    text: ({ name }: Enrichment) => name?.best_name,
  },
  {
    field: "description",
    column: "pdo_description",
    text: ({ description }: Enrichment) => description?.best_description,
  },
  {
    field: "category",
    column: "pdo_category",
    text: (enrichment: Enrichment) => toCategoryPath(enrichment) ?? undefined,
  },
] as const;

export function createRowChanges(options: RowChangeOptions): RowChanges {
  const isTable = options.format === "csv" || options.format === "tsv";
  const written = findWrittenFields(options);
  const columns = columnsToAdd(options.tasks).filter(
    ({ name }) => !written.some(({ column }) => column === name),
  );
  const keyOf = (column: AddedColumn) => (isTable ? column.name : column.name.replace(/^pdo_/, ""));
  return {
    addedColumns: columns.map(keyOf),
    toChange: (record, enrichment) => ({
      added: Object.fromEntries(
        columns.map((column) => [keyOf(column), toCell(column, enrichment, isTable)]),
      ),
      replaced: replaceCells({
        record,
        enrichment,
        written,
        onlyEmpty: options.write === "fill",
      }),
    }),
  };
}

type WrittenField = (typeof writableFields)[number] & {
  readonly target: string;
};

/** The mapped columns that take results: none when results have columns of their own. */
function findWrittenFields({ write, mapping, tasks }: RowChangeOptions): WrittenField[] {
  if (write === "add") return [];
  const wanted = new Set(columnsToAdd(tasks).map(({ name }) => name));
  return writableFields.flatMap((field) => {
    const target = mapping.columns[field.field];
    return target === undefined || !wanted.has(field.column) ? [] : [{ ...field, target }];
  });
}

function toCell(column: AddedColumn, enrichment: Enrichment, isTable: boolean): Cell {
  const cell = column.cell(enrichment);
  return isTable && Array.isArray(cell) && column.separator !== undefined
    ? cell.join(column.separator)
    : cell;
}

interface Replacing {
  readonly record: FeedRecord;
  readonly enrichment: Enrichment;
  readonly written: readonly WrittenField[];
  readonly onlyEmpty: boolean;
}

function replaceCells({ record, enrichment, written, onlyEmpty }: Replacing): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const { target, text } of written) {
    const result = text(enrichment);
    if (result === undefined || result === "") continue;
    if (onlyEmpty && (record.text(target) ?? "").trim() !== "") continue;
    cells[target] = result;
  }
  return cells;
}
