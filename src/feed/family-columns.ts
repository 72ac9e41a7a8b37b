import { requestedColumn } from "./column-choice.ts";
import { normalizeColumn } from "./column-names.ts";
import { factWords } from "./header-words.ts";
import type { FeedRecord } from "./record.ts";
import { isAddedColumn } from "./row-form.ts";

/** What the user may map a column to that makes rows variants of one product. */
export const familyFields = ["parent", "group"] as const;
type FamilyField = (typeof familyFields)[number];

/** Columns that make rows variants of one product, whatever they are called. */
export interface FamilyColumns {
  /** Refers to the product's row. */
  readonly parent?: string;
  /** What it is referred to by. Absent: rows with one parent are a family. */
  readonly own?: string;
  /** The same for all variants. */
  readonly group?: string;
  readonly isAsked: boolean;
}

interface FamilySearch {
  readonly map?: Readonly<Partial<Record<FamilyField, string>>> | undefined;
  readonly sample: readonly FeedRecord[];
  /** The mapped columns. */
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}

/**
 * The columns that the user names, else one whose cells are what other rows are called by in another column, where those rows
 * have no name of their own or that row's.
 * @throws PdoError PDO_FEED_COLUMN_UNKNOWN
 */
export function findFamilyColumns(
  named: readonly string[],
  { map = {}, sample, id, name }: FamilySearch,
): FamilyColumns | undefined {
  const parent = map.parent && requestedColumn("parent", map.parent, named);
  const group = map.group && requestedColumn("group", map.group, named);
  const columns = [...new Set(named)]
    .filter((column) => !isAddedColumn(column))
    .map((column) => readColumn(column, sample));
  if (parent !== undefined) {
    const own = id ?? columns.find((key) => isReferredTo(readColumn(parent, sample), key))?.column;
    return { parent, ...(own !== undefined && own !== parent && { own }), isAsked: true };
  }
  if (group !== undefined) return { group, isAsked: true };
  if (name === undefined) return undefined;
  const names = readColumn(name, sample).texts;
  const keys = columns.filter(isKey);
  for (const column of columns) {
    if (column.column === name || isKey(column) || isRelation(column.column)) continue;
    const own = keys.find((key) => isReferredTo(column, key) && namesVariants(column, key, names));
    if (own !== undefined) return { parent: column.column, own: own.column, isAsked: false };
  }
  return undefined;
}

/** Fewer say nothing. */
const fewestReferences = 2;
/** The share of the rows that refer to another that have no name, or that row's. */
const leastAlike = 0.8;

interface ReadColumn {
  readonly column: string;
  /** Of the sample's rows. */
  readonly texts: readonly string[];
  /** The row of each text, the last one of a repeated text. */
  readonly rows: ReadonlyMap<string, number>;
}

function readColumn(column: string, sample: readonly FeedRecord[]): ReadColumn {
  const texts = sample.map((record) => record.text(column)?.trim() ?? "");
  return { column, texts, rows: new Map(texts.map((text, row) => [text, row])) };
}

/** Filled in all rows, and different in each. */
function isKey({ texts, rows }: ReadColumn): boolean {
  return texts.length > fewestReferences && rows.size === texts.length && !rows.has("");
}

function isReferredTo({ texts }: ReadColumn, key: ReadColumn): boolean {
  return (
    isKey(key) &&
    texts.some((text) => text !== "") &&
    texts.every((text) => text === "" || key.rows.has(text))
  );
}

/** Rows may name others that they go with or replace. */
function isRelation(column: string): boolean {
  return normalizeColumn(column)
    .split(" ")
    .some((word) => factWords("relation").has(word));
}

function namesVariants(references: ReadColumn, key: ReadColumn, names: readonly string[]): boolean {
  const isTop = (row: number) => ["", key.texts[row]].includes(references.texts[row]);
  const rows = references.texts.flatMap((_, row) => (isTop(row) ? [] : [row]));
  const alike = rows.filter((row) => {
    const parent = key.rows.get(references.texts[row] ?? "");
    if (parent === undefined || !isTop(parent)) return false;
    const [own = "", base = ""] = [names[row]?.toLowerCase(), names[parent]?.toLowerCase()];
    return own === "" || (base !== "" && own.startsWith(base));
  });
  return rows.length >= fewestReferences && alike.length >= leastAlike * rows.length;
}
