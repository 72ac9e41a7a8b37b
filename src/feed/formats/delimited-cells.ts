import { stringify } from "csv-stringify/sync";
import { type TextForm, textFormOf } from "../encodings.ts";
import type { FeedDescription, FeedDialect } from "../feed.ts";
import type { RawCell } from "../feed-format.ts";
import type { FeedRecord } from "../record.ts";
import { endOfCell, OPEN, syntaxOf } from "./delimited-scanner.ts";

/**
 * Renders rows as CSV (RFC 4180), with LF line endings.
 * @param safety unless `off`, cells that a spreadsheet would run are made safe, as in a feed
 */
export function renderCsv(rows: readonly (readonly string[])[], safety: CsvSafety = "generated"): string {
  if (safety === "off") return stringify(rows.map((row) => [...row]));
  const safe = (cell: string) => (isFormula(cell) ? `'${cell}` : cell);
  return stringify(
    rows.map((row) => row.map(safe)),
    { quoted_match: /^'/ },
  );
}

/** Renders rows for a spreadsheet: cells that it would run as formulas are made safe, and lines end as on Windows. */
export function renderTable(rows: readonly (readonly string[])[], delimiter: string): string {
  const dialect: FeedDialect = { delimiter, quote: '"', lineEnding: "\r\n" };
  const cell = (text: string) => (isFormula(text) ? quoted(`'${text}`, dialect) : quoteCell(text, dialect));
  return rows.map((row) => `${row.map(cell).join(delimiter)}\r\n`).join("");
}

/** Encodes cells for one output. */
export interface CellWriter {
  /** A cell that pdo generated. */
  generated(text: string): string;
  /** A raw cell of the feed, unchanged; made safe where CSV safety is `all`. */
  passed(rawCell: string): string;
  /** A cell from a feed in another dialect: its raw characters, unquoted. */
  moved(plain: string): string;
  /** A cell of the feed, given as text. */
  carried(text: string): string;
}

interface CellWriterOptions {
  readonly form: TextForm;
  readonly dialect: FeedDialect;
  readonly isGeneratedSafe: boolean;
  readonly isPassedSafe: boolean;
  readonly onRespelled: (character: string) => void;
}

export function createCellWriter(options: CellWriterOptions): CellWriter {
  const { form, dialect, isGeneratedSafe, isPassedSafe, onRespelled } = options;
  const write = (text: string, isSafe: boolean) => {
    const held = tableText(text);
    if (held !== text) onRespelled("\uFFFD");
    const plain = form.rawOfText(held, onRespelled);
    return isSafe && isFormula(text) ? quoted(`'${plain}`, dialect) : quoteCell(plain, dialect);
  };
  return {
    generated: (text) => write(text, isGeneratedSafe),
    carried: (text) => write(text, isPassedSafe),
    moved: (plain) =>
      isPassedSafe && isFormula(form.textOfRaw(plain))
        ? quoted(`'${plain}`, dialect)
        : quoteCell(plain, dialect),
    passed: (rawCell) => {
      if (!isPassedSafe) return rawCell;
      const plain = unquoteCell(rawCell, dialect.quote);
      return isFormula(form.textOfRaw(plain)) ? quoted(`'${plain}`, dialect) : rawCell;
    },
  };
}

/** JSON may escape U+0000 and half a surrogate pair, which no text file holds: U+FFFD stands for them, as in HTML. */
export function tableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}

/** Always quoted, since a cell made safe must not be split by a reader that assumes another delimiter (OWASP). */
function quoted(plain: string, dialect: FeedDialect): string {
  const { quote } = dialect;
  if (quote === "") return quoteCell(plain, dialect);
  return quote + plain.replaceAll(quote, quote + quote) + quote;
}

/**
 * The raw cells of a record (without its line ending), including quotes; joined by the delimiter they give the
 * record.
 */
export function rawCells(raw: string, dialect: FeedDialect): string[] {
  const syntax = syntaxOf(dialect);
  const cells: string[] = [];
  let from = 0;
  for (;;) {
    const end = endOfCell(raw, from, syntax, true);
    if (end === OPEN || raw[end] !== dialect.delimiter) {
      cells.push(raw.slice(from));
      return cells;
    }
    cells.push(raw.slice(from, end));
    from = end + 1;
  }
}

/**
 * Decodes a raw cell: removes the quotes and halves doubled ones. A cell that continues after its closing quote
 * (`"a"b`) retains its outer quotes, as in csv-parse with relax_quotes.
 */
export function unquoteCell(cell: string, quote: string): string {
  if (quote === "" || !cell.startsWith(quote)) return cell;
  const close = closeOf(cell, quote);
  if (close === OPEN) return cell;
  const inner = cell.slice(1, close);
  const plain = inner.includes(quote) ? inner.replaceAll(quote + quote, quote) : inner;
  return close === cell.length - 1 ? plain : quote + plain + cell.slice(close);
}

/**
 * A raw cell that all readers end at the same place: one that continues after its closing quote is quoted as a whole,
 * for some readers would take what stands behind it as its continuation.
 */
export function wellQuotedCell(cell: string, dialect: FeedDialect): string {
  const { quote } = dialect;
  const isBroken = quote !== "" && cell.startsWith(quote) && closeOf(cell, quote) !== cell.length - 1;
  return isBroken ? quoteCell(unquoteCell(cell, quote), dialect) : cell;
}

function closeOf(cell: string, quote: string): number {
  let at = cell.indexOf(quote, 1);
  while (at !== OPEN && cell[at + 1] === quote) at = cell.indexOf(quote, at + 2);
  return at;
}

/**
 * Encodes a cell (RFC 4180): quoted where it contains the delimiter, a quote or a line break, or begins or ends with
 * a space. Without quotes, a space stands for what would end the cell.
 */
export function quoteCell(plain: string, dialect: FeedDialect): string {
  const { quote, delimiter } = dialect;
  if (quote === "") return plain.replace(/\r\n?|\n/g, " ").replaceAll(delimiter, " ");
  return isSafe(plain, dialect) ? plain : quote + plain.replaceAll(quote, quote + quote) + quote;
}

const LF = 10;
const CR = 13;
const SPACE = 32;

/** A single pass: four searches take twice as long for cells of usual length. */
function isSafe(plain: string, { delimiter, quote }: FeedDialect): boolean {
  const { length } = plain;
  if (plain.charCodeAt(0) === SPACE || plain.charCodeAt(length - 1) === SPACE) return false;
  const delimiterCode = delimiter.charCodeAt(0);
  const quoteCode = quote.charCodeAt(0);
  for (let at = 0; at < length; at += 1) {
    const code = plain.charCodeAt(at);
    if (code === delimiterCode || code === quoteCode || code === LF || code === CR) return false;
  }
  return true;
}

/** The position of a column's cell in its row. */
export function findDelimitedCell(
  record: FeedRecord,
  column: string,
  description: FeedDescription,
): RawCell | undefined {
  const { dialect, columns, encoding } = description;
  if (dialect === undefined) return undefined;
  const form = textFormOf(encoding);
  const place = columns.indexOf(column);
  const cells = rawCells(record.raw, dialect);
  const cell = cells[place];
  if (cell === undefined) return undefined;
  const start = cells.slice(0, place).reduce((sum, { length }) => sum + length + 1, 0);
  const { quote } = dialect;
  const plain = unquoteCell(cell, quote);
  const decoded = form.textOfRaw(plain);
  const isQuoted = quote !== "" && cell.length > 1 && cell.startsWith(quote) && cell.endsWith(quote);
  const doubled = (raw: string) => (isQuoted ? raw.replaceAll(quote, quote + quote) : raw);
  const rawOf = (part: string) => doubled(form.rawOfText(part));
  const isExact = (isQuoted ? quote + rawOf(decoded) + quote : rawOf(decoded)) === cell;
  const lead = start + (isQuoted ? quote.length : 0);
  return {
    start,
    end: start + cell.length,
    ...(isExact && { offset: (textOffset) => lead + rawOf(decoded.slice(0, textOffset)).length }),
    part: (text) => {
      if (isQuoted) return text.replaceAll(quote, quote + quote);
      return quoteCell(text, dialect) === text || text === " " ? text : undefined;
    },
    whole: (text) => quoteCell(text, dialect),
  };
}

/** Which cells are protected against being run as a spreadsheet formula: generated ones, all, none. */
export type CsvSafety = "generated" | "all" | "off";

/**
 * First characters that make a spreadsheet evaluate a cell, with their full-width forms
 * (https://owasp.org/www-community/attacks/CSV_Injection; ASVS 5.0, 1.2.10).
 */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;

const plainNumber = /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:e[+-]?\d+)?$/i;

/** Whether a spreadsheet may evaluate the cell. Signed numbers are safe. */
export function isFormula(text: string): boolean {
  return formulaStart.test(text) && !plainNumber.test(text);
}
