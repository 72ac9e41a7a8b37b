import { isFiller } from "../nlp/fillers.ts";
import { foldText } from "../nlp/normalizer.ts";
import { isStopWordInAnyLanguage } from "../nlp/stop-words.ts";
import { localisedColumn, normalizeColumn } from "./column-names.ts";
import { areTextsAlike } from "./composed-headers.ts";
import { isCutWord, mayBeCut } from "./cut-words.ts";
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
    if (line === undefined || (line.isAdditional && !goesOn(nameColumn, column, sample))) return [];
    return [{ column, ...line }];
  });
  const isFirst = (other: string) => lines.some((each) => each.line === 1 && each.text === other);
  const second =
    lines.find((each) => each.line === 2 && each.text === text) ??
    lines.find((each) => each.line === 2 && areTextsAlike(each.text, text) && !isFirst(each.text));
  return second !== undefined && isOfLines(second.column, sample) ? second.column : undefined;
}

/** In characters: systems have at least so many for a line. */
const shortestFull = 20;
const fewestFull = 3;

/** How many characters a system has for a column's lines, where it fills all of those that a second line goes on with; undefined elsewhere. */
export function fullLength(
  column: string | undefined,
  secondColumn: string | undefined,
  sample: readonly Cells[],
): number | undefined {
  if (column === undefined || secondColumn === undefined) return undefined;
  const lengths = sample
    .filter((record) => isLine(record.text(secondColumn)?.trim() ?? ""))
    .map((record) => record.text(column)?.length ?? 0);
  const [length = 0] = lengths;
  const isFull = lengths.length >= fewestFull && lengths.every((each) => each === length);
  return isFull && length >= shortestFull ? length : undefined;
}

/** Whether an additional text goes on where the lines of a column are full, and in the middle of some word of them. */
function goesOn(column: string, additional: string, sample: readonly Cells[]): boolean {
  if (fullLength(column, additional, sample) === undefined) return false;
  return sample.some((record) => isCutWord(record.text(column) ?? "", record.text(additional) ?? ""));
}

/** Whether a column has short texts, no sentences, lists or paths. */
function isOfLines(column: string, sample: readonly Cells[]): boolean {
  const texts = sample.map((record) => record.text(column)?.trim() ?? "").filter((each) => each !== "");
  const length = texts.reduce((sum, each) => sum + each.length, 0);
  if (texts.length === 0 || length / texts.length > longestLine) return false;
  return texts.filter((each) => sentence.test(each)).length <= texts.length * mostSentences;
}

/**
 * A name's cell with its second line, where that says more and is no description.
 * @param lineLength the length of a first line that is full. Absent: not known
 */
export function nameOf(
  record: Cells,
  nameColumn: string,
  secondLine: string | undefined,
  lineLength?: number,
): string | undefined {
  const first = record.text(nameColumn);
  if (secondLine === undefined || first === undefined || first.trim() === "") return first;
  const second = record.text(secondLine)?.trim() ?? "";
  if (!isLine(second) || foldText(first).includes(foldText(second))) return first;
  const isFull = first.length === lineLength;
  if (isCutWord(first, second, isFull)) return first + second;
  if (isFull && mayBeCut(first, second)) return first;
  return `${first.trimEnd()}${!isFull && isList(first, second) ? "," : ""} ${second}`;
}

/** "7 BRAEUNUNGSST., AUFTAUFKT.": a list of its own behind a line that ends; "mit Deckel, 20 cm" goes on with its phrase. */
function isList(first: string, second: string): boolean {
  const [beginning = ""] = /^[\p{L}\p{N}]+/u.exec(second) ?? [];
  const last = foldText(/[\p{L}\p{N}]+$/u.exec(first.trimEnd())?.[0] ?? "");
  const isOpen = last === "" ? /[-,;:&+/(]$/u.test(first.trimEnd()) : isStopWordInAnyLanguage(last);
  return (
    /\p{L}[^,]*,\s\S/u.test(second) &&
    !isOpen &&
    /^[\p{Lu}\d]/u.test(beginning) &&
    !isStopWordInAnyLanguage(foldText(beginning))
  );
}

/** Whether a cell of second lines belongs to the name. */
export function isLine(text: string): boolean {
  const saysNothing = isFiller(text) || isSpreadsheetError(text) || !/\p{L}/u.test(text);
  return !saysNothing && text.length <= longestLine && !/\p{Ll}{3}[.!?]\s+\p{Lu}\p{Ll}+\s/u.test(text);
}

/**
 * Whether a second line lists what a description would say, so that it is no part of the name where the row has no description of its
 * own: "7 Bräunungsstufen, Auftaufunktion", "Töpfe 16/20/24 cm, Stielkasserolle 16 cm".
 */
export function isListLine(first: string, second: string, lineLength?: number): boolean {
  return first.length !== lineLength && isLine(second) && !isCutWord(first, second) && isList(first, second);
}
