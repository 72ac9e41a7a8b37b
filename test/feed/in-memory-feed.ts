import type { Feed } from "../../src/feed/feed.ts";
import { type ReadFeedOptions, readFeed } from "../../src/feed/reader.ts";
import type { FeedRecord, RecordChange } from "../../src/feed/record.ts";
import { createFeedWriter, type FeedWriterOptions } from "../../src/feed/writer.ts";

export interface InMemory extends ReadFeedOptions {
  readonly path?: string;
  /** Bytes of a chunk. */
  readonly chunk?: number;
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === "string" ? Buffer.from(content, "utf8") : content;
}

async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** A feed out of a text (as UTF-8) or bytes. */
export function feedOf(
  content: string | Uint8Array,
  { path = "feed.csv", chunk = 65_536, ...options }: InMemory = {},
): Promise<Feed> {
  return readFeed({ path, stream: chunksOf(bytesOf(content), chunk) }, options);
}

export async function recordsOf(feed: Feed): Promise<FeedRecord[]> {
  const records: FeedRecord[] = [];
  for await (const batch of feed.records()) records.push(...batch);
  return records;
}

/** All cells of all rows, as text. */
export async function rowsOf(feed: Feed): Promise<(string | undefined)[][]> {
  const records = await recordsOf(feed);
  return records.map((record) =>
    Array.from({ length: record.columnCount }, (_, place) => record.textAt(place)),
  );
}

export interface Written {
  readonly bytes: Buffer;
  readonly text: string;
  readonly respelled: number;
}

/** The whole feed written with one change for each record. */
export async function written(
  feed: Feed,
  options: Partial<FeedWriterOptions>,
  change: (record: FeedRecord) => RecordChange = () => ({}),
): Promise<Written> {
  const writer = createFeedWriter(feed.description, {
    format: feed.description.format,
    addedColumns: [],
    csvSafe: "generated",
    ...options,
  });
  const parts = [writer.header()];
  for await (const batch of feed.records()) {
    parts.push(writer.records(batch.map((record) => ({ record, change: change(record) }))));
  }
  parts.push(writer.end(feed.tail()));
  const bytes = Buffer.concat(parts);
  return { bytes, text: bytes.toString("utf8"), respelled: writer.respelledCharacters() };
}
