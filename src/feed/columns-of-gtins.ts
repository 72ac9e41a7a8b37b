import { readGtin } from "../nlp/gtin.ts";
import { columnWords } from "./header-short-forms.ts";
import { otherWords } from "./header-words.ts";
import type { FeedRecord } from "./record.ts";

/** Of fewer cells a check digit that fits is chance. */
const fewestCells = 2;
/** Shorter numbers of eight digits are keys as often as GTINs. */
const fewestDigits = 12;

/**
 * The column of GTINs where no header says so ("product-id", "AR_CodeBarre", "International PID"): the one all of whose cells are numbers
 * of 12 to 14 digits with the check digit that these have. Undefined where there is none, or more than one.
 */
export function columnOfGtins(columns: readonly string[], sample: readonly FeedRecord[]): string | undefined {
  const found = [...new Set(columns)].filter((column) => {
    if (columnWords(column).some((word) => otherWords("gtin").has(word))) return false;
    const texts = sample.flatMap((record) => record.text(column)?.replace(/[\s-]/g, "") || []);
    return (
      texts.length >= fewestCells &&
      new Set(texts).size > 1 &&
      texts.every((text) => text.length >= fewestDigits && readGtin(text) !== undefined)
    );
  });
  const [only] = found;
  return found.length === 1 ? only : undefined;
}

export function whyGtins(column: string): string {
  return `The gtin is in "${column}": its cells are numbers with a GTIN's check digit.`;
}
