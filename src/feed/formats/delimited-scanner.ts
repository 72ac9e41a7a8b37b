import type { FeedDialect } from "../feed.ts";

/** A dialect as character codes. */
export interface CellSyntax {
  readonly delimiter: number;
  /** NaN: there is none. */
  readonly quote: number;
}

/** The result depends on text not read yet. */
export const OPEN = -1;

const CR = 13;
const LF = 10;

export function syntaxOf(dialect: FeedDialect): CellSyntax {
  return {
    delimiter: dialect.delimiter.charCodeAt(0),
    quote: dialect.quote.charCodeAt(0),
  };
}

/**
 * The length of the line ending at an offset: 0 where there is none, OPEN where the next chunk decides. LF, CRLF and a
 * lone CR end a row wherever they stand outside quotes, as in Python's csv module and in spreadsheets: a CR that were
 * part of a cell here would cut the row in two there. `\r\r\n`, of a CRLF file that was written in text mode, is one
 * ending; the CRs of a longer run are rows' ends and blank lines, so that no run is looked at twice.
 */
export function lineEndingAt(text: string, at: number, isLast: boolean): number {
  const code = text.charCodeAt(at);
  if (code === LF) return 1;
  if (code !== CR) return 0;
  const end = text.charCodeAt(at + 1) === CR ? at + 2 : at + 1;
  if (end >= text.length) return isLast ? 1 : OPEN;
  return text.charCodeAt(end) === LF ? end + 1 - at : 1;
}

/** The offset of the quote that closes the one at `from`; OPEN where it is not in the text. */
export function closingQuote(text: string, from: number, quote: string, isLast: boolean): number {
  let at = text.indexOf(quote, from + 1);
  while (at !== OPEN) {
    if (at + 1 >= text.length) return isLast ? at : OPEN;
    if (text[at + 1] !== quote) return at;
    at = text.indexOf(quote, at + 2);
  }
  return OPEN;
}

/**
 * The offset of the delimiter, line ending or end of text at or after `from`; OPEN where it is not in the text yet.
 */
export function endOfUnquoted(text: string, from: number, syntax: CellSyntax, isLast: boolean): number {
  const { delimiter } = syntax;
  const { length } = text;
  for (let at = from; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === delimiter) return at;
    if (code !== LF && code !== CR) continue;
    return lineEndingAt(text, at, isLast) === OPEN ? OPEN : at;
  }
  return isLast ? length : OPEN;
}

/**
 * The end of the cell at `from`: the offset of the delimiter, line ending or end of text after it; OPEN where it is
 * not in the text yet or the quote is never closed. As in RFC 4180, except that a cell continuing after its closing
 * quote is read as unquoted, and quotes within an unquoted cell are literal (csv-parse with relax_quotes).
 */
export function endOfCell(text: string, from: number, syntax: CellSyntax, isLast: boolean): number {
  if (text.charCodeAt(from) !== syntax.quote) return endOfUnquoted(text, from, syntax, isLast);
  const close = closingQuote(text, from, String.fromCharCode(syntax.quote), isLast);
  return close === OPEN ? OPEN : endOfUnquoted(text, close + 1, syntax, isLast);
}
