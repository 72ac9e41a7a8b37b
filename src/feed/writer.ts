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
  /** The key of the object with the added values, in formats with nested values. Default `pdo`. */
  readonly jsonKey?: string;
  /**
   * The feed's columns where a feed without a header is written as a table (see `collectColumns`). Default: the
   * description's.
   */
  readonly columns?: readonly string[];
  /**
   * `feed` (default): all rows, with added values last. `rejects`: some rows, with added values first, so that rows
   * of any width and broken JSON can carry them.
   */
  readonly purpose?: "feed" | "rejects";
  /** Of a table for Excel, which is UTF-8 with a byte order mark. Absent: it is written as the feed is. */
  readonly excelDelimiter?: ExcelDelimiter | undefined;
  /** Whether other records stand before the first one that is written. */
  readonly isContinued?: boolean;
}

/** What Excel takes for a delimiter in CSV depends on the country that it is set to. */
export type ExcelDelimiter = "," | ";";

/** One row to write. Without a change it is copied, with empty added cells. */
export interface RowToWrite {
  readonly record: FeedRecord;
  readonly change?: RecordChange;
}

/** Encodes records as the bytes of a feed. Holds no output; the caller writes the bytes. */
export interface FeedWriter {
  /** The bytes before the first record: byte order mark, header, opening bracket. Call once, first. */
  header(): Uint8Array;
  /** The bytes of some records, in the order given. */
  records(rows: readonly RowToWrite[]): Uint8Array;
  /** What stands between records that two writers have each written from its first one on. */
  between(): Uint8Array;
  /**
   * The bytes after the last record.
   * @param tail `feed.tail()`, where the feed was written to its end
   */
  end(tail?: string): Uint8Array;
  /** Number of characters so far that the feed's encoding lacks and that were substituted. */
  respelledCharacters(): number;
}

const NO_CHANGE: RecordChange = {};

/**
 * Creates a writer for a feed, in its own format or another. In its own, every byte that is not added or replaced is
 * unchanged, including encoding and byte order mark. Another format is written in the feed's encoding too, except
 * that JSON from a delimited feed is UTF-8.
 */
export function createFeedWriter(feed: FeedDescription, options: FeedWriterOptions): FeedWriter {
  let respelled = 0;
  const format = formatNamed(options.format);
  const isForExcel = options.excelDelimiter !== undefined && format.isTabular;
  const form = textFormOf(isForExcel ? "utf-8" : encodingOf(feed, format));
  const rows = format.createWriter(feed, options, { form, onRespelled: () => (respelled += 1) });
  const isBomWritten =
    isForExcel ||
    (feed.hasBom && form.encoding === feed.encoding && formatNamed(feed.format).family === format.family);
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
    between: () => form.bytesOfRaw(rows.between ?? ""),
    end: (tail) => form.bytesOfRaw(rows.end(tail)),
    respelledCharacters: () => respelled,
  };
}

/** JSON (RFC 8259) and XML that are written from another format are UTF-8. */
function encodingOf(feed: FeedDescription, format: FeedFormat): FeedEncoding {
  return !format.isTabular && formatNamed(feed.format).family !== format.family ? "utf-8" : feed.encoding;
}

/** Encodes records as raw text in the output's form. */
export interface RowWriter {
  header(): string;
  record(record: FeedRecord, change: RecordChange): string;
  /** See `FeedWriter`. Absent: nothing. */
  readonly between?: string;
  /** @param tail the text after the feed's last record, where it is known */
  end(tail: string | undefined): string;
}

/** The encoding of text in the output. */
export interface Spelling {
  /** The raw form of the output's encoding. */
  readonly form: TextForm;
  /** Called for each character that the encoding lacks and that is substituted. */
  readonly onRespelled: (character: string) => void;
}
