import { type TextForm, textFormOf } from "./encodings.ts";
import type { FeedDescription, FeedEncoding } from "./feed.ts";
import type { FeedFormat, FeedFormatName } from "./feed-format.ts";
import type { CsvSafety } from "./formats/delimited-cells.ts";
import { formatNamed } from "./formats/detection.ts";
import type { FeedRecord, RecordChange } from "./record.ts";

export interface FeedWriterOptions {
  readonly format: FeedFormatName;
  /** Columns (or keys) to add, in order. Those that the feed already has are replaced in place. */
  readonly addedColumns: readonly string[];
  readonly csvSafe: CsvSafety;
  /** The key under which the added things stand together, where values can be objects. Default `pdo`. */
  readonly jsonKey?: string;
  /** The feed's own columns when a feed without a header is written as a table (see `collectColumns`). Default: the description's. */
  readonly columns?: readonly string[];
  /**
   * `feed` (default): all rows, with what is added behind. `rejects`: some rows, with what is added in front, so
   * that a row of any width, and JSON that is broken, can carry it.
   */
  readonly purpose?: "feed" | "rejects";
}

/** One row to write. Without a change it leaves as it came, but that its added cells are empty. */
export interface RowToWrite {
  readonly record: FeedRecord;
  readonly change?: RecordChange;
}

/** Turns records into the bytes of a feed. The caller hands the bytes on; nothing is kept here. */
export interface FeedWriter {
  /** The bytes before the first record: byte order mark, header, opening bracket. To be called once, first. */
  header(): Uint8Array;
  /** The bytes of some records, in the order given. */
  records(rows: readonly RowToWrite[]): Uint8Array;
  /** The bytes after the last record. `tail` is what `feed.tail()` says, where the feed was written to its end. */
  end(tail?: string): Uint8Array;
  /** Characters so far that the feed's encoding cannot hold, written in their nearest plain spelling. */
  respelledCharacters(): number;
}

const NO_CHANGE: RecordChange = {};

/**
 * A writer for a feed, in its own format or another. In its own, every byte that is not added or replaced leaves as
 * it came, encoding and byte order mark included. Another format is written in the feed's encoding too; JSON of a
 * delimited feed is UTF-8.
 */
export function createFeedWriter(feed: FeedDescription, options: FeedWriterOptions): FeedWriter {
  let respelled = 0;
  const format = formatNamed(options.format);
  const form = textFormOf(encodingOf(feed, format));
  const rows = format.createWriter(feed, options, { form, onRespelled: () => (respelled += 1) });
  const isBomWritten =
    feed.hasBom && form.encoding === feed.encoding && formatNamed(feed.format).family === format.family;
  return {
    header: () => {
      const header = form.bytesOfRaw(rows.header());
      return isBomWritten ? Buffer.concat([form.bom, header]) : header;
    },
    records: (batch) => {
      let raw = "";
      for (const { record, change } of batch) raw += rows.record(record, change ?? NO_CHANGE);
      return form.bytesOfRaw(raw);
    },
    end: (tail) => form.bytesOfRaw(rows.end(tail)),
    respelledCharacters: () => respelled,
  };
}

/** Lists and objects that are made of plain cells are UTF-8, as JSON should be. */
function encodingOf(feed: FeedDescription, format: FeedFormat): FeedEncoding {
  return format.isNested && !formatNamed(feed.format).isNested ? "utf-8" : feed.encoding;
}

/** What each way of writing has: records in, raw text of the output's form out. */
export interface RowWriter {
  header(): string;
  record(record: FeedRecord, change: RecordChange): string;
  /** @param tail what stood after the feed's last record, where it is known */
  end(tail: string | undefined): string;
}

/** How text reaches the output. */
export interface Spelling {
  /** The raw form of the output's encoding. */
  readonly form: TextForm;
  /** Called for each character that the encoding cannot hold and that is written in its nearest plain spelling. */
  readonly onRespelled: (character: string) => void;
}
