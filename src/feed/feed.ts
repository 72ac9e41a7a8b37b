import type { FeedFormatName } from "./feed-format.ts";
import type { FeedRecord } from "./record.ts";
import type { SheetTable } from "./workbook/sheet-table.ts";

/** Where a feed's bytes come from: a file opened by `openFeedFile`, or standard input. */
export interface FeedSource {
  /** For messages, and for detecting the format from its extension. */
  readonly path?: string;
  readonly stream: AsyncIterable<Uint8Array>;
  /** The compressed size, where it is known. */
  readonly totalBytes?: number;
  /** See `Feed.checkUnchanged`. Absent: it is not known. */
  readonly checkUnchanged?: () => Promise<void>;
  /** The workbook of which the stream is a sheet, as CSV (see `TableReading`). Absent: the file is the feed. */
  readonly workbook?: WorkbookSheet & { readonly reading: TableReading; readonly why: string };
  /** Of a workbook: the number that Excel shows beside a row, by the 0-based index of a record that has come. */
  readonly rowNumber?: (index: number) => number;
}

/** The syntax of a delimited feed. */
export interface FeedDialect {
  /** One ASCII character. */
  readonly delimiter: string;
  /** `"` or `'`, doubled within a quoted cell; "": no cell is quoted. */
  readonly quote: string;
  /** The header's; records have their own, which may differ. */
  readonly lineEnding: "\n" | "\r\n" | "\r";
}

/** How a delimited text is read whose form is known. */
export interface TableReading extends Pick<FeedDialect, "delimiter" | "quote"> {
  readonly format: FeedFormatName;
  readonly encoding: FeedEncoding;
  readonly linesAbove: number;
}

/** Exports with a known header. */
export type FeedDialectName =
  | "shopify"
  | "woocommerce"
  | "google_merchant"
  | "magento"
  | "akeneo"
  | "amazon"
  | "open_food_facts"
  | "spryker"
  | "shopware";

/** A sheet of an Excel workbook. */
export interface WorkbookSheet {
  readonly path: string;
  /** The name that was asked for. Absent: the first with products was taken. */
  readonly sheet?: string;
  readonly table: SheetTable;
}

/** Properties of a feed, determined from its beginning. */
export interface FeedDescription {
  readonly format: FeedFormatName;
  readonly encoding: FeedEncoding;
  readonly hasBom: boolean;
  readonly isGzip: boolean;
  /** Only of delimited formats. */
  readonly dialect?: FeedDialect;
  /**
   * The decoded header. An unnamed column is the empty string; names may occur twice. For JSON, the keys in the
   * feed's beginning, in order of appearance.
   */
  readonly columns: readonly string[];
  /** The header's raw text without its line ending. For a JSON array, everything up to its opening bracket. */
  readonly headerRaw: string;
  /** The header's line ending; empty where the feed ends with the header. Absent: the dialect's. */
  readonly headerEnding?: string;
  /** The raw text before the header: Excel's `sep=;` line, comments, titles, blank lines. Absent: none. */
  readonly preambleRaw?: string;
  /** Of XML: the names of the elements from the root to the record. Absent: none was found. */
  readonly recordPath?: readonly string[];
  readonly dialectName?: FeedDialectName;
  /** The workbook that the feed is a sheet of. Absent: none. */
  readonly workbook?: WorkbookSheet;
  /** One sentence for each detected property, with the reason. */
  readonly why: readonly string[];
}

/** Counts so far, updated while the records are read. */
export interface FeedCounts {
  readonly records: number;
  /** Blank lines between records. They are not records, and are written back in place. */
  readonly blankLines: number;
  /** Records with invalid or NUL bytes; each has a problem. */
  readonly undecodableRecords: number;
  /** Rows with a quote within an unquoted cell (`TV 55" black`); the quote is read literally. */
  readonly strayQuotes: StrayQuotes;
}

export interface StrayQuotes {
  readonly records: number;
  /** The 1-based line of the first such quote, and the 0-based index of its cell. */
  readonly first?: { readonly line: number; readonly position: number };
}

/** An opened feed. Its records can be read once. */
export interface Feed {
  readonly description: FeedDescription;
  /** The first records (at most 200), for inspection before reading; `records` yields them again. */
  readonly sample: readonly FeedRecord[];
  /** The byte of the unpacked feed at which the text before the first record begins. */
  readonly bodyStart: number;
  /** Bytes of a character of a record's raw text. */
  readonly unitBytes: number;
  /** Whether the feed's beginning is the whole of it, and holds no record. */
  readonly isEmpty: boolean;
  readonly totalBytes?: number;
  /** Bytes read from the source so far, before unpacking; comparable with `totalBytes`. */
  bytesRead(): number;
  counts(): FeedCounts;
  /**
   * Called before anything made of the feed is put in place; `records` does so at the feed's end.
   * @throws PdoError PDO_FEED_CHANGED where its file was changed since it was opened
   */
  checkUnchanged(): Promise<void>;
  /** Closes the feed before its records have been read to the end. */
  close(): Promise<void>;
  /**
   * The raw text after the last record (a JSON array's closing bracket, blank lines); available once all records have
   * been read.
   */
  tail(): string;
  /**
   * All records in order, in batches of at most 200 records and about 1 MiB. Memory is bounded.
   * @throws PdoError where the feed breaks on the way; the signal's reason when it is aborted.
   */
  records(options?: { signal?: AbortSignal }): AsyncIterable<FeedRecord[]>;
}

/** The supported encodings; a feed is written in the one it was read in. */
export const feedEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "iso-8859-1"] as const;

export type FeedEncoding = (typeof feedEncodings)[number];

/** Further properties of a product; no task works on them, but rules of sales channels refer to them. */
export const detailFields = [
  "mpn",
  "color",
  "material",
  "pattern",
  "size",
  "bullet_points",
  "short_title",
  "product_type",
  "image",
  "additional_images",
  "manufacturer",
  "responsible_person",
  "safety_information",
] as const;

export type DetailField = (typeof detailFields)[number];

/** The fields of a product, in the order in which they are shown. */
export const productFields = ["id", "name", "description", "category", "brand", "language", "gtin"] as const;

export type ProductField = (typeof productFields)[number];
