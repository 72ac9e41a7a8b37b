import type { FeedDescription } from "../feed.ts";
import type { FeedRecord } from "../record.ts";
import { addedObject, editObject, type ObjectEditing } from "./edit-object.ts";
import { rawJson } from "./json-text.ts";
import type { RecordChange } from "./record-change.ts";
import type { RowWriter } from "./row-writer.ts";

export interface RewriteJson {
  readonly description: FeedDescription;
  readonly format: "json" | "jsonl";
  readonly editing: ObjectEditing;
}

/** Objects written anew, as an array or one a line: from a delimited feed, or from JSON in another layout. */
export function rewriteJson({ description, format, editing }: RewriteJson): RowWriter {
  const keys = description.dialect === undefined ? [] : uniqueKeys(description.columns);
  const objectOf = (record: FeedRecord, change: RecordChange) =>
    description.dialect === undefined
      ? objectOfJson(record, change, editing)
      : objectOfCells(record, { change, keys, columns: description.columns, editing });
  let isFirst = true;
  if (format === "jsonl") {
    return { header: () => "", record: (record, change) => `${objectOf(record, change)}\n`, end: () => "" };
  }
  return {
    header: () => "[",
    record: (record, change) => {
      const separator = isFirst ? "\n" : ",\n";
      isFirst = false;
      return separator + objectOf(record, change);
    },
    end: () => "\n]\n",
  };
}

/** On one line: a line break in valid JSON never stands within a string. What is not JSON is carried as a string. */
function objectOfJson(record: FeedRecord, change: RecordChange, editing: ObjectEditing): string {
  const code = record.problem?.code;
  if (code === undefined)
    return editObject(record, change, editing)
      .trim()
      .replace(/[\r\n]+[ \t]*/g, "");
  const unreadable = editing.form.textOfRaw(record.raw);
  const { added } = change;
  const pdo = added === undefined ? {} : { [editing.jsonKey]: addedObject(added, editing.addedColumns) };
  return rawJson({ unreadable, ...pdo }, editing.form);
}

interface CellsToObject {
  readonly change: RecordChange;
  readonly keys: readonly string[];
  readonly columns: readonly string[];
  readonly editing: ObjectEditing;
}

/**
 * Cells as strings under their columns' names; surplus ones under `column_N`. Written member by member, since an
 * object of JavaScript would put keys that look like numbers first.
 */
function objectOfCells(record: FeedRecord, { change, keys, columns, editing }: CellsToObject): string {
  const members: string[] = [];
  const width = Math.max(keys.length, record.problem === undefined ? 0 : record.columnCount);
  const add = (key: string, value: unknown) =>
    members.push(`${JSON.stringify(key)}:${JSON.stringify(value)}`);
  for (let place = 0; place < width; place += 1) {
    const column = columns[place];
    const isFirst = column !== undefined && columns.indexOf(column) === place;
    const replaced = isFirst ? change.replaced?.[column] : undefined;
    add(keys[place] ?? `column_${place + 1}`, replaced ?? record.textAt(place) ?? "");
  }
  if (change.added !== undefined) add(editing.jsonKey, addedObject(change.added, editing.addedColumns));
  return editing.form.rawOfText(`{${members.join(",")}}`);
}

/** Each column's key: its name; `column_3` where it has none; `name_2` where the name was there before. */
function uniqueKeys(columns: readonly string[]): string[] {
  const taken = new Set<string>(columns);
  const given = new Set<string>();
  return columns.map((column, place) => {
    const name = column === "" ? `column_${place + 1}` : column;
    let key = name;
    for (let count = 2; given.has(key) || (key !== column && taken.has(key)); count += 1)
      key = `${name}_${count}`;
    given.add(key);
    return key;
  });
}
