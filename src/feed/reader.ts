import { type FileHandle, open, stat } from "node:fs/promises";
import { type BegunFeed, type DecodedBeginning, decodeBeginning, type FormRequested } from "./beginning.ts";
import {
  type Beginning,
  type CountedStream,
  countBytes,
  readBeginning,
  unpack,
  wholeStream,
} from "./byte-stream.ts";
import { findDialectName } from "./dialects.ts";
import { cannotBeOpened, emptyFeed, isFolder, mayNotBeRead, noSuchFile } from "./errors.ts";
import type { Feed, FeedDescription, FeedEncoding, FeedSource } from "./feed.ts";
import type { FeedFormatName } from "./feed-format.ts";
import { createFeed, type FeedPiece } from "./feed-stream.ts";
import { isGzip, refuseKnownBinary, refusePackedTwice } from "./file-signature.ts";
import { refuseChange } from "./file-state.ts";
import { beginFormat } from "./formats/detection.ts";
import { isWorkbook, openWorkbookSource } from "./workbook/workbook-source.ts";

const CHUNK_BYTES = 64 * 1024;

/**
 * Opens a file for `readFeed`. It is closed when its stream has been read or closed.
 * @throws PdoError PDO_FEED_NOT_FOUND, PDO_FEED_IS_FOLDER, PDO_FEED_NOT_ALLOWED, PDO_FEED_NOT_OPENED,
 * PDO_FEED_EMPTY
 */
export async function openFeedFile(
  path: string,
  table: Pick<ReadFeedOptions, "sheet" | "linesAbove"> = {},
): Promise<FeedSource> {
  const file = await open(path).catch((error: unknown) => {
    throw openingProblem(path, error);
  });
  const facts = await file.stat({ bigint: true });
  const refusal = facts.isDirectory()
    ? isFolder(path)
    : facts.isFile() && facts.size === 0n
      ? emptyFeed(path)
      : undefined;
  if (refusal !== undefined) {
    await file.close();
    throw refusal;
  }
  if (!facts.isFile()) return { path, stream: file.createReadStream({ highWaterMark: CHUNK_BYTES }) };
  const checkUnchanged = async () => {
    const now = await stat(path, { bigint: true }).catch(() => undefined);
    refuseChange(path, facts, now);
  };
  const known = { totalBytes: Number(facts.size), checkUnchanged };
  if (isWorkbook(await firstBytes(file))) {
    await file.close();
    return openWorkbookSource(path, known, table);
  }
  return { path, stream: file.createReadStream({ highWaterMark: CHUNK_BYTES, start: 0 }), ...known };
}

const signatureBytes = 4096;

async function firstBytes(file: FileHandle): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0);
  return buffer.subarray(0, bytesRead);
}

function openingProblem(path: string, cause: unknown): unknown {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "ENOENT" || code === "ENOTDIR") return noSuchFile(path, cause);
  if (code === "EISDIR") return isFolder(path);
  if (code === "EACCES" || code === "EPERM") return mayNotBeRead(path, cause);
  return typeof code === "string" ? cannotBeOpened(path, code, cause) : cause;
}

/** Properties given by the user; the others are detected. */
export interface ReadFeedOptions extends FormRequested {
  readonly format?: FeedFormatName;
  readonly encoding?: FeedEncoding;
  /** Of a workbook. Absent: the first with products. */
  readonly sheet?: string;
  /** Largest record, in bytes of the unpacked feed. Default 16 MiB. */
  readonly maxRecordBytes?: number;
  /** Only these records are read; what the feed is like is still found in its beginning. */
  readonly piece?: FeedPiece;
  /** Called with all bytes of the unpacked feed, in order, before they are decoded. */
  readonly onBytes?: ((bytes: Uint8Array) => void) | undefined;
}

/**
 * Opens a file and reads its beginning.
 * @throws PdoError as `openFeedFile` and `readFeed` do
 */
export async function readFeedFile(path: string, options: ReadFeedOptions = {}): Promise<Feed> {
  return readFeed(await openFeedFile(path, options), options);
}

/** How much of a feed is read for detection. */
const BEGINNING_BYTES = 256 * 1024;
const MAX_RECORD_BYTES = 16 * 1024 * 1024;

/**
 * Detects a feed's properties from its beginning; its records are streamed.
 * @throws PdoError where it is empty, not text, has no header, or its beginning is broken
 */
export async function readFeed(source: FeedSource, options: ReadFeedOptions = {}): Promise<Feed> {
  const stream = countBytes(source.stream);
  try {
    return await beginFeed(source, stream, options);
  } catch (error) {
    await stream.close();
    throw error;
  }
}

async function beginFeed(source: FeedSource, stream: CountedStream, options: ReadFeedOptions): Promise<Feed> {
  const name = source.path ?? "standard input";
  const packed = await readBeginning(stream, BEGINNING_BYTES);
  const isPacked = isGzip(packed.bytes);
  const first = isPacked ? await readBeginning(unpack(wholeStream(packed), name), BEGINNING_BYTES) : packed;
  if (isPacked) refusePackedTwice(first.bytes, name);
  refuseKnownBinary(first.bytes, name);
  const { beginning, decoded, begun } = await beginAtLength(first, source, options);
  const shop = findDialectName(begun.description.columns);
  const description: FeedDescription = {
    ...begun.description,
    encoding: decoded.raw.form.encoding,
    hasBom: decoded.hasBom,
    isGzip: isPacked,
    ...(source.workbook && { workbook: source.workbook }),
    ...(shop === undefined ? {} : { dialectName: shop.name }),
    why: [
      ...(source.workbook === undefined ? [] : [source.workbook.why]),
      ...(isPacked ? ["It is packed with gzip."] : []),
      decoded.why,
      ...begun.why,
      ...(shop === undefined ? [] : [shop.why]),
    ],
  };
  const { onBytes } = options;
  onBytes?.(beginning.bytes);
  const rest = decoded.bytesFrom(
    onBytes === undefined ? beginning : { ...beginning, rest: tapped(beginning.rest, onBytes) },
  );
  const maxRecordBytes = options.maxRecordBytes ?? MAX_RECORD_BYTES;
  return createFeed({
    source,
    stream,
    description,
    begun,
    raw: decoded.raw,
    rest,
    maxRecordBytes,
    piece: options.piece,
  });
}

interface BegunAtLength {
  readonly beginning: Beginning;
  readonly decoded: DecodedBeginning;
  readonly begun: BegunFeed;
}

/** Looks at more of a feed whose first record is longer than its beginning, up to the largest record. */
async function beginAtLength(
  beginning: Beginning,
  source: FeedSource,
  options: ReadFeedOptions,
): Promise<BegunAtLength> {
  const { maxRecordBytes = MAX_RECORD_BYTES } = options;
  const reading = { ...options, ...source.workbook?.reading };
  const { encoding, format, delimiter, quote, linesAbove, record } = reading;
  const decoded = decodeBeginning(beginning, source.path ?? "standard input", encoding);
  const begun = beginFormat(decoded.raw, {
    path: source.path,
    format,
    delimiter,
    quote,
    linesAbove,
    record,
  });
  const { length } = beginning.bytes;
  if (begun.description.columns.length > 0 || beginning.isWhole || length >= maxRecordBytes) {
    return { beginning, decoded, begun };
  }
  return beginAtLength(await readBeginning(wholeStream(beginning), 4 * length), source, options);
}

async function* tapped(
  stream: AsyncIterable<Uint8Array>,
  onBytes: (bytes: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const bytes of stream) {
    onBytes(bytes);
    yield bytes;
  }
}
