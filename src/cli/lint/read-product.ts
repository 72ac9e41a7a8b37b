import { type FeedFormat, isDelimited } from "../../feed/feed-format.ts";
import type { FeedRecord } from "../../feed/record.ts";
import type { LintedProduct } from "../../quality/rules/finding.ts";
import { type Language, textLanguages } from "../../text/language.ts";
import type { LintedColumns } from "./linted-columns.ts";

export type LintedField = keyof LintedProduct["fields"];

/** A cell, or part of the text of a field that several cells make. */
export interface FieldCell {
  readonly column: string;
  /** Where its text begins in the field's. */
  readonly start: number;
  readonly text: string;
  /** Whether its text can be replaced: a JSON list's cannot, since it would become a string. */
  readonly isWritable: boolean;
}

export interface ReadProduct {
  readonly product: LintedProduct;
  /** Of each field that has a text, in order; what lies between two is a line break. */
  readonly cells: ReadonlyMap<LintedField, readonly FieldCell[]>;
}

interface Reading {
  readonly format: FeedFormat;
  /** Of all texts, as it was asked for; else the row's own language column says. */
  readonly language: Language | undefined;
}

/** What makes a record a product whose texts rules can be about. */
export function createProductReader({ columns }: LintedColumns, reading: Reading) {
  const { language: languageColumns = [], ...fieldColumns } = columns;
  const columnsOfFields = Object.entries(fieldColumns) as [LintedField, readonly string[]][];
  const isJson = !isDelimited(reading.format);
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
      const found = joinCells(names.map((column) => readCell(record, column, isJson)));
      if (found.length === 0) continue;
      cells.set(field, found);
      fields[field] = found.map(({ text }) => text).join("\n");
    }
    const language = languageOf(record);
    return { product: { fields, ...(language && { language }) }, cells };
  };
}

type Cell = Omit<FieldCell, "start">;

function readCell(record: FeedRecord, column: string, isJson: boolean): Cell | undefined {
  const text = record.text(column);
  if (text === undefined || text.trim() === "") return undefined;
  const value = isJson && /^[[{]/.test(text) ? parsed(text) : undefined;
  if (value === undefined) return { column, text, isWritable: true };
  if (!Array.isArray(value)) return undefined;
  const list = value.filter((item) => typeof item === "string" && item.trim() !== "").join("\n");
  return list === "" ? undefined : { column, text: list, isWritable: false };
}

/** What a JSON feed has in a cell; undefined where it is a text that only begins like a list. */
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
