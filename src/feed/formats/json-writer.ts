import { parseJson } from "../../lib/json.ts";
import { type TextForm, textFormOf } from "../encodings.ts";
import type { FeedDescription } from "../feed.ts";
import type { AddedCells, FeedRecord, RecordChange } from "../record.ts";
import { addedKey, unreadableKey } from "../row-form.ts";
import type { FeedWriterOptions, RowWriter } from "../writer.ts";
import { isWholeObject, keyOf } from "./json-record.ts";
import { type RawMember, rawMembers } from "./json-scanner.ts";

/** Copies objects in the feed's own layout; otherwise encodes them anew. */
export function createJsonWriter(
  feed: FeedDescription,
  options: JsonWriterOptions,
  form: TextForm,
): RowWriter {
  const { format, isLines, isOfJson, addedColumns, jsonKey = addedKey, isContinued = false } = options;
  const editing: ObjectEditing = { form, addedColumns, jsonKey };
  const isPassed = format === feed.format && options.purpose !== "rejects";
  return isPassed
    ? passJson(feed, { isLines, isContinued, editing })
    : rewriteJson({ description: feed, isLines, isOfJson, isContinued, editing });
}

interface JsonWriterOptions extends FeedWriterOptions {
  /** One object per line. */
  readonly isLines: boolean;
  /** Whether the feed's records are JSON objects. */
  readonly isOfJson: boolean;
}

interface RewriteJson {
  readonly description: FeedDescription;
  readonly isLines: boolean;
  readonly isOfJson: boolean;
  readonly isContinued: boolean;
  readonly editing: ObjectEditing;
}

/** Encodes objects as an array or one per line: from a delimited feed, or from JSON in another layout. */
function rewriteJson({ description, isLines, isOfJson, isContinued, editing }: RewriteJson): RowWriter {
  const { columns, encoding } = description;
  const sourceForm = textFormOf(encoding);
  const keys = isOfJson ? [] : uniqueKeys(columns, editing.jsonKey);
  const objectOf = (record: FeedRecord, change: RecordChange) => {
    if (isOfJson) return objectOfJson(record, change, editing);
    const own = record.keys?.();
    if (own === undefined) return objectOfCells(record, { change, keys, columns, editing });
    if (record.problem === undefined)
      return objectOfCells(record, { change, keys: own, columns: own, editing });
    return unreadableObject(sourceForm.textOfRaw(record.raw), change, editing);
  };
  let isFirst = !isContinued;
  if (isLines) {
    return { header: () => "", record: (record, change) => `${objectOf(record, change)}\n`, end: () => "" };
  }
  return {
    header: () => "[",
    record: (record, change) => {
      const separator = isFirst ? "\n" : ",\n";
      isFirst = false;
      return separator + objectOf(record, change);
    },
    between: ",",
    end: () => "\n]\n",
  };
}

/** Joined on one line: valid JSON has no line break within strings. Invalid JSON is written as a string. */
function objectOfJson(record: FeedRecord, change: RecordChange, editing: ObjectEditing): string {
  if (isWholeObject(record, editing.form))
    return editObject(record, change, editing)
      .trim()
      .replace(/[\r\n]+[ \t]*/g, "");
  return unreadableObject(editing.form.textOfRaw(record.raw), change, editing);
}

/** The raw JSON of an unreadable record: its text as a string, so that every reader of the output gets past it. */
export function unreadableRaw(text: string, form: TextForm): string {
  return rawJson({ [unreadableKey]: text }, form);
}

function unreadableObject(unreadable: string, { added }: RecordChange, editing: ObjectEditing): string {
  const pdo = added === undefined ? {} : { [editing.jsonKey]: addedObject(added, editing.addedColumns) };
  return rawJson({ [unreadableKey]: unreadable, ...pdo }, editing.form);
}

interface CellsToObject {
  readonly change: RecordChange;
  readonly keys: readonly string[];
  readonly columns: readonly string[];
  readonly editing: ObjectEditing;
}

/**
 * Cells as strings under their columns' names, surplus ones under `column_N`. Built as text, since a JavaScript
 * object would move integer-like keys to the front.
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

/**
 * Each column's key: its name; `column_3` for an unnamed one; `name_2` for a repeated one, and for one that is called
 * like the object with the added values.
 */
function uniqueKeys(columns: readonly string[], jsonKey: string): string[] {
  const taken = new Set<string>(columns);
  const used = new Set<string>([jsonKey]);
  return columns.map((column, place) => {
    const name = column === "" ? `column_${place + 1}` : column;
    let key = name;
    for (let count = 2; used.has(key) || (key !== column && taken.has(key)); count += 1)
      key = `${name}_${count}`;
    used.add(key);
    return key;
  });
}

interface ObjectEditing {
  readonly form: TextForm;
  readonly addedColumns: readonly string[];
  /** The key of the object with the added values. */
  readonly jsonKey: string;
}

/** The added values in the run's column order; missing ones are omitted. */
function addedObject(added: AddedCells, columns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    columns.filter((column) => added[column] !== undefined).map((column) => [column, added[column]]),
  );
}

/**
 * A raw JSON object with values added and replaced; everything else is unchanged (number format, spacing, order, big
 * integers, repeated keys). An existing key gets its new value in place (the last of repeated ones, which counts);
 * others are inserted before the closing brace.
 */
function editObject(record: FeedRecord, change: RecordChange, editing: ObjectEditing): string {
  const { form, addedColumns, jsonKey } = editing;
  const values = new Map<string, string>();
  for (const [key, text] of Object.entries(change.replaced ?? {})) {
    if (record.text(key) !== text) values.set(key, rawReplacement(record, { key, text, form }));
  }
  if (change.added !== undefined) values.set(jsonKey, rawJson(addedObject(change.added, addedColumns), form));
  return values.size === 0 ? record.raw : withMembers(record.raw, values, editing);
}

interface Replacement {
  readonly key: string;
  readonly text: string;
  readonly form: TextForm;
}

/** A number, a list or an object stays one where the new text is such: the text of one is its JSON (see `FeedRecord.text`). */
function rawReplacement(record: FeedRecord, { key, text, form }: Replacement): string {
  const member = rawMembers(record.raw).findLast((one) => keyOf(one, form) === key);
  const isString = member === undefined || record.raw[member.valueStart] === '"';
  const value = isString ? undefined : parseJson(text);
  // As it is written, for a number may have more digits than one of JavaScript.
  if (typeof value === "number" || typeof value === "boolean") return form.rawOfText(text.trim());
  return rawJson(typeof value === "object" && value !== null ? value : text, form);
}

function withMembers(
  raw: string,
  values: ReadonlyMap<string, string>,
  { form, jsonKey }: ObjectEditing,
): string {
  const members = rawMembers(raw);
  const lastOfKey = new Map(members.map((member) => [keyOf(member, form), member]));
  const inPlace: [RawMember, string][] = [];
  const appended: string[] = [];
  for (const [key, value] of values) {
    const member = lastOfKey.get(key);
    if (member === undefined) appended.push(`${rawJson(key, form)}:${value}`);
    else if (key !== jsonKey) inPlace.push([member, value]);
    // Some readers take the first of repeated keys: none but the run's own may be there.
    else for (const one of members) if (keyOf(one, form) === key) inPlace.push([one, value]);
  }
  const end = members.at(-1)?.valueEnd ?? raw.indexOf("{") + 1;
  const comma = members.length > 0 && appended.length > 0 ? "," : "";
  let text = `${raw.slice(0, end)}${comma}${appended.join(",")}${raw.slice(end)}`;
  inPlace.sort(([a], [b]) => b.valueStart - a.valueStart);
  for (const [member, value] of inPlace)
    text = text.slice(0, member.valueStart) + value + text.slice(member.valueEnd);
  return text;
}

/** JSON in an encoding's raw form, with escapes for characters it may lack, so that none is substituted. */
function rawJson(value: unknown, form: TextForm): string {
  const json = JSON.stringify(value);
  if (form.encoding !== "windows-1252" && form.encoding !== "iso-8859-1") return form.rawOfText(json);
  return json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

const leadingComma = /^[ \t\r\n]*,/;

/** A record without a change stays as it is, even where it is broken. */
function edited(record: FeedRecord, change: RecordChange, editing: ObjectEditing): string {
  if (isWholeObject(record, editing.form)) return editObject(record, change, editing);
  if (change.added === undefined && change.replaced === undefined) return record.raw;
  return unreadableObject(editing.form.textOfRaw(record.raw), change, editing);
}

/** Copies JSON in its own layout, including the text between records. */
function passJson(
  description: FeedDescription,
  { isLines, isContinued, editing }: Pick<RewriteJson, "isLines" | "isContinued" | "editing">,
): RowWriter {
  const isArray = !isLines && description.headerRaw !== "";
  let isFirst = !isContinued;

  /** Where records are skipped, the first written one has no comma before it and each other one has. */
  const leadOf = (lead: string | undefined) => {
    const separator = lead ?? (isFirst ? "" : "\n");
    if (!isArray) return separator;
    if (isFirst) return separator.replace(leadingComma, "");
    return leadingComma.test(separator) ? separator : `,${separator}`;
  };

  const closing = () => {
    if (!isArray) return "";
    return description.headerRaw.trimStart().startsWith("{") ? "\n]}\n" : "\n]\n";
  };

  return {
    header: () => description.headerRaw,
    record: (record, change) => {
      const lead = isLines ? (record.lead ?? "") : leadOf(record.lead);
      isFirst = false;
      const text = edited(record, change, editing);
      return lead + text + (record.ending ?? (isLines ? "\n" : ""));
    },
    end: (tail) => tail ?? closing(),
  };
}
