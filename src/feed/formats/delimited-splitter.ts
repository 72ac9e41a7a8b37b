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

/** One row as cut out of a feed's raw text. */
export interface RawRow {
  readonly raw: string;
  readonly lead: string;
  readonly ending: string;
  /** 1-based line on which it starts. */
  readonly line: number;
  /** Where each cell ends, counted from the row's start. */
  readonly ends: readonly number[];
  /** What in the row's quotes RFC 4180 does not allow; of several the first that divides readers, else the first. */
  readonly quoteFault: QuoteFault | undefined;
}

export interface RowSplitterOptions {
  readonly dialect: FeedDialect;
  /** For messages. */
  readonly name: string;
  readonly firstLine: number;
  /** Largest row, in characters of the raw form. */
  readonly maxLength: number;
}

/**
 * A row that is longer than this (in characters) and still not whole is looked at again only when half as much more
 * has come, so that the time for a huge row grows with its length and not with its square.
 */
const LONG_ROW = 512 * 1024;

/** Cuts raw text that comes in chunks of any size into rows. The cuts do not depend on the chunks. */
export class RowSplitter {
  blankLines = 0;
  #options: RowSplitterOptions;
  #syntax: CellSyntax;
  #text = "";
  /** Chunks that are not looked at yet. */
  #waiting = "";
  #leadStart = 0;
  #rowStart = 0;
  #cellStart = 0;
  #ends: number[] = [];
  #quoteFault: QuoteFault | undefined;
  /** The first quote at or after the cell that was looked at last; beyond the text where there is none. */
  #nextQuote = -1;
  #line: number;
  #isAtRowStart = true;

  constructor(options: RowSplitterOptions) {
    this.#options = options;
    this.#syntax = syntaxOf(options.dialect);
    this.#line = options.firstLine;
  }

  /**
   * The rows that are complete with this chunk.
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

  /** Blank lines after the last row. Complete when the last chunk was pushed. */
  tail(): string {
    return this.#text.slice(this.#leadStart);
  }

  #next(isLast: boolean): RawRow | undefined {
    const text = this.#text;
    if (this.#isAtRowStart && !this.#skipBlankLines(isLast)) return undefined;
    const end = this.#scanCells(isLast);
    if (end === OPEN) return undefined;
    const endingLength = end < text.length ? lineEndingAt(text, end, this.#syntax, isLast) : 0;
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

  /** Moves to the next row's first character; false where the text ends before it. */
  #skipBlankLines(isLast: boolean): boolean {
    const text = this.#text;
    for (;;) {
      if (this.#rowStart >= text.length) return false;
      const ending = lineEndingAt(text, this.#rowStart, this.#syntax, isLast);
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
   * The end of the cell at hand, as in RFC 4180, but a cell that goes on after its closing quote is read on as an
   * unquoted one, and quotes within an unquoted cell are plain characters (csv-parse with relax_quotes).
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
    const quote = this.#text.indexOf(this.#options.dialect.quote, start);
    this.#nextQuote = quote === -1 ? this.#text.length : quote;
    return this.#nextQuote;
  }

  #note(kind: QuoteFault["kind"], place: number): void {
    const known = this.#quoteFault?.kind;
    if (known === "closed_early" || known === kind) return;
    this.#quoteFault = { kind, position: this.#ends.length, at: place - this.#rowStart };
  }

  #lineBreaks(raw: string): number {
    const lineBreak = this.#syntax.isCrOnly ? "\r" : "\n";
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
