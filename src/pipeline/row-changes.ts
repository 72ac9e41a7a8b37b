import type { ColumnMapping } from "../feed/columns.ts";
import type { FeedRecord, RecordChange } from "../feed/record.ts";
import type { Cell, ProposedField, RowOutcome } from "./enrichment.ts";
import { type OutcomePlan, plannedColumns } from "./outcome-plan.ts";
import type { WriteMode } from "./run-options.ts";

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
    plan.isFlat ? name : name.replace(/^pdo_/, ""),
  );
  const targets = plan.written.flatMap((field) => {
    const column = mapping.columns[field];
    return column === undefined ? [] : [{ field, column }];
  });
  // What stands in a column of another's taxonomy may be finer than what we know of it.
  const onlyEmpty = (field: ProposedField) =>
    write === "fill" || (field === "category" && plan.taxonomy !== undefined);
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
  readonly onlyEmpty: (field: ProposedField) => boolean;
}

function replaceCells({ record, outcome, targets, onlyEmpty }: Replacing): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const { field, column } of targets) {
    const text = outcome.proposals?.[field];
    if (text === undefined) continue;
    if (onlyEmpty(field) && (record.text(column) ?? "").trim() !== "") continue;
    cells[column] = text;
  }
  return cells;
}
