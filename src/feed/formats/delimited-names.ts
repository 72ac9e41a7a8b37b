import type { FeedDialect } from "../feed.ts";
import { badDelimiter, badQuote } from "./delimited-errors.ts";

const namedDelimiters: Readonly<Record<string, string>> = {
  comma: ",",
  semicolon: ";",
  tab: "\t",
  "\\t": "\t",
  pipe: "|",
  bar: "|",
  space: " ",
  colon: ":",
  caret: "^",
  tilde: "~",
};

/** The names of delimiters, for help texts. */
export const delimiterWords = ["comma", "semicolon", "tab", "pipe", "space"] as const;

const escaped = /^\\x([\da-f]{2})$/i;

/**
 * The delimiter that a user means: a name (`tab`), an escape (`\x1f`) or the character itself.
 * @throws PdoError PDO_FEED_DELIMITER
 */
export function delimiterNamed(text: string): string {
  const code = escaped.exec(text)?.[1];
  const delimiter =
    code === undefined
      ? (namedDelimiters[text.toLowerCase()] ?? text)
      : String.fromCharCode(Number.parseInt(code, 16));
  if (!isDelimiter(delimiter)) throw badDelimiter(text);
  return delimiter;
}

/** One ASCII character that is neither a quote nor a line break nor part of words and numbers. */
export function isDelimiter(text: string): boolean {
  return /^[\0-\x7f]$/.test(text) && !/[\0\w"'\r\n]/.test(text);
}

const namedQuotes: Readonly<Record<string, FeedDialect["quote"]>> = {
  none: "",
  "": "",
  double: '"',
  '"': '"',
  single: "'",
  "'": "'",
};

/** @throws PdoError PDO_FEED_QUOTE */
export function quoteNamed(text: string): FeedDialect["quote"] {
  const quote = namedQuotes[text.toLowerCase()];
  if (quote === undefined) throw badQuote(text);
  return quote;
}
