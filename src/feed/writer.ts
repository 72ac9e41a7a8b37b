import { type TextForm, textFormOf } from "./encodings.ts";
import type { FeedDescription, FeedDialect, FeedEncoding } from "./feed.ts";
import { type FeedFormat, isDelimited } from "./feed-format.ts";
import { type CsvSafety, createCellWriter } from "./formats/delimited-cells.ts";
import { passDelimited, rewriteDelimited } from "./formats/delimited-writer.ts";
import { type ObjectEditing, passJson, rewriteJson } from "./formats/json-writer.ts";
import type { FeedRecord, RecordChange } from "./record.ts";

export interface FeedWriterOptions {
  readonly format: FeedFormat;
  /** Columns (or keys) to add, in order. Those that the feed already has are replaced in place. */
  readonly addedColumns: readonly string[];
  readonly csvSafe: CsvSafety;
  /** In JSON, the key under which the added things stand together. Default `pdo`. */
  readonly jsonKey?: string;
  /** The feed's own columns when JSON is written as CSV (see `collectColumns`). Default: the description's. */
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
 * it came, encoding and byte order mark included. Another JSON layout or CSV of JSON is written in the feed's
 * encoding too; JSON of a delimited feed is UTF-8.
 */
export function createFeedWriter(feed: FeedDescription, options: FeedWriterOptions): FeedWriter {
  let respelled = 0;
  const form = textFormOf(encodingOf(feed, options.format));
  const rows = createRowWriter(feed, options, { form, onRespelled: () => (respelled += 1) });
  const isBomWritten =
    feed.hasBom &&
    form.encoding === feed.encoding &&
    isDelimited(feed.format) === isDelimited(options.format);
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

function encodingOf(feed: FeedDescription, format: FeedFormat): FeedEncoding {
  return isDelimited(feed.format) && !isDelimited(format) ? "utf-8" : feed.encoding;
}

interface Spelling {
  readonly form: TextForm;
  readonly onRespelled: (character: string) => void;
}

function createRowWriter(feed: FeedDescription, options: FeedWriterOptions, spelling: Spelling): RowWriter {
  const { format, addedColumns, jsonKey = "pdo" } = options;
  if (isDelimited(format)) return delimitedWriter(feed, { ...options, format }, spelling);
  const editing: ObjectEditing = { form: spelling.form, addedColumns, jsonKey };
  const isPassed = format === feed.format && options.purpose !== "rejects";
  return isPassed ? passJson(feed, editing) : rewriteJson({ description: feed, format, editing });
}

function delimitedWriter(
  feed: FeedDescription,
  options: FeedWriterOptions & { readonly format: "csv" | "tsv" },
  { form, onRespelled }: Spelling,
): RowWriter {
  const { addedColumns, csvSafe, purpose = "feed" } = options;
  const dialect = outputDialect(feed, options.format);
  const isEveryCellWritten = csvSafe === "all";
  const cells = createCellWriter({
    form,
    dialect,
    isGeneratedSafe: csvSafe !== "off",
    isPassedSafe: isEveryCellWritten,
    onRespelled,
  });
  if (purpose === "feed" && feed.dialect?.delimiter === dialect.delimiter) {
    return passDelimited({ description: feed, dialect, addedColumns, cells, isEveryCellWritten });
  }
  const isAddedFirst = purpose === "rejects";
  const columns = ownColumns(feed, options);
  return rewriteDelimited({ description: feed, dialect, columns, addedColumns, isAddedFirst, cells });
}

/** JSON that was enriched before has the added things under their key: they come anew, as columns. */
function ownColumns(
  feed: FeedDescription,
  { columns, jsonKey = "pdo", addedColumns }: FeedWriterOptions,
): readonly string[] {
  const own = columns ?? feed.columns;
  const isAdding = feed.dialect === undefined && addedColumns.length > 0;
  return isAdding ? own.filter((column) => column !== jsonKey) : own;
}

/** The feed's own dialect where the format allows; what another format needs otherwise. */
function outputDialect(feed: FeedDescription, format: "csv" | "tsv"): FeedDialect {
  const { dialect } = feed;
  if (dialect === undefined)
    return { delimiter: format === "tsv" ? "\t" : ",", quote: '"', lineEnding: "\n" };
  if (format === feed.format) return dialect;
  const delimiter = format === "tsv" ? "\t" : dialect.delimiter === "\t" ? "," : dialect.delimiter;
  return { ...dialect, delimiter };
}

/** What each way of writing has: records in, raw text of the output's form out. */
export interface RowWriter {
  header(): string;
  record(record: FeedRecord, change: RecordChange): string;
  /** @param tail what stood after the feed's last record, where it is known */
  end(tail: string | undefined): string;
}
