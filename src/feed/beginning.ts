import { type Beginning, wholeStream } from "./byte-stream.ts";
import { beginsWithBom, findEncoding, findInvalidUtf8 } from "./encoding-detection.ts";
import { type TextForm, textFormOf } from "./encodings.ts";
import { emptyFeed, holdsZeroBytes, isMarkup, unknownEncoding } from "./errors.ts";
import type { FeedDescription, FeedEncoding } from "./feed.ts";
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

/** How a format comes to read a beginning. */
export interface BeginRequest {
  /** Who named the format: `as asked`, `by the file's ending`. Absent: its content was taken for this format's. */
  readonly named?: string;
  /** One ASCII character, for formats that have a delimiter. */
  readonly delimiter?: string;
}

/** What a beginning says of its format, and how to read on from it. */
export interface BegunFeed {
  readonly description: Pick<
    FeedDescription,
    "format" | "dialect" | "columns" | "headerRaw" | "headerEnding" | "preambleRaw"
  >;
  readonly why: readonly string[];
  /** Where the records begin in the beginning's text. */
  readonly bodyStart: number;
  createParser(context: ParserContext): RecordParser;
}

/** Bytes that Windows-1252 leaves undefined (https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/WINDOWS/CP1252.TXT). */
const missingInWindows1252: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** A feed's beginning as raw text, and how to go on. */
interface DecodedBeginning {
  readonly raw: RawBeginning;
  readonly hasBom: boolean;
  readonly why: string;
  /** The bytes after those that are in `raw`. */
  bytesFrom(beginning: Beginning): AsyncIterable<Uint8Array>;
}

/**
 * Finds the encoding of a feed's beginning, and takes it to raw text without its byte order mark.
 * @throws PdoError PDO_FEED_BINARY, PDO_FEED_ENCODING, PDO_FEED_EMPTY, PDO_FEED_MARKUP
 */
export function decodeBeginning(
  beginning: Beginning,
  name: string,
  asked: FeedEncoding | undefined,
): DecodedBeginning {
  const { bytes, isWhole } = beginning;
  const found =
    asked === undefined
      ? findEncoding(bytes, isWhole)
      : { encoding: asked, hasBom: beginsWithBom(bytes, asked), why: `The encoding is ${asked}, as asked.` };
  const form = textFormOf(found.encoding);
  const start = found.hasBom ? form.bom.length : 0;
  const end = bytes.length - ((bytes.length - start) % form.unitBytes);
  const body = bytes.subarray(start, end);
  if (form.unitBytes === 1) refuseZeros(body, name, start);
  if (asked === undefined) refuseUnknownEncoding(body, found.encoding, name);
  const text = form.rawOfBytes(body);
  if (isWhole && text.trim() === "") throw emptyFeed(name);
  refuseMarkup(text, name);
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

/** What is neither UTF-8 nor of an encoding that can be told; where one was asked for, that one holds. */
function refuseUnknownEncoding(body: Uint8Array, encoding: FeedEncoding, name: string): void {
  if (encoding !== "windows-1252" || !body.some((byte) => missingInWindows1252.has(byte))) return;
  const at = findInvalidUtf8(Buffer.from(body));
  if (at !== -1) throw unknownEncoding(name, { line: lineOf(body, at), byteOffset: at, byte: body[at] ?? 0 });
}

/** 1-based. */
function lineOf(bytes: Uint8Array, at: number): number {
  return Buffer.from(bytes.subarray(0, at)).toString("latin1").split("\n").length;
}

function refuseMarkup(text: string, name: string): void {
  const beginning = text.slice(0, 512).trimStart();
  if (/^<(!doctype\s+html|html)\b/i.test(beginning)) throw isMarkup(name, "HTML");
  if (/^<(\?xml|rss|feed|!doctype)\b/i.test(beginning)) throw isMarkup(name, "XML");
}
