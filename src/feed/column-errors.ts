import type { PdoError } from "../lib/errors.ts";
import { normalizeColumn } from "./column-names.ts";
import { feedError, listed, pasted } from "./errors.ts";
import type { FeedFormat } from "./feed-format.ts";
import type { TableKind } from "./header-words.ts";
import type { FeedRecord } from "./record.ts";

function headerOf(name: string | undefined): string {
  return name === undefined ? "header" : `${name}, header`;
}

export function columnMissing(columns: readonly string[], name: string | undefined): PdoError {
  const example =
    columns.find((column) => !/\b(id|sku|price|preis|prix|prezzo)\b/i.test(column)) ?? columns[0] ?? "COLUMN";
  return feedError({
    code: "PDO_FEED_COLUMN_MISSING",
    what: `${headerOf(name)}: no column holds the product's name or description.`,
    seen: `The header has: ${listed(columns)}.`,
    nextStep: `Say which one it is, for example --map name=${pasted(example)}.`,
  });
}

interface OtherTable {
  readonly kind: TableKind;
  /** The columns that say so. */
  readonly marks: readonly string[];
  /** A column that may hold names. */
  readonly example: string;
  readonly name: string | undefined;
}

export function otherTable({ kind, marks, example, name }: OtherTable): PdoError {
  return feedError({
    code: "PDO_FEED_NO_PRODUCTS",
    what: `${headerOf(name)}: this is a table of ${tableNames[kind]}, not of products.`,
    seen: `So say its columns: ${listed(marks)}. Nothing was sent or written.`,
    nextStep: `Give the feed of the products. If each row is a product all the same, name its column: --map name=${pasted(example)}.`,
  });
}

const tableNames: Readonly<Record<TableKind, string>> = {
  customers: "people or firms",
  orders: "orders",
  reviews: "reviews",
  articles: "articles of a blog",
  payments: "payments",
  categories: "categories",
  attributes: "definitions of attributes",
  brands: "brands",
};

/** @param sample the records of the feed's beginning, none of which has a field with a name */
export function noFields(
  sample: readonly FeedRecord[],
  name: string | undefined,
  { family, record }: Pick<FeedFormat, "family" | "record">,
): PdoError {
  const broken = sample.find(({ problem }) => problem !== undefined);
  const empty =
    sample.length === 0
      ? "No whole record was found in its beginning."
      : `Its ${record.noun}s have no fields.`;
  const line = broken === undefined ? "" : `, line ${broken.line}`;
  return feedError({
    code: "PDO_FEED_NO_OBJECT",
    what: `${name ?? "The feed"}${line}: there is no ${family} ${record.noun} with fields.`,
    seen: broken?.problem?.reason ?? empty,
    nextStep: `Check the export that wrote it; a product is ${record.example}.`,
  });
}

export interface UnknownColumn {
  readonly field: string;
  readonly asked: string;
  readonly near: readonly string[];
  readonly columns: readonly string[];
}

export function columnUnknown({ field, asked, near, columns }: UnknownColumn): PdoError {
  const [nearest] = near;
  return feedError({
    code: "PDO_FEED_COLUMN_UNKNOWN",
    what: `--map ${field}=${pasted(asked)}: the feed has no such column.`,
    seen:
      near.length > 0 ? `Names that come near: ${near.join(", ")}.` : `The header has: ${listed(columns)}.`,
    nextStep:
      nearest === undefined
        ? "Take one of them."
        : `Take one that is there, for example --map ${field}=${pasted(nearest)}.`,
  });
}

export interface DoubtfulColumn {
  readonly column: string;
  readonly language?: string;
}

export function columnInDoubt(
  field: string,
  doubt: readonly DoubtfulColumn[],
  request: { readonly name?: string; readonly language?: string },
): PdoError {
  const ours = doubt.filter(({ language }) => /^(en|de|fr|it)$/.test(language ?? ""));
  const others = doubt.filter((column) => !ours.includes(column));
  const example = ours[0] ?? doubt[0];
  const pick = `--map ${field}=${pasted(example?.column ?? "COLUMN")}`;
  const isAsked = request.language !== undefined;
  return feedError({
    code: "PDO_FEED_COLUMN_AMBIGUOUS",
    what: isAsked
      ? `${headerOf(request.name)}: no column holds the product's ${field} in the language ${request.language}.`
      : `${headerOf(request.name)}: the product's ${field} is there in several languages.`,
    seen: `They are: ${listed([...ours, ...others].map(({ column }) => column))}.`,
    nextStep:
      isAsked || ours.length === 0
        ? `Say which one to take, for example ${pick}.`
        : `Say which language, for example --language ${example?.language}, or which column: ${pick}.`,
  });
}

/** Said where the first of several languages is taken. */
export function firstOfSeveral(field: string, column: string): string {
  return `The ${field} is there in several languages, and the first one is read, "${column}": --language takes another.`;
}

/** Columns to be ignored that the feed does not have. */
export function ignoredUnknown(ignored: readonly string[] = [], columns: readonly string[]): string[] {
  const known = new Set(columns.map(normalizeColumn));
  return ignored
    .filter((column) => !known.has(normalizeColumn(column)))
    .map((column) => `The feed has no column "${column}" that could be ignored.`);
}
