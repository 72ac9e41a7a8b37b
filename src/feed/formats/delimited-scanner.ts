import type { FeedDialect } from "../feed.ts";

/** A dialect as character codes. */
export interface CellSyntax {
  readonly delimiter: number;
  readonly quote: number;
  /** Records end with a lone CR; otherwise with LF or CRLF, whichever the header has. */
  readonly isCrOnly: boolean;
}

/** The result depends on text not read yet. */
export const OPEN = -1;

const CR = 13;
const LF = 10;

export function syntaxOf(dialect: FeedDialect): CellSyntax {
  return {
    delimiter: dialect.delimiter.charCodeAt(0),
    quote: dialect.quote.charCodeAt(0),
    isCrOnly: dialect.lineEnding === "\r",
  };
}

/** The length of the line ending at an offset: 0 where there is none, OPEN where the next chunk decides. */
export function lineEndingAt(text: string, at: number, syntax: CellSyntax, isLast: boolean): number {
  const code = text.charCodeAt(at);
  if (code === LF) return syntax.isCrOnly ? 0 : 1;
  if (code !== CR) return 0;
  if (at + 1 >= text.length) return isLast ? 1 : OPEN;
  if (text.charCodeAt(at + 1) === LF) return 2;
  return syntax.isCrOnly ? 1 : 0;
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
    const ending = lineEndingAt(text, at, syntax, isLast);
    if (ending !== 0) return ending === OPEN ? OPEN : at;
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
