import { normalizeColumn } from "./column-names.ts";
import { columnWords } from "./header-short-forms.ts";
import { factWords, headerWordKinds, otherWords } from "./header-words.ts";
import { isBusiness, namesProperty } from "./ignored-columns.ts";
import type { FeedRecord } from "./record.ts";

/** Of fewer rows it says little that a cell is in one alone. */
const fewestRows = 2;
/** In characters. */
const longestKey = 40;
/** In digits: what is shorter counts something. */
const shortestNumber = 4;

/**
 * The column of identifiers where no header says so ("SKU merchant", "Référence SKU vendeur", "n°"): one whose cells are keys, another in
 * each row, and whose name has a word for a key, or that stands first. Undefined where there is none.
 * @param columns of the feed, in its order
 * @param taken those that hold something else
 */
export function columnOfKeys(
  columns: readonly string[],
  taken: ReadonlySet<string>,
  sample: readonly FeedRecord[],
): string | undefined {
  const found = [...new Set(columns)].filter((column) => !taken.has(column) && isOfKeys(column, sample));
  return found.find(hasKeyWord) ?? found.find((column) => isFirst(column, columns, sample));
}

/** Whether a column stands first, or next and holds no counts. */
function isFirst(column: string, columns: readonly string[], sample: readonly FeedRecord[]): boolean {
  const name = normalizeColumn(column);
  if (isBusiness(name) || factWords("whole").has(name)) return false;
  const place = columns.indexOf(column);
  return place === 0 || (place === 1 && !sample.some((record) => isCount(record.text(column) ?? "")));
}

function isCount(text: string): boolean {
  return /^\d+$/.test(text.trim()) && text.trim().length < shortestNumber;
}

function isOfKeys(column: string, sample: readonly FeedRecord[]): boolean {
  if (columnWords(column).some((word) => otherWords("id").has(word)) || namesProperty({ label: column }))
    return false;
  const texts = sample.map((record) => record.text(column)?.trim() ?? "");
  return (
    texts.length >= fewestRows && new Set(texts).size === texts.length && texts.every((text) => isKey(text))
  );
}

/** "LV-0412", "067801", "R0231", but no amount, no address and no day. */
function isKey(text: string): boolean {
  return (
    text.length <= longestKey &&
    /^(?=.*\d)[\p{L}\d][\p{L}\d./_-]*$/u.test(text) &&
    !/^\d+[.,]\d+$|^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/.test(text)
  );
}

function hasKeyWord(column: string): boolean {
  return columnWords(column).some((word) => headerWordKinds().get(word) === "key");
}

export function whyKeys(column: string): string {
  return `The id is in "${column}": its cells are keys, another in each row, and no other column is called so.`;
}
