import { isFiller } from "../nlp/fillers.ts";
import { plainText } from "../nlp/html.ts";
import { foldText } from "../nlp/normalizer.ts";
import type { ColumnCandidate } from "./column-candidates.ts";
import { localisedColumn, normalizeColumn } from "./column-names.ts";
import { shortTextWords } from "./header-words.ts";
import { pagePartOf } from "./page-columns.ts";
import type { Cells } from "./record.ts";
import { isSpreadsheetError } from "./spreadsheet-errors.ts";

/** Where the texts of a record stand that describe it. */
interface DescribedColumns {
  readonly columns: { readonly name?: string; readonly description?: string };
  /** Read where the description's own column is empty or repeats the name. Absent: none. */
  readonly furtherDescriptions?: readonly string[];
}

/**
 * The text that describes a record: the cell of the description's column, or, where that is empty or repeats the name, the longest of
 * the further ones. Undefined without such a column.
 */
export function descriptionOf(
  record: Cells,
  { columns, furtherDescriptions = [] }: DescribedColumns,
): string | undefined {
  if (columns.description === undefined) return undefined;
  const own = record.text(columns.description);
  if (furtherDescriptions.length === 0) return own;
  const name = columns.name === undefined ? "" : (record.text(columns.name) ?? "");
  if (describes(own, name)) return own;
  const others = furtherDescriptions.flatMap((column) => {
    const text = record.text(column);
    return text !== undefined && describes(text, name) ? [text] : [];
  });
  return others.reduce((longest, text) => (text.length > (longest?.length ?? 0) ? text : longest), own);
}

/** Whether a cell says more than nothing and than the name. */
export function describes(text: string | undefined, name: string): boolean {
  if (text === undefined || text.trim() === "" || isFiller(text) || isSpreadsheetError(text)) return false;
  return !repeatsName(text, name);
}

/** In characters: a longer text than the name by so many says more than the name. */
const mostMarkup = 80;

/** Whether all words of a text are the name's, each as often as it likes: "A 30 K SCHWARZ." */
function repeatsName(text: string, name: string): boolean {
  if (name.trim() === "" || text.length > 2 * name.length + mostMarkup) return false;
  const words = wordsOf(text);
  const named = new Set(wordsOf(name));
  return words.length > 0 && words.every((word) => named.has(word));
}

function wordsOf(text: string): string[] {
  return foldText(plainText(text).text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The columns in which further descriptions stand, in the header's order: those in the language of the chosen one, or in none.
 * @param candidates of any evidence
 */
export function furtherDescriptions(
  candidates: readonly ColumnCandidate[],
  chosen: { readonly column: string; readonly language?: string },
): string[] {
  return candidates.flatMap(({ column, language, source, sample }) => {
    const isOther = column !== chosen.column && (language === undefined || language === chosen.language);
    const isProse = source !== "hint" || sample.meanLength >= shortestProse;
    return isOther && isProse && sample.filled > 0 ? [column] : [];
  });
}

export function whyFurther(columns: readonly string[]): string {
  const named = columns.map((column) => `"${column}"`).join(", ");
  return `Where it is empty or repeats the name, the longest text of ${named} is read.`;
}

/** In characters, of the mean of a column that only seems to describe. */
const shortestProse = 60;

/**
 * Whether a further description states a fact too: what a food is called by law describes it in a few words, so do a shop's short texts,
 * and a text for search engines is one besides.
 */
export function isAlsoFact(column: string, sample: readonly Cells[]): boolean {
  if (pagePartOf(column) !== undefined) return true;
  return (
    localisedColumn(normalizeColumn(column)).base === "generic name" ||
    (isShortName(column) && isShort(column, sample))
  );
}

/** What a shop's short text says in a few words it may say of the product alone, where the description tells a story. */
function isShort(column: string, sample: readonly Cells[]): boolean {
  const lengths = sample.flatMap((record) => record.text(column)?.trim().length || []);
  const sum = lengths.reduce((all, length) => all + length, 0);
  return lengths.length > 0 && sum / lengths.length < longestShort;
}

function isShortName(column: string): boolean {
  return shortTextWords().has(localisedColumn(normalizeColumn(column)).base);
}

/** In characters, of the mean of a column. */
const longestShort = 120;

/** Whether a column of short texts says nothing of a record but its name, or is what describes it. */
export function isEcho(column: string, record: Cells, mapping: DescribedColumns): boolean {
  if (mapping.furtherDescriptions?.includes(column) !== true || !isShortName(column)) return false;
  const text = record.text(column);
  const { name } = mapping.columns;
  return !describes(text, (name && record.text(name)) ?? "") || text === descriptionOf(record, mapping);
}
