import type { FeedRecord, RecordChange } from "../../feed/record.ts";
import { addedKey, isAddedColumn } from "../../feed/row-form.ts";
import { fieldsOf, parseJson, textOf } from "../../lib/json.ts";
import type { ProposedField } from "../enrichment.ts";
import { sourceColumn, sourceFieldOf, withPerson } from "../sources.ts";

/**
 * The cells of a row by column. Members of the object that a nested format adds are `pdo.name`, as JSON; of a table's columns
 * with the same name the first counts.
 */
export type RowCells = ReadonlyMap<string, string>;

/** What stands before the name of a member that a nested format adds. */
const memberPrefix = `${addedKey}.`;

/** @param columns of the file, for a format whose records do not name theirs */
export function cellsOf(record: FeedRecord, columns: readonly string[]): Map<string, string> {
  const cells = new Map<string, string>();
  for (const column of record.keys?.() ?? columns) {
    const text = record.text(column) ?? "";
    const added = column === addedKey && text.startsWith("{") ? parseJson(text) : undefined;
    if (added === undefined) cells.set(column, cells.get(column) ?? text);
    else
      for (const [name, value] of Object.entries(fieldsOf(added)))
        if (value !== null) cells.set(memberPrefix + name, JSON.stringify(value));
  }
  return cells;
}

/** A cell's text as a person reads it. */
export function shownCell(column: string, cell: string): string {
  return column.startsWith(memberPrefix) ? (textOf(parseJson(cell)) ?? cell) : cell;
}

/** A column of ours without what stands before its name; undefined for one of the shop's own. */
function addedName(column: string): string | undefined {
  if (column.startsWith(memberPrefix)) return column.slice(memberPrefix.length);
  return isAddedColumn(column) ? column.slice("pdo_".length) : undefined;
}

/** What a run says of its own work; what a person writes there is not kept. */
const remarks = new Set(["status", "messages", "source", "category_score", "category_candidates"]);

export function isRemark(column: string): boolean {
  return remarks.has(addedName(column) ?? "");
}

/** Equal, but for what spreadsheets change by themselves: line breaks, and how a number is written. */
function isSameCell(one: string, other: string): boolean {
  return one === other || normalCell(one) === normalCell(other);
}

/** Cells that `isSameCell` takes for the same have the same normal text. */
export function normalCell(text: string): string {
  const plain = text.replace(/\r\n?/g, "\n");
  const [, sign = "", whole, part = ""] = /^\s*(-?)0*(\d{1,15}?)(?:[.,](\d{1,15}?)0*)?\s*$/.exec(plain) ?? [];
  if (whole === undefined) return plain;
  return `${sign}${whole}${part === "" ? "" : `.${part}`}`;
}

/** Cells that a person has changed, by column, as they were and as they are. */
export type CellEdits = ReadonlyMap<string, CellEdit>;

export interface CellEdit {
  readonly base: string;
  readonly edited: string;
}

/** These say one thing together: the other one's cell is a person's too. */
const together = [["category", "category_id"]] as const;

/**
 * What a person changed in a row since it was written.
 * @param isShared whether a column is in both files: one that was taken out as a whole is not emptied in each row
 */
export function editsOf(base: RowCells, edited: RowCells, isShared: (column: string) => boolean): CellEdits {
  const edits = new Map<string, CellEdit>();
  const put = (column: string) =>
    edits.set(column, { base: base.get(column) ?? "", edited: edited.get(column) ?? "" });
  for (const column of new Set([...base.keys(), ...edited.keys()])) {
    if (isRemark(column) || !isShared(column)) continue;
    if (!isSameCell(base.get(column) ?? "", edited.get(column) ?? "")) put(column);
  }
  for (const names of together) {
    const columns = [...new Set([...base.keys(), ...edited.keys()])].filter((column) =>
      names.some((name) => name === addedName(column)),
    );
    if (columns.some((column) => edits.has(column))) for (const column of columns) put(column);
  }
  return edits;
}

/** What becomes of one cell that a person has changed. */
interface MergedCell extends CellEdit {
  readonly column: string;
  /** What the run would write. */
  readonly proposed: string;
  /**
   * `kept`: the edit stands; `conflict`: it stands, though the run would write another text than last time; `decided`: it gives way to
   * what was decided since; `dropped`: the run does not write this column.
   */
  readonly outcome: "kept" | "conflict" | "decided" | "dropped";
}

/** What is known of a column in a row that is about to be written. */
interface ComingColumns {
  readonly isWritten: (column: string) => boolean;
  /** Whether a person has decided what the run writes there. */
  readonly isDecided: (column: string) => boolean;
}

/** Merges three ways. A person's edit stands; where somebody has decided otherwise since, the decision does. */
export function mergeCells(
  edits: CellEdits,
  coming: RowCells,
  { isWritten, isDecided }: ComingColumns,
): MergedCell[] {
  return [...edits].flatMap(([column, edit]) => {
    const proposed = coming.get(column) ?? "";
    if (isSameCell(proposed, edit.edited)) return [];
    const outcome = outcomeOf();
    return [{ column, ...edit, proposed, outcome }];
    function outcomeOf(): MergedCell["outcome"] {
      if (!isWritten(column)) return "dropped";
      if (isSameCell(proposed, edit.base)) return "kept";
      return isDecided(column) ? "decided" : "conflict";
    }
  });
}

/** Whether the edit of a cell is what is written. */
export function isStanding({ outcome }: Pick<MergedCell, "outcome">): boolean {
  return outcome === "kept" || outcome === "conflict";
}

/** The columns in which what was decided for a field is written. @param own the feed's own column of the field */
export function columnsOfField(field: ProposedField, own: string | undefined): string[] {
  const names: readonly string[] = field === "category" ? [field, "category_id"] : [field];
  return [
    ...names.flatMap((name) => [`pdo_${name}`, memberPrefix + name]),
    ...(own === undefined ? [] : [own]),
  ];
}

/** What is written: the edits that stand, and that a person wrote them. */
export function toChange(
  merged: readonly MergedCell[],
  record: FeedRecord,
  fieldOf: (column: string) => ProposedField | undefined,
): RecordChange {
  const standing = merged.filter(isStanding);
  const replaced: Record<string, string> = {};
  const members: Record<string, unknown> = {};
  for (const { column, edited } of standing) {
    if (column.startsWith(memberPrefix))
      members[column.slice(memberPrefix.length)] = parseJson(edited) ?? null;
    else replaced[column] = edited;
  }
  const byPerson = standing.flatMap(
    ({ column }) => fieldOf(column) ?? sourceFieldOf(addedName(column) ?? "") ?? [],
  );
  const added = record.text(addedKey);
  if (added?.startsWith("{")) {
    const present = fieldsOf(parseJson(added));
    const source = withPerson(present.source, byPerson);
    replaced[addedKey] = JSON.stringify({ ...present, ...members, ...(source !== undefined && { source }) });
  } else {
    const source = withPerson(record.text(sourceColumn), byPerson);
    if (typeof source === "string") replaced[sourceColumn] = source;
  }
  return { replaced };
}
