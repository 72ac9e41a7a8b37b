import { type ErrorParts, isErrorOf, PdoError } from "../lib/errors.ts";

/** An error of a feed (not of a single row) that cannot be read or understood. */
export function feedError(parts: ErrorParts): PdoError {
  return new PdoError({ module: "feed", ...parts });
}

export function isFeedError(error: unknown): error is PdoError {
  return isErrorOf("feed", error);
}

/** An export that wrote nothing is a broken one: the exit code is the input guard's. */
export function emptyFeed(name: string, seen = "It holds nothing but white space."): PdoError {
  return feedError({
    code: "PDO_FEED_EMPTY",
    category: "suspicious-input",
    what: `${name}: the feed is empty.`,
    seen,
    nextStep: "Check the export that wrote it; where a feed may be empty, pdo enrich --allow-empty takes it.",
  });
}

export function isEmptyFeed(error: unknown): boolean {
  return isFeedError(error) && error.code === "PDO_FEED_EMPTY";
}

export function noSuchFile(path: string, cause: unknown): PdoError {
  return feedError({
    code: "PDO_FEED_NOT_FOUND",
    what: `${path}: there is no such file.`,
    seen: "Nothing was found under that path.",
    nextStep: "Check the path; - reads the feed from standard input.",
    cause,
  });
}

export function feedChanged(name: string, seen: string): PdoError {
  return feedError({
    code: "PDO_FEED_CHANGED",
    category: "suspicious-input",
    what: `${name}: the feed was changed while it was read.`,
    seen: `${seen} No file was replaced; what was printed already should not be used.`,
    nextStep:
      "Run it again when the export is finished; an export is best written under another name, then renamed.",
  });
}

export function isFolder(path: string): PdoError {
  return feedError({
    code: "PDO_FEED_IS_FOLDER",
    what: `${path}: this is a folder.`,
    seen: "A feed is one file.",
    nextStep: "Name the file in it that holds the products.",
  });
}

export function mayNotBeRead(path: string, cause: unknown): PdoError {
  return feedError({
    code: "PDO_FEED_NOT_ALLOWED",
    what: `${path}: the file may not be read.`,
    seen: "The system refused to open it.",
    nextStep: "Give yourself the right to read it, or hand it in through standard input.",
    cause,
  });
}

/** The system's usual reasons for not opening a file, in words. */
const openingReasons: Readonly<Record<string, readonly [seen: string, nextStep: string]>> = {
  ENAMETOOLONG: [
    "Its name is longer than the system allows.",
    "Check the path, or give the file a shorter name.",
  ],
  ELOOP: ["Its links lead round in a circle.", "Name the file itself."],
  EMFILE: ["Too many files are open.", "Close other programs, or raise the limit (ulimit -n)."],
  ENFILE: ["Too many files are open.", "Close other programs and try again."],
  EIO: [
    "The disk or the network share gave an error.",
    "Copy the file to another place and read it from there.",
  ],
  ENXIO: ["It is a socket or a device with nothing behind it.", "Name a file; - reads from standard input."],
};

/** @param reason the system's code */
export function cannotBeOpened(path: string, reason: string, cause: unknown): PdoError {
  const [seen, nextStep] = openingReasons[reason] ?? [
    `The system says: ${reason}.`,
    "Check the path and the place that the file is kept in.",
  ];
  return feedError({
    code: "PDO_FEED_NOT_OPENED",
    what: `${path}: the file cannot be opened.`,
    seen,
    nextStep,
    cause,
  });
}

export function notText(name: string, kind: string, nextStep: string): PdoError {
  return feedError({
    code: "PDO_FEED_NOT_TEXT",
    what: `${name}: this is not a text file.`,
    seen: `By its first bytes it is ${kind}.`,
    nextStep,
  });
}

/** @param byteOffset of the zero, in the unpacked feed */
export function holdsZeroBytes(name: string, line: number, byteOffset: number): PdoError {
  return feedError({
    code: "PDO_FEED_BINARY",
    what: `${name}, line ${line}: this is not a text file.`,
    seen: `It holds zero bytes, which no text has; the first is at byte ${byteOffset}.`,
    nextStep:
      "Export the products as CSV or JSON. If it is a text in UTF-16, save it as UTF-8 and hand that in.",
  });
}

interface UnknownEncoding {
  readonly line: number;
  /** Of the first byte that is not UTF-8, in the unpacked feed. */
  readonly byteOffset: number;
  /** That byte. */
  readonly byte: number;
}

export function unknownEncoding(name: string, { line, byteOffset, byte }: UnknownEncoding): PdoError {
  return feedError({
    code: "PDO_FEED_ENCODING",
    what: `${name}, line ${line}: its encoding is none that can be told.`,
    seen:
      `From byte ${byteOffset} on (0x${byte.toString(16).toUpperCase()}) it is not UTF-8, and it uses bytes that ` +
      "neither Windows-1252 nor ISO-8859-1 has.",
    nextStep: "Save it as UTF-8 and hand that in, or name its encoding with --encoding.",
  });
}

export function cutWithinUnit(name: string, encoding: string): PdoError {
  return feedError({
    code: "PDO_FEED_CUT",
    what: `${name}: the feed ends in the middle of a character.`,
    seen: `It is ${encoding}, of which every character has an even number of bytes, and one byte is left over.`,
    nextStep: "Fetch or export it again: it was cut off, or a byte was lost on the way.",
  });
}

export function isWebPage(name: string): PdoError {
  return feedError({
    code: "PDO_FEED_MARKUP",
    what: `${name}: this is HTML, not a feed.`,
    seen: "It begins with a tag of web pages.",
    nextStep:
      "It looks like a web page, often a login or error page saved in place of the feed. Download the feed itself.",
  });
}

export function gzipBroken(name: string, cause: unknown): PdoError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const isCut = /unexpected end/.test(reason);
  return feedError({
    code: "PDO_FEED_GZIP_BROKEN",
    what: `${name}: the gzip file cannot be unpacked.`,
    seen: isCut ? "It stops before its end: it was cut off." : `Unpacking stopped with "${reason}".`,
    nextStep: "Fetch or pack it again; gzip -t says whether a file is whole.",
    cause,
  });
}

interface OpenQuote {
  readonly line: number;
  /** 0-based place of the cell in its row. */
  readonly position: number;
  /** How the cell begins. */
  readonly cell: string;
}

export function quoteNeverClosed(name: string, { line, position, cell }: OpenQuote): PdoError {
  return feedError({
    code: "PDO_FEED_QUOTE_OPEN",
    what: `${name}, line ${line}, cell ${position + 1}: a quoted cell is never closed.`,
    seen: `It begins with ${JSON.stringify(cell)}, and the feed ends within it.`,
    nextStep: `Close the quote on line ${line}, or double it where it is part of the text (" becomes "").`,
  });
}

interface TooLarge {
  readonly line: number;
  readonly maxBytes: number;
  /** Where the quote stands that holds the record open, if one does. */
  readonly quoteLine?: number;
}

export function recordTooLarge(name: string, { line, maxBytes, quoteLine }: TooLarge): PdoError {
  const limit = maxBytes >= 1024 * 1024 ? `${Math.round(maxBytes / 1024 / 1024)} MiB` : `${maxBytes} bytes`;
  const quote = quoteLine === undefined ? "" : ` A quote on line ${quoteLine} is still open.`;
  return feedError({
    code: "PDO_FEED_RECORD_TOO_LARGE",
    what: `${name}, line ${line}: a record is larger than ${limit}.`,
    seen: `The record that starts on line ${line} has not ended after ${limit}.${quote}`,
    nextStep:
      quoteLine === undefined
        ? "Check that the feed has line breaks between its records."
        : `Close the quote on line ${quoteLine}, or double it where it is part of the text (" becomes "").`,
  });
}

export function headerTooLarge(name: string, maxBytes: number): PdoError {
  const limit = `${Math.round(maxBytes / 1024)} KiB`;
  return feedError({
    code: "PDO_FEED_RECORD_TOO_LARGE",
    what: `${name}, header: it is larger than ${limit}.`,
    seen: `The header has not ended after ${limit}, and no larger one is read.`,
    nextStep:
      "Check that a line break ends the header and that every quote in it is closed; else export fewer columns.",
  });
}

/** @param seen what is wrong with it, and where */
export function headerBroken(name: string, seen: string): PdoError {
  return feedError({
    code: "PDO_FEED_HEADER_BROKEN",
    what: `${name}, header: it is not clear what the columns are called.`,
    seen,
    nextStep: "Mend the header line and hand the feed in again; no row can be read right without it.",
  });
}

export function jsonBroken(name: string, line: number, seen: string): PdoError {
  return feedError({
    code: "PDO_FEED_JSON_BROKEN",
    what: `${name}, line ${line}: the JSON breaks.`,
    seen,
    nextStep: `Look at line ${line}; a file that was cut off ends too early. JSON Lines (one object a line) survives a broken line.`,
  });
}

/** @param what in a few words, without a full stop */
export function xmlBroken(name: string, line: number, what: string): PdoError {
  return feedError({
    code: "PDO_FEED_XML_BROKEN",
    what: `${name}, line ${line}: the XML breaks.`,
    seen: `${what}.`,
    nextStep: `Look at line ${line}, or fetch the feed again: a file that was cut off ends too early.`,
  });
}

/** @param elements that are repeated */
export function recordUnknown(name: string, asked: string, elements: readonly string[]): PdoError {
  return feedError({
    code: "PDO_FEED_RECORD_UNKNOWN",
    what: `${name}: there is no element "${asked}" with fields in it.`,
    seen: elements.length === 0 ? "No element is repeated." : `Repeated are: ${listed(elements)}.`,
    nextStep: `Name the element that is a product, for example --record-path ${pasted(elements[0] ?? "item")}.`,
  });
}

/** @param what in a few words, without a full stop */
export function workbookBroken(name: string, what: string, cause?: unknown): PdoError {
  return feedError({
    code: "PDO_FEED_WORKBOOK_BROKEN",
    what: `${name}: the workbook cannot be read.`,
    seen: `${what}.`,
    nextStep: "Open it in Excel or LibreOffice, save it again as .xlsx without a password, and hand that in.",
    ...(cause !== undefined && { cause }),
  });
}

/** At most so many columns are listed in a sentence. */
const COLUMNS_TOLD = 12;

export function listed(columns: readonly string[]): string {
  const more = columns.length - COLUMNS_TOLD;
  const names = columns.slice(0, COLUMNS_TOLD).join(", ");
  return more > 0 ? `${names}, and ${more} more` : names;
}

/** A flag's value as a shell takes it. */
export function pasted(value: string): string {
  return /^[\w.:/-]+$/.test(value) ? value : `"${value}"`;
}
