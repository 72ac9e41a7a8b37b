import type { AttributeRecord } from "../../../catalog/model.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import type { Example } from "../../../ml/examples.ts";

/** The attribute labels of a row. */
export interface StatedAttributes {
  readonly attributes: Example["attributes"];
  /** As the row writes them; not attributes of the category. */
  readonly unknown: readonly string[];
}

/**
 * All attributes of a product as one JSON object: by identifier or name, a value, a list of values, or null for none.
 */
const attributesColumn = "attributes";

/** Further correct values, in the same layout. */
const acceptedColumn = "accepted";

const attributePrefix = "attribute:";

/** @returns the columns that hold one attribute each: `attribute:Colour` */
export function attributeColumns(columns: readonly string[]): readonly string[] {
  return columns.filter((column) => column.toLowerCase().startsWith(attributePrefix));
}

/**
 * @param columns from `attributeColumns`: a filled cell is the attribute's value, an empty one is no label
 * @param find resolves a name to an attribute of the row's category
 */
export function readAttributes(
  record: FeedRecord,
  columns: readonly string[],
  find: (written: string) => AttributeRecord | undefined,
): StatedAttributes {
  const stated = new Map<string, readonly string[] | null>();
  const unknown: string[] = [];
  const add = (written: string, values: readonly string[] | null) => {
    const identifier = find(written)?.identifier;
    if (identifier === undefined) unknown.push(written);
    else stated.set(identifier, values && [...(stated.get(identifier) ?? []), ...values]);
  };
  for (const [written, value] of membersOf(record.text(attributesColumn))) {
    const values = valuesOf(value);
    if (values !== undefined) add(written, values);
  }
  for (const [written, value] of membersOf(record.text(acceptedColumn))) {
    const values = valuesOf(value);
    if (values && find(written)) add(written, values);
  }
  for (const column of columns) {
    const text = record.text(column)?.trim() ?? "";
    if (text !== "") add(column.slice(attributePrefix.length).trim(), [text]);
  }
  const attributes = Object.fromEntries(
    [...stated].map(([key, values]) => [key, values && distinct(values)]),
  );
  return { attributes, unknown };
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}

function membersOf(text: string | undefined): readonly (readonly [string, unknown])[] {
  if (text === undefined || !text.trimStart().startsWith("{")) return [];
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? Object.entries(value) : [];
  } catch {
    return [];
  }
}

/**
 * Null: labelled as absent. Undefined: no label. A list of `{value, text}`, as written by enriching, is compared by its
 * text.
 */
function valuesOf(value: unknown): readonly string[] | null | undefined {
  if (value === null) return null;
  const members: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = members.map(textOf).filter((text) => text !== undefined && text.trim() !== "");
  return texts.length === 0 ? undefined : texts.filter((text) => text !== undefined);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value !== "object" || value === null) return undefined;
  return "text" in value && typeof value.text === "string" ? value.text : undefined;
}
