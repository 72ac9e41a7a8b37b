import { resolveColumns } from "../../../feed/columns.ts";
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
import type { FeedRecord } from "../../../feed/record.ts";
import type { LintedProduct } from "../../../lint/violation.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";

/** What a column can hold for `pdo lint`. */
export const lintedColumnFields = [...productFields, ...detailFields] as const;

type LintedColumnField = ProductField | DetailField;

/** `--map`, as far as `pdo lint` knows fields. */
export type LintedMap = Readonly<Partial<Record<LintedColumnField, string>>>;

/** Which columns of a feed hold which field; only bullet points can stand in several. */
export interface LintedColumns {
  readonly columns: Readonly<Partial<Record<LintedColumnField, readonly string[]>>>;
  readonly mapping: ReturnType<typeof resolveColumns>;
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
 * The product's fields as enriching finds them, and the further ones that rules speak of.
 * @throws PdoError as `resolveColumns` does
 */
export function findLintedColumns(feed: Feed, { map, language, name }: ColumnsRequest): LintedColumns {
  const { description, sample } = feed;
  const mapping = resolveColumns(description, {
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
  const single = Object.entries(mapping.columns).map(([field, column]) => [field, [column]]);
  return {
    columns: { ...Object.fromEntries(single), ...details.columns },
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

/** A cell, or part of the text of a field that several cells make. */
export interface FieldCell {
  readonly column: string;
  /** Where its text begins in the field's. */
  readonly start: number;
  readonly text: string;
  /** Whether its text can be replaced: a list's cannot, since it would become a string. */
  readonly isWritable: boolean;
}

export interface ReadProduct {
  readonly product: LintedProduct;
  /** Of each field that has a text, in order; what lies between two is a line break. */
  readonly cells: ReadonlyMap<LintedField, readonly FieldCell[]>;
}

interface Reading {
  readonly format: FeedFormatName;
  /** Of all texts, as it was asked for; else the row's own language column says. */
  readonly language: Language | undefined;
}

/** What makes a record a product whose texts rules can be about. */
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

/** What a feed with lists and objects has in a cell; undefined where it is a text that only begins like a list. */
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
