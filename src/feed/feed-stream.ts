import type { BegunFeed, RawBeginning } from "./beginning.ts";
import { type CountedStream, rawChunks, untilAborted } from "./byte-stream.ts";
import type { Feed, FeedDescription, FeedSource, StrayQuotes } from "./feed.ts";
import type { FeedRecord } from "./record.ts";
import { type PieceStart, type RecordParser, silent } from "./record-parser.ts";

const SAMPLE_RECORDS = 200;

/** A part of a feed, and its bytes. */
export interface FeedPiece extends PieceStart {
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** An opened feed after its beginning has been parsed. */
interface FeedParts {
  readonly source: FeedSource;
  readonly stream: CountedStream;
  readonly description: FeedDescription;
  readonly begun: BegunFeed;
  readonly raw: RawBeginning;
  readonly rest: AsyncIterable<Uint8Array>;
  /** Largest record, in bytes of the unpacked feed. */
  readonly maxRecordBytes: number;
  /** Absent: all records are read. */
  readonly piece?: FeedPiece | undefined;
}

/** Creates the feed; no record beyond the sample has been read yet. */
export function createFeed(parts: FeedParts): Feed {
  const { source, stream, begun, raw } = parts;
  let undecodableRecords = 0;
  let strayQuotes: StrayQuotes = { records: 0 };
  let recordCount = 0;
  let isStarted = false;
  const checkUnchanged = async () => source.checkUnchanged?.();
  const parser = begun.createParser({
    name: raw.name,
    rowNumber: source.rowNumber,
    piece: parts.piece,
    maxRecordLength: parts.maxRecordBytes / raw.form.unitBytes,
    onUndecodable: () => {
      undecodableRecords += 1;
    },
    onStrayQuote: (line, position) => {
      strayQuotes = { first: { line, position }, ...strayQuotes, records: strayQuotes.records + 1 };
    },
  });
  async function* records({ signal }: { signal?: AbortSignal } = {}): AsyncGenerator<FeedRecord[]> {
    if (isStarted)
      throw new Error("The records of a feed can be read once; open it again to read them again.");
    isStarted = true;
    try {
      for await (const found of parsedChunks(parts, parser, signal)) {
        for (const batch of batchesOf(found)) {
          signal?.throwIfAborted();
          recordCount += batch.length;
          yield batch;
        }
      }
      await checkUnchanged();
    } catch (error) {
      // A cut file breaks somewhere: that it was changed is the reason to tell.
      if (signal?.aborted !== true) await checkUnchanged();
      throw error;
    } finally {
      await stream.close();
    }
  }
  const sample = takeSample(parts);
  return {
    description: parts.description,
    sample,
    bodyStart: raw.bomBytes + begun.bodyStart * raw.form.unitBytes,
    unitBytes: raw.form.unitBytes,
    isEmpty: raw.isWhole && sample.length === 0,
    ...(source.totalBytes === undefined ? {} : { totalBytes: source.totalBytes }),
    bytesRead: () => stream.bytes(),
    counts: () => ({ records: recordCount, blankLines: parser.blankLines, undecodableRecords, strayQuotes }),
    tail: () => parser.tail(),
    records,
    checkUnchanged,
    close: () => stream.close(),
  };
}

async function* parsedChunks(
  { raw, begun, rest, piece }: FeedParts,
  parser: RecordParser,
  signal: AbortSignal | undefined,
): AsyncGenerator<FeedRecord[]> {
  if (piece === undefined) yield parser.push(raw.text.slice(begun.bodyStart), false);
  const bytes = piece?.bytes ?? rest;
  for await (const chunk of rawChunks(untilAborted(bytes, signal), raw.form, raw.name))
    yield parser.push(chunk, false);
  yield parser.push("", true);
}

function takeSample({ begun, raw, source }: FeedParts): FeedRecord[] {
  const parser = begun.createParser({
    name: raw.name,
    rowNumber: source.rowNumber,
    maxRecordLength: Number.POSITIVE_INFINITY,
    ...silent,
  });
  const body = raw.text.slice(begun.bodyStart);
  const whole = raw.isWhole && !/[\r\n]$/.test(body) ? `${body}\n` : body;
  return parser.push(whole, false).slice(0, SAMPLE_RECORDS);
}

const MAX_BATCH_RECORDS = 200;
const MAX_BATCH_LENGTH = 1024 * 1024;

/** Splits records into batches of at most 200 and about 1 MiB of raw text; a larger record forms its own batch. */
function* batchesOf(records: readonly FeedRecord[]): Generator<FeedRecord[]> {
  let batch: FeedRecord[] = [];
  let length = 0;
  for (const record of records) {
    if (
      batch.length === MAX_BATCH_RECORDS ||
      (batch.length > 0 && length + record.raw.length > MAX_BATCH_LENGTH)
    ) {
      yield batch;
      batch = [];
      length = 0;
    }
    batch.push(record);
    length += record.raw.length;
  }
  if (batch.length > 0) yield batch;
}
