import { quoteNeverClosed, recordTooLarge } from "../errors.ts";
import type { FeedDialect } from "../feed.ts";
import type { QuoteFault } from "./delimited-record.ts";
import {
  type CellSyntax,
  closingQuote,
  endOfUnquoted,
  lineEndingAt,
  OPEN,
  syntaxOf,
} from "./delimited-scanner.ts";

/** One row of a feed's raw text. */
export interface RawRow {
  readonly raw: string;
  readonly lead: string;
  readonly ending: string;
  /** 1-based line of its beginning. */
  readonly line: number;
  /** The end of each cell, relative to the row. */
  readonly ends: readonly number[];
  /** The row's misplaced quote: the first ambiguous one, else the first. */
  readonly quoteFault: QuoteFault | undefined;
}

export interface RowSplitterOptions {
  readonly dialect: FeedDialect;
  /** For messages. */
  readonly name: string;
  readonly firstLine: number;
  /** Maximum length of a row, in raw characters. */
  readonly maxLength: number;
}

/**
 * An incomplete row longer than this many characters is scanned again only after it has grown by half, so that the
 * time is linear in its length.
 */
const LONG_ROW = 512 * 1024;

/** Splits raw text that arrives in chunks into rows, independently of the chunk boundaries. */
export class RowSplitter {
  blankLines = 0;
  #options: RowSplitterOptions;
  #syntax: CellSyntax;
  #text = "";
  /** Chunks not scanned yet. */
  #waiting = "";
  #leadStart = 0;
  #rowStart = 0;
  #cellStart = 0;
  #ends: number[] = [];
  #quoteFault: QuoteFault | undefined;
  /** The next quote at or after the last scanned cell; beyond the text where there is none. */
  #nextQuote = -1;
  #line: number;
  #isAtRowStart = true;

  constructor(options: RowSplitterOptions) {
    this.#options = options;
    this.#syntax = syntaxOf(options.dialect);
    this.#line = options.firstLine;
  }

  /**
   * The rows completed by this chunk.
   * @throws PdoError PDO_FEED_QUOTE_OPEN, PDO_FEED_RECORD_TOO_LARGE
   */
  push(chunk: string, isLast: boolean): RawRow[] {
    this.#waiting += chunk;
    const pending = this.#text.length - this.#leadStart;
    if (!isLast && pending > LONG_ROW && this.#waiting.length < pending / 2) return [];
    this.#text = this.#text.slice(this.#leadStart) + this.#waiting;
    this.#waiting = "";
    this.#nextQuote = -1;
    this.#rowStart -= this.#leadStart;
    this.#cellStart -= this.#leadStart;
    this.#leadStart = 0;
    const rows: RawRow[] = [];
    for (let row = this.#next(isLast); row !== undefined; row = this.#next(isLast)) rows.push(row);
    this.#checkPending(isLast);
    return rows;
  }

  /** Blank lines after the last row; complete after the last chunk. */
  tail(): string {
    return this.#text.slice(this.#leadStart);
  }

  #next(isLast: boolean): RawRow | undefined {
    const text = this.#text;
    if (this.#isAtRowStart && !this.#skipBlankLines(isLast)) return undefined;
    const end = this.#scanCells(isLast);
    if (end === OPEN) return undefined;
    const endingLength = end < text.length ? lineEndingAt(text, end, isLast) : 0;
    const raw = text.slice(this.#rowStart, end);
    const row = {
      raw,
      lead: this.#leadStart === this.#rowStart ? "" : text.slice(this.#leadStart, this.#rowStart),
      ending: endingLength === 2 ? "\r\n" : text.slice(end, end + endingLength),
      line: this.#line,
      ends: this.#ends,
      quoteFault: this.#quoteFault,
    };
    this.#line += 1 + this.#lineBreaks(raw);
    this.#leadStart = end + endingLength;
    this.#rowStart = this.#leadStart;
    this.#isAtRowStart = true;
    return row;
  }

  /** Moves to the next row's first character; false where the text ends first. */
  #skipBlankLines(isLast: boolean): boolean {
    const text = this.#text;
    for (;;) {
      if (this.#rowStart >= text.length) return false;
      const ending = lineEndingAt(text, this.#rowStart, isLast);
      if (ending === OPEN) return false;
      if (ending === 0) break;
      this.#rowStart += ending;
      this.#line += 1;
      this.blankLines += 1;
    }
    this.#cellStart = this.#rowStart;
    this.#ends = [];
    this.#quoteFault = undefined;
    this.#isAtRowStart = false;
    return true;
  }

  #scanCells(isLast: boolean): number {
    const text = this.#text;
    const { delimiter } = this.#syntax;
    for (;;) {
      const end = this.#endOfCell(isLast);
      if (end === OPEN) return OPEN;
      this.#ends.push(end - this.#rowStart);
      if (text.charCodeAt(end) !== delimiter) return end;
      this.#cellStart = end + 1;
    }
  }

  /**
   * The end of the current cell. As in RFC 4180, except that a cell continuing after its closing quote is read as
   * unquoted, and quotes within an unquoted cell are literal (csv-parse with relax_quotes).
   */
  #endOfCell(isLast: boolean): number {
    const text = this.#text;
    const start = this.#cellStart;
    if (text.charCodeAt(start) !== this.#syntax.quote) {
      const end = endOfUnquoted(text, start, this.#syntax, isLast);
      if (end !== OPEN && this.#quoteFrom(start) < end) this.#note("stray", this.#nextQuote);
      return end;
    }
    const close = closingQuote(text, start, this.#options.dialect.quote, isLast);
    if (close === OPEN) return OPEN;
    const end = endOfUnquoted(text, close + 1, this.#syntax, isLast);
    if (end > close + 1) this.#note("closed_early", close);
    return end;
  }

  #quoteFrom(start: number): number {
    if (this.#nextQuote >= start) return this.#nextQuote;
    const { dialect } = this.#options;
    const quote = dialect.quote === "" ? -1 : this.#text.indexOf(dialect.quote, start);
    this.#nextQuote = quote === -1 ? this.#text.length : quote;
    return this.#nextQuote;
  }

  #note(kind: QuoteFault["kind"], place: number): void {
    const known = this.#quoteFault?.kind;
    if (known === "closed_early" || known === kind) return;
    this.#quoteFault = { kind, position: this.#ends.length, at: place - this.#rowStart };
  }

  #lineBreaks(raw: string): number {
    const lineBreak = this.#options.dialect.lineEnding === "\r" ? "\r" : "\n";
    let count = 0;
    for (let at = raw.indexOf(lineBreak); at !== -1; at = raw.indexOf(lineBreak, at + 1)) count += 1;
    return count;
  }

  #checkPending(isLast: boolean): void {
    if (this.#isAtRowStart) return;
    const { name, maxLength } = this.#options;
    const isTooLarge = this.#text.length - this.#rowStart > maxLength;
    if (!isLast && !isTooLarge) return;
    const cellLine = this.#line + this.#lineBreaks(this.#text.slice(this.#rowStart, this.#cellStart));
    const isQuoted = this.#text.charCodeAt(this.#cellStart) === this.#syntax.quote;
    if (isLast)
      throw quoteNeverClosed(name, {
        line: cellLine,
        position: this.#ends.length,
        cell: this.#beginningOfCell(),
      });
    throw recordTooLarge(name, {
      line: this.#line,
      maxBytes: maxLength,
      ...(isQuoted ? { quoteLine: cellLine } : {}),
    });
  }

  #beginningOfCell(): string {
    return this.#text.slice(this.#cellStart, this.#cellStart + 40);
  }
}
