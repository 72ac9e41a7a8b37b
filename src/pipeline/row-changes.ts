import type { ColumnMapping } from "../feed/columns.ts";
import type { FeedRecord, RecordChange } from "../feed/record.ts";
import type { DecidedRow, Decisions } from "./decisions.ts";
import { type Cell, type ProposedField, proposedFields, type RowOutcome } from "./enrichment.ts";
import { type OutcomePlan, plannedColumns } from "./outcome-plan.ts";
import type { WriteMode } from "./run-options.ts";

/** How the results of a run reach the feed's rows. */
interface RowChanges {
  /** Column names of a table, or keys of the object under `pdo` in JSON (the same without their `pdo_`). */
  readonly addedColumns: readonly string[];
  toChange(record: FeedRecord, outcome: RowOutcome): RecordChange;
}

interface RowChangeOptions {
  /** What a person decided stands, whatever the run proposes. Absent: nothing was. */
  readonly decisions?: Decisions | undefined;
  readonly plan: OutcomePlan;
  readonly write: WriteMode;
  readonly mapping: ColumnMapping;
}

export function createRowChanges({ plan, write, mapping, decisions }: RowChangeOptions): RowChanges {
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
    toChange: (record, outcome) => {
      const change = {
        added: nameCells(addedColumns, outcome.cells),
        ...(targets.length > 0 && { replaced: replaceCells({ record, outcome, targets, onlyEmpty }) }),
      };
      if (decisions === undefined || record.problem !== undefined) return change;
      return decide(change, decisions.of(record, mapping), targets);
    },
  };
}

interface ProposedChange {
  readonly added: Readonly<Record<string, Cell>>;
  readonly replaced?: Readonly<Record<string, string>>;
}

/** Puts what was decided in the place of what is proposed. */
function decide(
  { added, replaced }: ProposedChange,
  { texts }: DecidedRow,
  targets: Replacing["targets"],
): ProposedChange {
  const decided = proposedFields.flatMap((field) => texts[field] ?? []);
  if (decided.length === 0) return { added, ...(replaced && { replaced }) };
  const cells: Record<string, Cell> = { ...added };
  const own: Record<string, string> = { ...replaced };
  const put = (name: string, cell: Cell) => {
    for (const column of [name, `pdo_${name}`]) if (column in cells) cells[column] = cell;
  };
  for (const { field, value, category_id = "" } of decided) {
    put(field, value);
    if (field === "category") {
      put("category_id", category_id);
      put("category_candidates", null);
    }
    const target = targets.find((one) => one.field === field);
    if (target !== undefined && field !== "category") own[target.column] = value;
  }
  return { added: cells, ...(replaced && { replaced: own }) };
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
