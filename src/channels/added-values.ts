import type { Cells } from "../feed/record.ts";
import { addedKey, isAddedColumn } from "../feed/row-form.ts";
import { type Fields, fieldsOf, listOf, parseJson, textOf } from "../lib/json.ts";

/** What a run wrote of one row, in a table's columns or in the object of a nested format. */
export interface AddedValues {
  /** Empty where there is none. */
  text(name: string): string;
  /** A list's items, or the lines of a table's cell. */
  lines(name: string): readonly string[];
  /** An object; undefined where there is none. */
  object(name: string): Fields;
  /** A list's items as a nested format holds them; a table has none. */
  items(name: string): readonly unknown[];
}

/** Whether the columns (or keys) of a feed show that pdo enriched it. */
export function isEnriched(columns: readonly string[]): boolean {
  return columns.some((column) => column === addedKey || isAddedColumn(column));
}

export function addedValuesOf(record: Cells): AddedValues {
  const nested = record.text(addedKey);
  return nested?.startsWith("{") ? ofObject(fieldsOf(parseJson(nested))) : ofTable(record);
}

function ofObject(fields: Fields): AddedValues {
  return {
    text: (name) => {
      const value = fields[name];
      if (Array.isArray(value)) return value.join(" | ");
      return typeof value === "number" ? String(value) : (textOf(value) ?? "");
    },
    lines: (name) => listOf(fields[name]).flatMap((line) => textOf(line) ?? []),
    object: (name) => fieldsOf(fields[name]),
    items: (name) => listOf(fields[name]),
  };
}

function ofTable(record: Cells): AddedValues {
  const cell = (name: string) => withoutGuard(record.text(`pdo_${name}`) ?? "");
  return {
    text: cell,
    lines: (name) =>
      cell(name)
        .split("\n")
        .filter((line) => line.trim() !== ""),
    object: (name) => fieldsOf(parseJson(cell(name))),
    items: () => [],
  };
}

/** Our own cells may begin with an apostrophe, so that no spreadsheet takes them for formulas. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/** By the row's sources, or by what the run said of the row: a model's answer says by whom it is. */
export function isByModel(added: AddedValues, task: "name" | "description"): boolean {
  const source = textOf(added.object("source")[task]);
  if (source !== undefined) return /\bmodel\b/i.test(source);
  const stated = new RegExp(`(?:^|[|;,]\\s*)${task}\\s*[:=]\\s*model\\b`, "i");
  if (added.text("source") !== "") return stated.test(added.text("source"));
  return added
    .text("messages")
    .split(" | ")
    .some((message) => message.startsWith(`${task}: By `));
}
