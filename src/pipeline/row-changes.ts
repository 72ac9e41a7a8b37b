import type { ColumnMapping } from "../feed/columns.ts";
import type { FeedRecord, RecordChange } from "../feed/record.ts";
import { attributeColumnPrefix } from "../feed/row-form.ts";
import type { AttributeColumns, StatedAttributes } from "./attribute-columns.ts";
import type { Cell, ProposedField, RowOutcome } from "./enrichment.ts";
import { type OutcomePlan, plannedColumns } from "./outcome-plan.ts";
import type { WriteMode } from "./run-options.ts";
import { sourceCell, sourceColumn } from "./sources.ts";

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
  /** How attributes get columns of their own. Absent: they have one column. */
  readonly spread?: Spreading;
}

export interface Spreading {
  /** Takes up the attributes that are written. */
  readonly columns: AttributeColumns;
  /** Whether the output has a header, which names its columns before the first row. */
  readonly isTable: boolean;
}

export function createRowChanges(options: RowChangeOptions): RowChanges {
  const { plan, write, mapping } = options;
  const columns = plannedColumns(plan);
  const addedColumns = columns.map(({ name, isSpread = false }) =>
    isSpread && options.spread?.isTable ? spreadColumn : plan.isFlat ? name : name.replace(/^pdo_/, ""),
  );
  const spreadPlace = columns.findIndex(({ isSpread }) => isSpread);
  const nameAll = (cells: readonly Cell[]) => {
    const added = nameCells(addedColumns, cells);
    return spreadPlace === -1 || options.spread === undefined
      ? added
      : spreadAttributes(added, addedColumns[spreadPlace] ?? "", { ...options.spread, isFlat: plan.isFlat });
  };
  const sourcePlace = columns.findIndex(({ name }) => name === sourceColumn);
  const cellsOf = (outcome: RowOutcome) =>
    sourcePlace === -1 ? outcome.cells : outcome.cells.with(sourcePlace, sourceCell(outcome, plan.isFlat));
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
      added: nameAll(cellsOf(outcome)),
      ...(targets.length > 0 && { replaced: replaceCells({ record, outcome, targets, onlyEmpty }) }),
    }),
  };
}

/** The column in which a table's attributes wait for their own columns, which are known at the end. */
export const spreadColumn = attributeColumnPrefix;

type Added = Record<string, Cell>;

/** A row's attributes in place of the column that holds them all: members of an object, fields of the row, or one text for `spreadCells`. */
function spreadAttributes(
  added: Added,
  column: string,
  { columns, isTable, isFlat }: Spreading & { readonly isFlat: boolean },
): Added {
  const stated = added[column] as StatedAttributes | null | undefined;
  const texts = stated ? columns.take(stated) : new Map<string, string>();
  const named = (prefix: string) =>
    Object.fromEntries(
      [...texts].map(([identifier, text]) => [
        prefix + columns.nameOf(identifier),
        text === "" ? null : text,
      ]),
    );
  if (isTable) return { ...added, [column]: stated ? asciiJson(Object.fromEntries(texts)) : null };
  if (!isFlat) return { ...added, [column]: stated ? named("") : null };
  return Object.fromEntries(
    Object.entries(added).flatMap(([name, cell]) =>
      name === column ? Object.entries(named(attributeColumnPrefix)) : [[name, cell]],
    ),
  );
}

/** Without characters that the output's encoding may lack, which would be spelled otherwise before they are read back. */
function asciiJson(value: object): string {
  return JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
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
