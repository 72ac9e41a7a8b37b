import { addedValuesOf } from "../../channels/added-values.ts";
import { type ColumnMapping, resolveColumns } from "../../feed/columns.ts";
import type { Feed, FeedDescription } from "../../feed/feed.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { addedKey, attributeColumnPrefix, isAddedColumn, withoutAdded } from "../../feed/row-form.ts";
import { fieldsOf, listOf, parseJson } from "../../lib/json.ts";
import { decidedProduct } from "../decisions.ts";
import { hashOfText } from "../history/row-fingerprints.ts";
import { addableColumns, listSeparators } from "../outcome-plan.ts";

/** Whether a run has written into this file. */
export function isEnriched({ columns }: FeedDescription): boolean {
  return columns.some((column) => column === addedKey || isAddedColumn(column));
}

/**
 * The columns of the feed's own fields, without what a run added.
 * @throws PdoError as `resolveColumns` does
 */
export function ownMapping(
  { description, sample }: Pick<Feed, "description" | "sample">,
  request: Omit<Parameters<typeof resolveColumns>[1], "sample">,
): ColumnMapping {
  return resolveColumns(withoutAdded(description), { ...request, sample });
}

/** One row of an enriched file in a form that is the same in every format. */
export interface EnrichedRow {
  /** Its identifier, else its name; empty where it has neither. */
  readonly id: string;
  /**
   * Texts by column, the feed's own and those of the run (`pdo_name`); empty ones are left out. Lists are texts with a
   * separator, objects are JSON (empty ones are left out), and attributes in columns of their own are `pdo_attribute:NAME`.
   */
  readonly texts: ReadonlyMap<string, string>;
}

/** These are worded otherwise in a table than in a nested format. */
export const wordedByFormat: ReadonlySet<string> = new Set(["pdo_source", "pdo_category_candidates"]);

/** Columns that explain the others; the path of a category says the same as its identifier. */
const details = /^pdo_(?:messages|source|category_score|category_candidates|category_id)$/;

export function isDetail(column: string): boolean {
  return details.test(column);
}

/** @param columns of the file, for a format whose records do not name theirs */
export function readEnrichedRow(
  record: FeedRecord,
  { columns, mapping }: { readonly columns: readonly string[]; readonly mapping: ColumnMapping },
): EnrichedRow {
  const texts = new Map<string, string>();
  const put = (name: string, text: string) => {
    if (text !== "" && text !== "{}" && !texts.has(name)) texts.set(name, text);
  };
  if (record.problem !== undefined) return { id: "", texts: new Map([["", record.raw]]) };
  const added = addedValuesOf(record);
  for (const column of record.keys?.() ?? columns) {
    if (column === addedKey) putNested(record.text(column) ?? "", put);
    else if (!isAddedColumn(column)) put(column, record.text(column) ?? "");
    else put(column, canonicalCell(added.text(column.slice(4)) || (record.text(column) ?? "")));
  }
  return { id: decidedProduct(record, mapping), texts };
}

/** The members of the object that a nested format holds. */
function putNested(json: string, put: (name: string, text: string) => void): void {
  for (const [name, value] of Object.entries(fieldsOf(parseJson(json)))) {
    if (value === null) continue;
    if (typeof value === "string") put(`pdo_${name}`, value);
    else if (Array.isArray(value)) put(`pdo_${name}`, listText(name, value));
    else if (name === "attributes" && isSpread(value)) putSpread(value, put);
    else put(`pdo_${name}`, JSON.stringify(value));
  }
}

function listText(name: string, values: readonly unknown[]): string {
  if (values.some((value) => typeof value === "object")) return JSON.stringify(values);
  return values.join(listSeparators.get(name) ?? " | ");
}

/** Whether each attribute is a text of its own, as with `--attributes columns`. */
function isSpread(value: unknown): boolean {
  const values = Object.values(fieldsOf(value));
  return values.length > 0 && values.every((one) => !Array.isArray(one));
}

function putSpread(value: unknown, put: (name: string, text: string) => void): void {
  for (const [name, text] of Object.entries(fieldsOf(value)))
    if (text !== null) put(attributeColumnPrefix + name, String(text));
}

/** A table's cell that holds JSON, in the spelling of the nested formats. */
function canonicalCell(text: string): string {
  if (!text.startsWith("{")) return text;
  const value = parseJson(text);
  return value === undefined ? text : JSON.stringify(value);
}

/** Attributes by name with the texts of their values, out of the JSON of `pdo_attributes`. */
export function attributeTexts(json: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(parseJson(json))).map(([name, values]) => {
      const texts = listOf(values).map((value) => {
        const { text, value: chosen } = fieldsOf(value);
        return String(text ?? chosen ?? "");
      });
      return [name, Array.isArray(values) ? texts.join(", ") : String(values ?? "")];
    }),
  );
}

const nameHashes = new Map<string, readonly [number, number]>();
const secondSeed = 0x2545f491;
const mostNames = 10_000;

/** 64 bits that stand for a row's texts, whatever the order of its columns. */
export function hashOfTexts(texts: ReadonlyMap<string, string>): readonly [number, number] {
  let [one, other] = [0, 0];
  for (const [name, text] of texts) {
    const known = nameHashes.get(name);
    const seeds = known ?? ([hashOfText(name), hashOfText(name, secondSeed)] as const);
    if (known === undefined && nameHashes.size < mostNames) nameHashes.set(name, seeds);
    one = (one + hashOfText(text, seeds[0])) >>> 0;
    other = (other + hashOfText(text, seeds[1])) >>> 0;
  }
  return [one, other];
}

/** The columns of a run in their order; others come after them in order of appearance. */
export function rankOfColumn(column: string): number {
  const place = addableColumns.indexOf(column.replace(/^pdo_/, ""));
  return !isAddedColumn(column) ? addableColumns.length + 1 : place === -1 ? addableColumns.length : place;
}

/** The columns that results are made of; prices and stock are none. */
export function textColumns({ columns, facts = [] }: Pick<ColumnMapping, "columns" | "facts">): Set<string> {
  const { id, gtin, ...texts } = columns;
  const unused = new Set([id, gtin]);
  const used = [...Object.values(texts), ...facts.map(({ column }) => column)];
  return new Set(used.filter((column) => !unused.has(column)));
}
