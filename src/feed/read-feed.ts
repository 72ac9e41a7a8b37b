import { batchesOf } from "./batches.ts";
import { type BegunFeed, beginDelimited, type RawBeginning } from "./begin-delimited.ts";
import { beginJson } from "./begin-json.ts";
import { type CountedStream, countBytes } from "./bytes/counted-stream.ts";
import type { FeedEncoding } from "./bytes/feed-encoding.ts";
import { isGzip, refuseKnownBinary } from "./bytes/file-signature.ts";
import { beginsWithBom, findEncoding } from "./bytes/find-encoding.ts";
import { rawChunks } from "./bytes/raw-chunks.ts";
import { type Beginning, readBeginning, wholeStream } from "./bytes/read-beginning.ts";
import { type TextForm, textFormOf } from "./bytes/text-form.ts";
import { unpack } from "./bytes/unpack.ts";
import type { Feed, FeedDescription, FeedSource } from "./feed.ts";
import type { FeedFormat } from "./feed-format.ts";
import { findFormat } from "./find-format.ts";
import { findDialectName } from "./mapping/dialect-names.ts";
import type { FeedRecord } from "./record.ts";
import { emptyFeed, holdsZeroBytes, isMarkup } from "./refusals.ts";

export type { Feed, FeedCounts, FeedDescription, FeedDialect, FeedDialectName, FeedSource } from "./feed.ts";

/** What is known beforehand and need not be found by looking. */
export interface ReadFeedOptions {
  readonly format?: FeedFormat;
  readonly encoding?: FeedEncoding;
  /** One ASCII character. */
  readonly delimiter?: string;
  /** Largest record, in bytes of the unpacked feed. Default 16 MiB. */
  readonly maxRecordBytes?: number;
}

/** So much of a feed is looked at before it is streamed. */
const BEGINNING_BYTES = 256 * 1024;
const MAX_RECORD_BYTES = 16 * 1024 * 1024;
const SAMPLE_RECORDS = 200;

/**
 * Looks at a feed's beginning and says what it is; its records are then streamed.
 * @throws FeedProblem where it is empty, no text, has no header, or its beginning is broken
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
  const beginning = isPacked
    ? await readBeginning(unpack(wholeStream(packed), name), BEGINNING_BYTES)
    : packed;
  refuseKnownBinary(beginning.bytes, name);
  const decoded = decodeBeginning(beginning, name, options.encoding);
  const begun = beginFormat(decoded.raw, source.path, options);
  const shop = findDialectName(begun.description.columns);
  const description: FeedDescription = {
    ...begun.description,
    encoding: decoded.raw.form.encoding,
    hasBom: decoded.hasBom,
    isGzip: isPacked,
    ...(shop === undefined ? {} : { dialectName: shop.name }),
    why: [
      ...(isPacked ? ["It is packed with gzip."] : []),
      decoded.why,
      ...begun.why,
      ...(shop === undefined ? [] : [shop.why]),
    ],
  };
  const rest = decoded.bytesFrom(beginning);
  return createFeed({ source, stream, description, begun, raw: decoded.raw, rest, options });
}

interface DecodedBeginning {
  readonly raw: RawBeginning;
  readonly hasBom: boolean;
  readonly why: string;
  /** The bytes after those that are in `raw`. */
  bytesFrom(beginning: Beginning): AsyncIterable<Uint8Array>;
}

function decodeBeginning(
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
  if (form.unitBytes === 1) refuseZeros(body, name);
  const text = form.rawOfBytes(body);
  if (isWhole && text.trim() === "") throw emptyFeed(name);
  refuseMarkup(text, name);
  return {
    raw: { text, isWhole, form, name },
    hasBom: found.hasBom,
    why: found.why,
    bytesFrom: ({ rest }) => wholeStream({ bytes: bytes.subarray(end), isWhole, rest }),
  };
}

function refuseZeros(bytes: Uint8Array, name: string): void {
  const zero = bytes.indexOf(0);
  if (zero === -1) return;
  const line = Buffer.from(bytes.subarray(0, zero)).toString("latin1").split("\n").length;
  throw holdsZeroBytes(name, line);
}

function refuseMarkup(text: string, name: string): void {
  const beginning = text.slice(0, 512).trimStart();
  if (/^<(!doctype\s+html|html)\b/i.test(beginning)) throw isMarkup(name, "HTML");
  if (/^<(\?xml|rss|feed|!doctype)\b/i.test(beginning)) throw isMarkup(name, "XML");
}

function beginFormat(raw: RawBeginning, path: string | undefined, options: ReadFeedOptions): BegunFeed {
  const found = findFormat(raw.text, path, options.format);
  const begun =
    found.layout !== undefined && (found.format === "json" || found.format === "jsonl")
      ? beginJson(raw, found.format, found.layout)
      : beginDelimited(raw, {
          format: found.format === "tsv" || found.format === "csv" ? found.format : "delimited",
          ...(options.delimiter === undefined ? {} : { delimiter: options.delimiter }),
        });
  return { ...begun, why: [found.why, ...begun.why] };
}

interface FeedParts {
  readonly source: FeedSource;
  readonly stream: CountedStream;
  readonly description: FeedDescription;
  readonly begun: BegunFeed;
  readonly raw: RawBeginning;
  readonly rest: AsyncIterable<Uint8Array>;
  readonly options: ReadFeedOptions;
}

function createFeed(parts: FeedParts): Feed {
  const { source, stream, begun, raw } = parts;
  let undecodableRecords = 0;
  let recordCount = 0;
  let isStarted = false;
  const parser = begun.createParser({
    name: raw.name,
    maxRecordLength: maxLength(raw.form, parts.options),
    onUndecodable: () => {
      undecodableRecords += 1;
    },
  });
  async function* records({ signal }: { signal?: AbortSignal } = {}): AsyncGenerator<FeedRecord[]> {
    if (isStarted)
      throw new Error("The records of a feed can be read once; open it again to read them again.");
    isStarted = true;
    try {
      for await (const found of parsedChunks(parts, parser)) {
        for (const batch of batchesOf(found)) {
          signal?.throwIfAborted();
          recordCount += batch.length;
          yield batch;
        }
      }
    } finally {
      await stream.close();
    }
  }
  return {
    description: parts.description,
    sample: takeSample(parts),
    ...(source.totalBytes === undefined ? {} : { totalBytes: source.totalBytes }),
    bytesRead: () => stream.bytes(),
    counts: () => ({ records: recordCount, blankLines: parser.blankLines, undecodableRecords }),
    tail: () => parser.tail(),
    records,
    close: () => stream.close(),
  };
}

async function* parsedChunks(
  parts: FeedParts,
  parser: ReturnType<BegunFeed["createParser"]>,
): AsyncGenerator<FeedRecord[]> {
  const { raw, begun, rest } = parts;
  yield parser.push(raw.text.slice(begun.bodyStart), false);
  for await (const chunk of rawChunks(rest, raw.form)) yield parser.push(chunk, false);
  yield parser.push("", true);
}

function maxLength(form: TextForm, options: ReadFeedOptions): number {
  return (options.maxRecordBytes ?? MAX_RECORD_BYTES) / form.unitBytes;
}

function takeSample({ begun, raw }: FeedParts): FeedRecord[] {
  const parser = begun.createParser({
    name: raw.name,
    maxRecordLength: Number.POSITIVE_INFINITY,
    onUndecodable: () => {},
  });
  const body = raw.text.slice(begun.bodyStart);
  const whole = raw.isWhole && !/[\r\n]$/.test(body) ? `${body}\n` : body;
  return parser.push(whole, false).slice(0, SAMPLE_RECORDS);
}
