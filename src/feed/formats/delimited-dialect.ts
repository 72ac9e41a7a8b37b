import type { TextForm } from "../encodings.ts";
import type { FeedDialect } from "../feed.ts";
import { findHeaderRow, knownNames, mostRowsAbove } from "../header-row.ts";
import { unquoteCell } from "./delimited-cells.ts";
import { delimiterUnknown } from "./delimited-errors.ts";
import { endOfCell, lineEndingAt, OPEN, syntaxOf } from "./delimited-scanner.ts";

const usualDelimiters = [",", ";", "\t", "|"] as const;

const delimiterNames: Readonly<Record<string, string>> = {
  ",": "a comma",
  ";": "a semicolon",
  "\t": "a tab",
  "|": "a bar",
};

/** Rows of the beginning used for detection. */
const SAMPLE_ROWS = 200;

export interface FoundLayout {
  readonly dialect: FeedDialect;
  /** Length of what stands above the header: titles, and the lines between them. */
  readonly above: number;
  readonly why: readonly string[];
}

interface LayoutRequest {
  readonly form: TextForm;
  /** For messages. */
  readonly name: string;
  /** Whether the feed ends with the text. */
  readonly isWhole: boolean;
  /** Known from the user or the feed. Absent: found. */
  readonly delimiter?: string | undefined;
  readonly quote?: FeedDialect["quote"] | undefined;
  /** The fallback for a single column. */
  readonly usual: string;
  /** Whether the first row is the header. Otherwise titles may stand above it. */
  readonly isHeaderFirst: boolean;
}

/** How a text reads with one delimiter. */
interface Trial {
  readonly dialect: FeedDialect;
  /** The header's cells. */
  readonly header: readonly string[];
  /** Where the header begins. */
  readonly above: number;
  /** Rows from the header on. */
  readonly rows: number;
  /** Share of them with as many cells as the header, in [0, 1]. */
  readonly agreement: number;
  /** Share of those below the header that have several cells, in [0, 1]. */
  readonly divided: number;
  readonly brokenQuotes: number;
}

/**
 * Finds the delimiter, the quote and the header from the first rows: the delimiter with which most rows have exactly as many cells
 * as the header. A header with more cells wins only at similar agreement, since mere frequency proves little (commas
 * in prose). Other characters are tried only where none of the usual ones does.
 * @param text raw text from the header on, or from titles above it
 * @throws PdoError PDO_FEED_DELIMITER where the header is divided by something that is not clear
 */
export function findLayout(text: string, request: LayoutRequest): FoundLayout {
  const lineEnding = findLineEnding(text);
  const { quote = findQuote(text), delimiter, usual } = request;
  const trialOf = (one: string) => tryDelimiter(text, { delimiter: one, quote, lineEnding }, request);
  if (delimiter !== undefined) return layoutOf(trialOf(delimiter), []);
  const best = bestOf(usualDelimiters.map(trialOf));
  if (best !== undefined && best.agreement >= leastAgreement) return layoutOf(best, [sentenceOf(best)]);
  const firstLine = /^[^\r\n]*/.exec(text.trimStart())?.[0] ?? "";
  const others = otherDelimiters(firstLine).map(trialOf);
  const other = bestOf(others.filter(isSure));
  if (other !== undefined) return layoutOf(other, [sentenceOf(other)]);
  if (best !== undefined) return layoutOf(best, [sentenceOf(best)]);
  if (others.some(isLikely) || isDividedByOther(request.form.textOfRaw(text.trimStart().slice(0, 4096))))
    throw delimiterUnknown(request.name, request.form.textOfRaw(firstLine));
  const taken = delimiterNames[usual] ?? JSON.stringify(usual);
  return layoutOf(trialOf(usual), [
    `No delimiter divides the header, so it is one column (${taken} is taken as delimiter).`,
  ]);
}

/** Below it, a delimiter hardly divides the rows. */
const leastAgreement = 0.5;
/** What is no usual delimiter has to divide nearly all rows alike. */
const sureAgreement = 0.9;

function layoutOf({ dialect, above }: Trial, why: readonly string[]): FoundLayout {
  return { dialect, above, why };
}

function bestOf(trials: readonly Trial[]): Trial | undefined {
  const dividing = trials
    .filter(({ header }) => header.length > 1)
    .sort((a, b) => agreementScore(b) - agreementScore(a));
  // What one delimiter makes a title of may be the header by another.
  const first = dividing.filter(({ above }) => above === 0);
  return (
    first.find(({ agreement }) => agreement >= sureAgreement) ??
    dividing.find(({ above, header }) => above === 0 || knownNames(header) > 0) ??
    dividing[0]
  );
}

/** Characters that may divide columns: neither part of words and numbers nor brackets and quotes. */
function otherDelimiters(header: string): readonly string[] {
  const found = header.match(/[^\w\s"'.,;|()[\]{}<>/\\&+=\x80-\uffff-]/g) ?? [];
  return [...new Set(found)];
}

function isSure({ dialect: { delimiter }, header, rows, agreement }: Trial): boolean {
  if (rows < 2) return knownNames(header) > 1;
  const isNamed = header.length > 2 || knownNames(header) > 0;
  return agreement >= sureAgreement && (isNamed || neverInTexts.test(delimiter));
}

/** Control characters, the caret and the tilde. */
const neverInTexts = /[^\x20-\x5d\x5f-\x7d]/;

function isLikely({ header, rows, agreement, divided }: Trial): boolean {
  if (divided <= leastAgreement) return false;
  return knownNames(header) > 1 || (header.length > 2 && rows > 1 && agreement >= leastAgreement);
}

/** By a character that is not ASCII: `id¦name`. */
function isDividedByOther(beginning: string): boolean {
  const [header = "", ...lines] = beginning.split(/[\r\n]+/, 4);
  const others = new Set(header.match(/[^\p{L}\p{M}\p{N}\s\p{ASCII}]/gu) ?? []);
  return [...others].some(
    (one) => lines.every((line) => line === "" || line.includes(one)) && knownNames(header.split(one)) > 1,
  );
}

function sentenceOf({ dialect: { delimiter }, header, rows, agreement }: Trial): string {
  const name = delimiterNames[delimiter] ?? JSON.stringify(delimiter);
  const share = Math.round(agreement * 100);
  return `The delimiter is ${name}: ${share} % of the first ${rows} rows have the header's ${header.length} cells.`;
}

function agreementScore({ header, agreement, brokenQuotes, rows }: Trial): number {
  const width = Math.min(Math.log2(header.length), 5) / 5;
  const broken = brokenQuotes / Math.max(1, rows);
  return agreement * (0.7 + 0.3 * width) - Math.min(broken, 1) * 0.5;
}

function findLineEnding(text: string): FeedDialect["lineEnding"] {
  const [first = "\n"] = /\r{0,2}\n|\r/.exec(text) ?? [];
  if (first === "\n") return "\n";
  if (first !== "\r") return "\r\n";
  // A lone CR ends lines in old Mac files, which have LFs inside cells only.
  const carriageReturns = (text.match(/\r(?!\r?\n)/g) ?? []).length;
  const lineFeeds = (text.match(/\n/g) ?? []).length;
  return carriageReturns > lineFeeds ? "\r" : "\n";
}

/**
 * Single quotes only where they enclose several cells, and double quotes enclose none: of the first row, whatever texts
 * below it begin with, or of all.
 */
function findQuote(text: string): '"' | "'" {
  const beginning = text.slice(0, 65_536);
  const [first = ""] = beginning.trimStart().split(/[\r\n]/, 1);
  return isQuotedSingly(first) || isQuotedSingly(beginning) ? "'" : '"';
}

function isQuotedSingly(rows: string): boolean {
  if (/(?:^|[,;\t|\r\n])"/.test(rows)) return false;
  return (rows.match(/(?:^|[,;\t|\r\n])'[^'\r\n]*'(?=[,;\t|\r\n]|$)/g) ?? []).length >= 2;
}

function tryDelimiter(
  text: string,
  dialect: FeedDialect,
  { form, isWhole, isHeaderFirst }: Pick<LayoutRequest, "form" | "isWhole" | "isHeaderFirst">,
): Trial {
  const all = [...lookAtRows(text, isWhole, dialect)];
  const cellsOf = ({ start, ends }: RowLook) =>
    ends.map((end, place) => {
      const cell = text.slice(place === 0 ? start : (ends[place - 1] ?? 0) + 1, end);
      return form.textOfRaw(unquoteCell(cell, dialect.quote));
    });
  const whole = all.filter(({ isComplete }) => isComplete);
  const beginning = isHeaderFirst ? [] : whole.slice(0, mostRowsAbove + 1).map(cellsOf);
  const found = findHeaderRow(beginning) ?? 0;
  const first = areTitles(beginning.slice(0, found), beginning[found] ?? []) ? found : 0;
  const header = whole[first];
  const rows = all.slice(first);
  const widths = whole.slice(first).map(({ ends }) => ends.length);
  const agreeing = widths.filter((width) => width === header?.ends.length).length;
  return {
    dialect,
    header: header === undefined ? [] : cellsOf(header),
    above: first === 0 ? 0 : (header?.start ?? 0),
    rows: widths.length,
    agreement: widths.length === 0 ? 0 : agreeing / widths.length,
    divided: widths.slice(1).filter((width) => width > 1).length / Math.max(1, widths.length - 1),
    brokenQuotes: rows.reduce((sum, { brokenQuotes }) => sum + brokenQuotes, 0),
  };
}

/**
 * In a text, what one delimiter makes titles of may be the header and rows by another: no title is divided often, but for a line of settings
 * above a header that is known.
 */
function areTitles(above: readonly (readonly string[])[], header: readonly string[]): boolean {
  const divided = above.filter((cells) => cells.some(isDividedOften)).length;
  if (knownNames(header) > 1) return divided < 2;
  const isWide = header.length > 2 || knownNames(header) > 0;
  return isWide && divided === 0;
}

/** Whether a character that may divide columns occurs three times or more. */
function isDividedOften(cell: string): boolean {
  const counts = new Map<string, number>();
  for (const [one] of cell.matchAll(/\t|[^\w\s"'.()\x80-\uffff-]/g))
    counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts.values()].some((count) => count > 2);
}

interface RowLook {
  readonly start: number;
  /** Of its cells. */
  readonly ends: readonly number[];
  /** Cells that begin with a quote but do not end with one. */
  readonly brokenQuotes: number;
  readonly isComplete: boolean;
}

function* lookAtRows(text: string, isWhole: boolean, dialect: FeedDialect): Generator<RowLook> {
  const syntax = syntaxOf(dialect);
  let at = 0;
  for (let rows = 0; at < text.length && rows < SAMPLE_ROWS; ) {
    const blank = lineEndingAt(text, at, true);
    if (blank > 0) {
      at += blank;
      continue;
    }
    const start = at;
    const ends: number[] = [];
    let brokenQuotes = 0;
    let end = endOfCell(text, at, syntax, isWhole);
    for (; end !== OPEN; end = endOfCell(text, at, syntax, isWhole)) {
      ends.push(end);
      if (text[at] === dialect.quote && text[end - 1] !== dialect.quote) brokenQuotes += 1;
      if (text[end] !== dialect.delimiter) break;
      at = end + 1;
    }
    rows += 1;
    if (end === OPEN) {
      // Truncated, or a quote that is never closed.
      yield { start, ends, brokenQuotes: brokenQuotes + (isWhole ? 1 : 0), isComplete: false };
      return;
    }
    yield { start, ends, brokenQuotes, isComplete: true };
    at = end + Math.max(1, lineEndingAt(text, end, true));
  }
}
