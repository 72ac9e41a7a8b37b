import type { Cells } from "../feed/record.ts";
import { addedKey, attributeColumnPrefix } from "../feed/row-form.ts";
import { type Fields, fieldsOf, listOf, parseJson, textOf } from "../lib/json.ts";
import type { NamedText } from "./product.ts";

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
    object: (name) => {
      const text = cell(name);
      return text.startsWith("{") ? fieldsOf(parseJson(text)) : {};
    },
    items: () => [],
  };
}

/** Our own cells may begin with an apostrophe, so that no spreadsheet takes them for formulas. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/**
 * By the row's sources (`name=model gpt (2026-11-23); description=rules`, in JSON `{"name":{"by":"model"}}`), or by what the
 * run said of the row: a model's answer says by whom it is.
 */
export function isByModel(added: AddedValues, task: "name" | "description"): boolean {
  const source = fieldsOf(added.object("source")[task]);
  if (textOf(source.by) !== undefined) return source.by === "model";
  const sources = added.text("source");
  if (sources !== "") return sources.split(/;\s*/).some((one) => one.startsWith(`${task}=model`));
  return added
    .text("messages")
    .split(" | ")
    .some((message) => message.startsWith(`${task}: By `));
}

/** Attributes by their names, where each has a column (or a text) of its own. */
export function namedAttributes(
  record: Cells,
  columns: readonly string[],
  added: AddedValues,
): readonly NamedText[] {
  const nested = Object.entries(added.object("attributes")).flatMap(([name, value]) => {
    const texts = typeof value === "string" ? [value] : listOf(value).flatMap((one) => textOf(one) ?? []);
    return texts.length === 0 ? [] : [{ name, text: texts.join(", ") }];
  });
  const own = columns.filter((column) => column.startsWith(attributeColumnPrefix));
  const cells = own.map((column) => ({
    name: column.slice(attributeColumnPrefix.length),
    text: withoutGuard(record.text(column) ?? ""),
  }));
  return [...nested, ...cells.filter(({ text }) => text !== "")];
}

/** A category that a person is to choose from. */
export interface Candidate {
  readonly id: string;
  readonly path: string;
  readonly score: number;
}

/** As a table's cell has it: `Path > Leaf (identifier, 0.61)`. */
const candidateForm = /^(.+) \(([^\s(),]+), ([\d.]+)\)$/;

export function candidatesIn(added: AddedValues): Candidate[] {
  const items = added.items("category_candidates").map((item) => {
    const { identifier, path, score } = fieldsOf(item);
    return { id: textOf(identifier) ?? "", path: textOf(path) ?? "", score: Number(score) };
  });
  return items.length > 0 ? items : candidatesOfText(added.text("category_candidates"));
}

export function candidateText({ path, id, score }: Candidate): string {
  return `${path} (${id}, ${score})`;
}

/** As a table's cell has them, best first. */
export function candidatesOfText(cell: string): Candidate[] {
  return cell.split(" | ").flatMap((text) => {
    const [, path, id, score] = candidateForm.exec(text.trim()) ?? [];
    return path === undefined || id === undefined ? [] : [{ id, path, score: Number(score) }];
  });
}
