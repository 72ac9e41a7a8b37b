import { beginDelimited } from "./begin-delimited.ts";
import { beginJson } from "./begin-json.ts";
import type { BegunFeed, RawBeginning } from "./begun-feed.ts";
import { type CountedStream, countBytes } from "./bytes/counted-stream.ts";
import type { FeedEncoding } from "./bytes/feed-encoding.ts";
import { isGzip, refuseKnownBinary, refusePackedTwice } from "./bytes/file-signature.ts";
import { readBeginning, wholeStream } from "./bytes/read-beginning.ts";
import { unpack } from "./bytes/unpack.ts";
import { createFeed } from "./create-feed.ts";
import { decodeBeginning } from "./decode-beginning.ts";
import type { Feed, FeedDescription, FeedSource } from "./feed.ts";
import type { FeedFormat } from "./feed-format.ts";
import { findFormat } from "./find-format.ts";
import { findDialectName } from "./mapping/dialect-names.ts";

export type { Feed, FeedSource } from "./feed.ts";

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
  if (isPacked) refusePackedTwice(beginning.bytes, name);
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
  const maxRecordBytes = options.maxRecordBytes ?? MAX_RECORD_BYTES;
  return createFeed({ source, stream, description, begun, raw: decoded.raw, rest, maxRecordBytes });
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
