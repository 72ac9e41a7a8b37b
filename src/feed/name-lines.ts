import { isFiller } from "../nlp/fillers.ts";
import { foldText } from "../nlp/normalizer.ts";
import { localisedColumn, normalizeColumn } from "./column-names.ts";
import { areTextsAlike } from "./composed-headers.ts";
import { isCutWord } from "./cut-words.ts";
import { lineOf } from "./header-lines.ts";
import { typeWords } from "./header-words.ts";
import type { Cells } from "./record.ts";
import { isSpreadsheetError } from "./spreadsheet-errors.ts";

/** In characters, of a line and of their mean: longer ones are a description's. */
const longestLine = 60;
/** Sentences, which lines of names do not have; a short form before a capital looks like one: "luftber. Rad". */
const mostSentences = 0.2;
const sentence = /\p{Ll}{3}[.!?]\s+\p{Lu}|<\/?[a-z]|\s[>/|]\s/u;

/** The column that says what a product is whose name is its model: "Trekking bike" of "Touring ONE". */
export function typeColumnOf(columns: readonly string[], sample: readonly Cells[]): string | undefined {
  return columns.find((column) => typeWords().has(normalizeColumn(column)) && isOfLines(column, sample));
}

/**
 * The column with the second line of names, which stock systems keep in lines of 30 or 40 characters: "Kurztext2" of "Kurztext1",
 * "LIBELLE2" of "LIBELLE", "DESC 2" of "Description". Undefined where there is none, or where it holds longer texts.
 */
export function secondLineOf(
  nameColumn: string,
  columns: readonly string[],
  sample: readonly Cells[],
): string | undefined {
  const { base, language } = localisedColumn(normalizeColumn(nameColumn));
  const numbered = lineOf(base);
  if (numbered !== undefined && numbered.line !== 1) return undefined;
  const text = numbered?.text ?? base;
  const lines = columns.flatMap((column) => {
    const named = localisedColumn(normalizeColumn(column));
    const line = column === nameColumn || named.language !== language ? undefined : lineOf(named.base);
    return line === undefined || line.isAdditional ? [] : [{ column, ...line }];
  });
  const isFirst = (other: string) => lines.some((each) => each.line === 1 && each.text === other);
  const second =
    lines.find((each) => each.line === 2 && each.text === text) ??
    lines.find((each) => each.line === 2 && areTextsAlike(each.text, text) && !isFirst(each.text));
  return second !== undefined && isOfLines(second.column, sample) ? second.column : undefined;
}

/** Whether a column has short texts, no sentences, lists or paths. */
function isOfLines(column: string, sample: readonly Cells[]): boolean {
  const texts = sample.map((record) => record.text(column)?.trim() ?? "").filter((each) => each !== "");
  const length = texts.reduce((sum, each) => sum + each.length, 0);
  if (texts.length === 0 || length / texts.length > longestLine) return false;
  return texts.filter((each) => sentence.test(each)).length <= texts.length * mostSentences;
}

/** A name's cell with its second line, where that says more and is no description. */
export function nameOf(
  record: Cells,
  nameColumn: string,
  secondLine: string | undefined,
): string | undefined {
  const first = record.text(nameColumn);
  if (secondLine === undefined || first === undefined || first.trim() === "") return first;
  const second = record.text(secondLine)?.trim() ?? "";
  if (!isLine(second) || foldText(first).includes(foldText(second))) return first;
  return isCutWord(first, second) ? first + second : `${first.trimEnd()} ${second}`;
}

/** Whether a cell of second lines belongs to the name. */
export function isLine(text: string): boolean {
  const saysNothing = isFiller(text) || isSpreadsheetError(text) || !/\p{L}/u.test(text);
  return !saysNothing && text.length <= longestLine && !/\p{Ll}{3}[.!?]\s+\p{Lu}\p{Ll}+\s/u.test(text);
}
