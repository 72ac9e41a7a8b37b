import { type Beginning, wholeStream } from "./byte-stream.ts";
import { beginsWithBom, findEncoding, findInvalidUtf8 } from "./encoding-detection.ts";
import { type TextForm, textFormOf } from "./encodings.ts";
import { emptyFeed, holdsZeroBytes, isWebPage, unknownEncoding } from "./errors.ts";
import type { FeedDescription, FeedDialect, FeedEncoding } from "./feed.ts";
import type { ParserContext, RecordParser } from "./record-parser.ts";

/** A feed's beginning, as raw text. */
export interface RawBeginning {
  readonly text: string;
  readonly isWhole: boolean;
  readonly form: TextForm;
  /** Length of the byte order mark before the text; 0 where there is none. */
  readonly bomBytes: number;
  readonly name: string;
}

/** What the user says of a feed's form; the rest is found by looking. Formats ignore what they do not have. */
export interface FormRequested {
  /** One ASCII character. */
  readonly delimiter?: string | undefined;
  readonly quote?: FeedDialect["quote"] | undefined;
  /** How many lines (of a workbook: rows) stand above the header. */
  readonly linesAbove?: number | undefined;
  /** The element that is a product, with as many of its parents as make it clear: `item`, `channel/item`. */
  readonly record?: string | undefined;
}

/** How to read a feed's beginning in a given format. */
export interface BeginRequest extends FormRequested {
  /** How the format was chosen: `as asked`, `by the file's ending`. Absent: detected from the content. */
  readonly named?: string;
}

/** What a format found in the beginning, and the parser for the records. */
export interface BegunFeed {
  readonly description: Pick<
    FeedDescription,
    "format" | "dialect" | "columns" | "headerRaw" | "headerEnding" | "preambleRaw" | "recordPath"
  >;
  readonly why: readonly string[];
  /** Offset of the records in the beginning's text. */
  readonly bodyStart: number;
  createParser(context: ParserContext): RecordParser;
}

/** Bytes that Windows-1252 leaves undefined (https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/WINDOWS/CP1252.TXT). */
const missingInWindows1252: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** A feed's beginning as raw text, and the bytes after it. */
export interface DecodedBeginning {
  readonly raw: RawBeginning;
  readonly hasBom: boolean;
  readonly why: string;
  /** The bytes after those that are in `raw`. */
  bytesFrom(beginning: Beginning): AsyncIterable<Uint8Array>;
}

/**
 * Detects the encoding of a feed's beginning and decodes it to raw text without its byte order mark.
 * @throws PdoError PDO_FEED_BINARY, PDO_FEED_ENCODING, PDO_FEED_EMPTY, PDO_FEED_MARKUP
 */
export function decodeBeginning(
  beginning: Beginning,
  name: string,
  requested: FeedEncoding | undefined,
): DecodedBeginning {
  const { bytes, isWhole } = beginning;
  const found =
    requested === undefined
      ? findEncoding(bytes, isWhole)
      : {
          encoding: requested,
          hasBom: beginsWithBom(bytes, requested),
          why: `The encoding is ${requested}, as asked.`,
        };
  const form = textFormOf(found.encoding);
  const start = found.hasBom ? form.bom.length : 0;
  const end = bytes.length - ((bytes.length - start) % form.unitBytes);
  const body = bytes.subarray(start, end);
  if (form.unitBytes === 1) refuseZeros(body, name, start);
  if (requested === undefined) refuseUnknownEncoding(body, found.encoding, name);
  const text = form.rawOfBytes(body);
  if (isWhole && text.trim() === "") throw emptyFeed(name);
  refuseWebPage(text, name);
  return {
    raw: { text, isWhole, form, name, bomBytes: start },
    hasBom: found.hasBom,
    why: found.why,
    bytesFrom: ({ rest }) => wholeStream({ bytes: bytes.subarray(end), isWhole, rest }),
  };
}

function refuseZeros(body: Uint8Array, name: string, start: number): void {
  const zero = body.indexOf(0);
  if (zero !== -1) throw holdsZeroBytes(name, lineOf(body, zero), start + zero);
}

/** Rejects text that is neither UTF-8 nor valid Windows-1252. An encoding given by the user is not checked. */
function refuseUnknownEncoding(body: Uint8Array, encoding: FeedEncoding, name: string): void {
  if (encoding !== "windows-1252" || !body.some((byte) => missingInWindows1252.has(byte))) return;
  const at = findInvalidUtf8(Buffer.from(body));
  if (at !== -1) throw unknownEncoding(name, { line: lineOf(body, at), byteOffset: at, byte: body[at] ?? 0 });
}

/** 1-based. */
function lineOf(bytes: Uint8Array, at: number): number {
  return Buffer.from(bytes.subarray(0, at)).toString("latin1").split("\n").length;
}

function refuseWebPage(text: string, name: string): void {
  const beginning = text.slice(0, 1024).trimStart();
  if (/^(?:<\?xml[^>]*>\s*)?<(!doctype\s+html|html)\b/i.test(beginning)) throw isWebPage(name);
}
