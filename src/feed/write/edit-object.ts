import type { TextForm } from "../bytes/text-form.ts";
import { keyOf } from "../json/json-record.ts";
import { type RawMember, rawMembers } from "../json/raw-members.ts";
import type { FeedRecord } from "../record.ts";
import { rawJson } from "./json-text.ts";
import type { AddedCells, RecordChange } from "./record-change.ts";

export interface ObjectEditing {
  readonly form: TextForm;
  readonly addedColumns: readonly string[];
  /** The key under which added things stand together. */
  readonly jsonKey: string;
}

/** The added things in the order of the run's columns; those that a record does not have are absent. */
export function addedObject(added: AddedCells, columns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    columns.filter((column) => added[column] !== undefined).map((column) => [column, added[column]]),
  );
}

/**
 * A raw JSON object with what is added and replaced, all else as it came: numbers, spacing, order, big integers and
 * duplicate keys. A key that is there gets its new value in place (of duplicates the last, which is the one that
 * counts); others are put before the closing brace.
 */
export function editObject(record: FeedRecord, change: RecordChange, editing: ObjectEditing): string {
  const { form, addedColumns, jsonKey } = editing;
  const values = new Map<string, string>();
  for (const [key, text] of Object.entries(change.replaced ?? {})) {
    if (record.text(key) !== text) values.set(key, rawJson(text, form));
  }
  if (change.added !== undefined) values.set(jsonKey, rawJson(addedObject(change.added, addedColumns), form));
  return values.size === 0 ? record.raw : withMembers(record.raw, values, form);
}

function withMembers(raw: string, values: ReadonlyMap<string, string>, form: TextForm): string {
  const members = rawMembers(raw);
  const lastOfKey = new Map(members.map((member) => [keyOf(member, form), member]));
  const inPlace: [RawMember, string][] = [];
  const appended: string[] = [];
  for (const [key, value] of values) {
    const member = lastOfKey.get(key);
    if (member === undefined) appended.push(`${rawJson(key, form)}:${value}`);
    else inPlace.push([member, value]);
  }
  const end = members.at(-1)?.valueEnd ?? raw.indexOf("{") + 1;
  const comma = members.length > 0 && appended.length > 0 ? "," : "";
  let text = `${raw.slice(0, end)}${comma}${appended.join(",")}${raw.slice(end)}`;
  inPlace.sort(([a], [b]) => b.valueStart - a.valueStart);
  for (const [member, value] of inPlace)
    text = text.slice(0, member.valueStart) + value + text.slice(member.valueEnd);
  return text;
}
