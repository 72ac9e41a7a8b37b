import type { FeedRecord } from "../../feed/record.ts";
import { addedKey, isAddedColumn } from "../../feed/row-form.ts";
import { fieldsOf, parseJson, textOf } from "../../lib/json.ts";
import type { ProposedField } from "../enrichment.ts";
import { listSeparators } from "../outcome-plan.ts";
import { type SourceField, sourceColumn, sourceFieldOf, withPerson } from "../sources.ts";

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
  /** Why a person should look at it: an earlier run said so in the row's messages, and nobody has taken it away since. */
  readonly note?: string;
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

/**
 * The columns in which what was decided for a field is written: added ones, or, where a run has none, the feed's own.
 * @param own the feed's own column of the field
 * @param coming the row as the run writes it
 */
export function columnsOfField(field: ProposedField, own: string | undefined, coming: RowCells): string[] {
  const names: readonly string[] = field === "category" ? [field, "category_id"] : [field];
  const added = names.flatMap((name) => [`pdo_${name}`, memberPrefix + name]);
  const isOwnWritten = own !== undefined && !added.some((column) => coming.has(column));
  return isOwnWritten ? [...added, own] : added;
}

const mostShown = 60;

function quoted(text: string): string {
  const plain = text.replaceAll("|", "/");
  return JSON.stringify(plain.length > mostShown ? `${plain.slice(0, mostShown)}...` : plain);
}

function noteOpening(column: string, edited: string): string {
  return `${addedName(column) ?? column}: ${quoted(shownCell(column, edited))} was edited by hand, and `;
}

/** A row's status, or its messages. */
function remarkOf(row: RowCells, name: "status" | "messages"): unknown {
  return row.get(`pdo_${name}`) ?? parseJson(row.get(memberPrefix + name) ?? "");
}

function sentencesOf(messages: unknown): string[] {
  if (Array.isArray(messages)) return messages.map(String);
  return typeof messages === "string" && messages !== "" ? messages.split(messageSeparator) : [];
}

/** @param row as a person has left it, with what earlier runs said of its edits */
export function withNotes(edits: CellEdits, row: RowCells): CellEdits {
  if (remarkOf(row, "status") !== "review") return edits;
  const sentences = sentencesOf(remarkOf(row, "messages"));
  return new Map(
    [...edits].map(([column, edit]) => {
      const note = sentences.find((one) => one.startsWith(noteOpening(column, edit.edited)));
      return [column, note === undefined ? edit : { ...edit, note }];
    }),
  );
}

function noteOf({ column, edited, proposed, outcome, note }: MergedCell): string[] {
  if (outcome === "kept") return note === undefined ? [] : [note];
  if (outcome !== "conflict") return [];
  return [`${noteOpening(column, edited)}the run would write ${quoted(shownCell(column, proposed))} now.`];
}

const messageSeparator = listSeparators.get("messages") ?? " | ";

interface ChangeRequest {
  readonly fieldOf: (column: string) => ProposedField | undefined;
  readonly isWritten: (column: string) => boolean;
  /** What is wrong with the edits of this row. */
  readonly findings: readonly string[];
}

export interface EditedRow {
  readonly replaced: Readonly<Record<string, string>>;
  /** Fields that a person has written, in the row as it is now. */
  readonly byPerson: readonly SourceField[];
  /** Why a person should look at the row. */
  readonly notes: readonly string[];
}

/** What is written: the edits that stand, that a person wrote them, and why they should be looked at. */
export function toChange(
  merged: readonly MergedCell[],
  record: FeedRecord,
  { fieldOf, isWritten, findings }: ChangeRequest,
): EditedRow {
  const standing = merged.filter(isStanding);
  const replaced: Record<string, string> = {};
  const members: Record<string, unknown> = {};
  for (const { column, edited } of standing) {
    if (column.startsWith(memberPrefix))
      members[column.slice(memberPrefix.length)] = parseJson(edited) ?? null;
    else replaced[column] = edited;
  }
  const byPerson = [
    ...new Set(
      standing.flatMap(({ column }) => fieldOf(column) ?? sourceFieldOf(addedName(column) ?? "") ?? []),
    ),
  ];
  const isCategory = standing.some(({ column }) => /^category(?:_id)?$/.test(addedName(column) ?? ""));
  const notes = [...standing.filter(isFirstOfPair).flatMap(noteOf), ...(isCategory ? findings : [])];
  const added = record.text(addedKey);
  if (added?.startsWith("{")) {
    const present = fieldsOf(parseJson(added));
    const source = withPerson(present.source, byPerson);
    const ofOther = Object.keys(present).filter((name) => isCategory && categoryRemarks.has(name));
    const review =
      notes.length === 0
        ? {}
        : {
            status: statusAfter(present.status),
            ...("messages" in present && { messages: [...sentencesOf(present.messages), ...notes] }),
          };
    replaced[addedKey] = JSON.stringify({
      ...{ ...present, ...members, ...Object.fromEntries(ofOther.map((name) => [name, null])) },
      ...{ ...(source !== undefined && { source }), ...review },
    });
  } else {
    const source = withPerson(record.text(sourceColumn), byPerson);
    if (typeof source === "string") replaced[sourceColumn] = source;
    if (isCategory)
      for (const name of categoryRemarks) if (isWritten(`pdo_${name}`)) replaced[`pdo_${name}`] = "";
    if (notes.length > 0) {
      replaced.pdo_status = String(statusAfter(record.text("pdo_status")));
      const said = sentencesOf(record.text("pdo_messages"));
      if (isWritten("pdo_messages")) replaced.pdo_messages = [...said, ...notes].join(messageSeparator);
    }
  }
  return { replaced, byPerson, notes };
}

/** These are of the category that the run has found. */
const categoryRemarks: ReadonlySet<string> = new Set(["category_score", "category_candidates"]);

/** Of a category and its number one is enough to be spoken of. */
function isFirstOfPair({ column }: MergedCell, _: number, all: readonly MergedCell[]): boolean {
  return addedName(column) !== "category_id" || !all.some((one) => addedName(one.column) === "category");
}

/** What another run may repair comes first. */
function statusAfter(status: unknown): unknown {
  return status === "ok" ? "review" : status;
}
