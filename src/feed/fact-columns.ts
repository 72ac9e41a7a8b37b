import { normalizeColumn } from "./column-names.ts";
import { businessWords } from "./header-words.ts";
import type { FeedRecord } from "./record.ts";
import { isAddedColumn } from "./row-form.ts";
import { isSpreadsheetError } from "./spreadsheet-errors.ts";

/** A column that states something of the product besides the mapped fields. */
export interface FactColumn {
  readonly column: string;
  /** What the column is called to those who read the fact. */
  readonly label: string;
}

/** One statement of a row: what it is about, and what it says. */
interface StatedFact {
  readonly label: string;
  readonly text: string;
}

/** The facts of one record, in the feed's order, without empty ones. */
export function readFacts(record: FeedRecord, columns: readonly FactColumn[]): StatedFact[] {
  const facts: StatedFact[] = [];
  for (const { column, label } of columns) {
    const text = record.text(column);
    if (text !== undefined && text.trim() !== "" && !isSpreadsheetError(text)) facts.push({ label, text });
  }
  return facts;
}

/** Finds the columns that state something of the product: neither a mapped field nor the shop's own business. */
export function findFactColumns(named: readonly string[], taken: ReadonlySet<string>): FactColumn[] {
  return [...new Set(named)]
    .filter((column) => !taken.has(column) && !isAddedColumn(column) && !isBusiness(normalizeColumn(column)))
    .map((column) => ({ column, label: labelOf(column) }));
}

/** Whether a column is about money, stock, links, keys or dates. */
function isBusiness(normalized: string): boolean {
  const words = normalized.split(" ");
  return words.some((word) => businessWords().has(word));
}

/** `color_name` reads as "color name"; a header that a person wrote stays as it is. */
function labelOf(column: string): string {
  return /[\s]/.test(column) ? column.trim() : normalizeColumn(column);
}
