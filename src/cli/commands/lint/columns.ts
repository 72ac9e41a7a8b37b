import { findCommerceColumns } from "../../../channels/commerce-columns.ts";
import type { ColumnMapping } from "../../../feed/columns.ts";
import { findDetailColumns } from "../../../feed/detail-columns.ts";
import {
  type DetailField,
  detailFields,
  type Feed,
  type ProductField,
  productFields,
} from "../../../feed/feed.ts";
import type { FeedFormatName } from "../../../feed/feed-format.ts";
import { formatNamed } from "../../../feed/formats/detection.ts";
import { resolveProductColumns } from "../../../feed/product-columns.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import { isAddedColumn } from "../../../feed/row-form.ts";
import type { LintedProduct } from "../../../lint/violation.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";

/** What channels ask for and no task reads. */
const offerFields = ["link", "price", "availability"] as const;

/** The fields that `pdo lint` can assign to columns. */
export const lintedColumnFields = [...productFields, ...detailFields, ...offerFields] as const;

type LintedColumnField = ProductField | DetailField | (typeof offerFields)[number];

/** `--map` with the fields of `pdo lint`. */
export type LintedMap = Readonly<Partial<Record<LintedColumnField, string>>>;

/** The columns of each field; lists and addresses can have several. */
export interface LintedColumns {
  readonly columns: Readonly<Partial<Record<LintedColumnField, readonly string[]>>>;
  readonly mapping: ColumnMapping;
  /** One sentence for each field that was found. */
  readonly why: readonly string[];
  readonly warnings: readonly string[];
}

interface ColumnsRequest {
  readonly map: LintedMap;
  readonly language: Language | undefined;
  /** The feed's name, for messages. */
  readonly name: string;
}

/**
 * Resolves the product fields as enriching does, and the further fields that rules apply to.
 * @throws PdoError as `resolveProductColumns` does
 */
export function findLintedColumns(feed: Feed, { map, language, name }: ColumnsRequest): LintedColumns {
  const { description, sample } = feed;
  const mapping = resolveProductColumns(description, {
    map: only(map, productFields),
    sample,
    name,
    ...(language && { language }),
  });
  const { category: _, ...texts } = mapping.columns;
  const details = findDetailColumns(description, {
    map: only(map, detailFields),
    taken: new Set(Object.values(texts)),
    ...(language && { language }),
  });
  const own = description.columns.filter((column) => !isAddedColumn(column));
  const offers = findCommerceColumns(own, only(map, offerFields));
  const offer = offerFields.map((field) => [field, (offers[field] ?? []).slice(0, 1)] as const);
  const single = Object.entries(mapping.columns).map(([field, column]) => [field, [column]]);
  return {
    columns: {
      ...Object.fromEntries(offer.filter(([, columns]) => columns.length > 0)),
      ...Object.fromEntries(single),
      ...details.columns,
    },
    mapping,
    why: [...Object.values(mapping.why), ...details.why],
    warnings: mapping.warnings,
  };
}

function only<Field extends LintedColumnField>(map: LintedMap, fields: readonly Field[]) {
  const entries = fields
    .map((field) => [field, map[field]] as const)
    .filter(([, column]) => column !== undefined);
  return Object.fromEntries(entries) as Partial<Record<Field, string>>;
}

export type LintedField = keyof LintedProduct["fields"];

/** A cell, or the part of a field's text that it contributes. */
export interface FieldCell {
  readonly column: string;
  /** Offset of the cell's text in the field's. */
  readonly start: number;
  readonly text: string;
  /** Whether the text can be replaced: a list cannot, since it would become a string. */
  readonly isWritable: boolean;
}

export interface ReadProduct {
  readonly product: LintedProduct;
  /** The cells of each field with a text, in order; their texts are joined with a line break. */
  readonly cells: ReadonlyMap<LintedField, readonly FieldCell[]>;
}

interface Reading {
  readonly format: FeedFormatName;
  /** The requested language of all texts; otherwise the row's language column applies. */
  readonly language: Language | undefined;
}

/** Creates a function that turns a record into a product for the rules. */
export function createProductReader({ columns }: LintedColumns, reading: Reading) {
  const { language: languageColumns = [], ...fieldColumns } = columns;
  const columnsOfFields = Object.entries(fieldColumns) as [LintedField, readonly string[]][];
  const { isNested } = formatNamed(reading.format);
  const languageOf = (record: FeedRecord): Language | undefined => {
    const stated = record
      .text(languageColumns[0] ?? "")
      ?.trim()
      .slice(0, 2)
      .toLowerCase();
    return reading.language ?? textLanguages.find((known) => known === stated);
  };
  return (record: FeedRecord): ReadProduct => {
    const fields: Partial<Record<LintedField, string>> = {};
    const cells = new Map<LintedField, readonly FieldCell[]>();
    for (const [field, names] of columnsOfFields) {
      const found = joinCells(names.map((column) => readCell(record, column, isNested)));
      if (found.length === 0) continue;
      cells.set(field, found);
      fields[field] = found.map(({ text }) => text).join("\n");
    }
    const language = languageOf(record);
    return { product: { fields, ...(language && { language }) }, cells };
  };
}

type Cell = Omit<FieldCell, "start">;

function readCell(record: FeedRecord, column: string, isNested: boolean): Cell | undefined {
  const text = record.text(column);
  if (text === undefined || text.trim() === "") return undefined;
  const value = isNested && /^[[{]/.test(text) ? parsed(text) : undefined;
  if (value === undefined) return { column, text, isWritable: true };
  if (!Array.isArray(value)) return undefined;
  const list = value.filter((item) => typeof item === "string" && item.trim() !== "").join("\n");
  return list === "" ? undefined : { column, text: list, isWritable: false };
}

/** Parses a list or object in a cell; undefined where it is a text that only begins like one. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function joinCells(found: readonly (Cell | undefined)[]): readonly FieldCell[] {
  let start = 0;
  return found.flatMap((cell) => {
    if (cell === undefined) return [];
    const placed = { ...cell, start };
    start += cell.text.length + 1;
    return [placed];
  });
}
