import type { FeedFormatName } from "./feed-format.ts";
import type { FeedRecord } from "./record.ts";

/** Where a feed's bytes come from. Files are opened by `openFeedFile`; standard input is handed in. */
export interface FeedSource {
  /** For messages, and for the format that its ending names. */
  readonly path?: string;
  readonly stream: AsyncIterable<Uint8Array>;
  /** The size of the source before unpacking, where it is known. */
  readonly totalBytes?: number;
}

/** How a delimited feed separates things. All are as written in the feed. */
export interface FeedDialect {
  /** One of `,` `;` TAB `|`, unless it was asked for. */
  readonly delimiter: string;
  /** `"` or `'`; doubled inside a quoted cell. */
  readonly quote: string;
  /** The header's. Records keep their own, which may differ. */
  readonly lineEnding: "\n" | "\r\n" | "\r";
}

/** Shops and marketplaces whose headers are known. */
export type FeedDialectName =
  | "shopify"
  | "woocommerce"
  | "google_merchant"
  | "magento"
  | "akeneo"
  | "amazon"
  | "open_food_facts"
  | "spryker";

/** What the beginning of a feed tells about the whole of it. */
export interface FeedDescription {
  readonly format: FeedFormatName;
  readonly encoding: FeedEncoding;
  readonly hasBom: boolean;
  readonly isGzip: boolean;
  /** Only of delimited text. */
  readonly dialect?: FeedDialect;
  /**
   * The header, decoded. An unnamed column is the empty string; names may occur twice. Of JSON: the keys seen in
   * the feed's beginning, in order of appearance.
   */
  readonly columns: readonly string[];
  /** The header as it came, without its line ending. Of a JSON array: all up to and with its opening bracket. */
  readonly headerRaw: string;
  /** The header's line ending; empty where the feed ends with the header. Absent: the dialect's. */
  readonly headerEnding?: string;
  /** What stood before the header: Excel's `sep=;` line, comment lines, blank lines. Absent: nothing. */
  readonly preambleRaw?: string;
  readonly dialectName?: FeedDialectName;
  /** One sentence for each thing that was found by looking, and how. */
  readonly why: readonly string[];
}

/** What has been met so far; grows while the records are read. */
export interface FeedCounts {
  readonly records: number;
  /** Blank lines between records. They are no records, and leave where they stood. */
  readonly blankLines: number;
  /** Records that hold bytes that are not valid in the feed's encoding, or zeros; each has a problem. */
  readonly undecodableRecords: number;
  /** Rows with a quote within an unquoted cell (`TV 55" black`), which is read as it stands. */
  readonly strayQuotes: StrayQuotes;
}

export interface StrayQuotes {
  readonly records: number;
  /** The 1-based line of the first such quote, and the 0-based place of its cell. */
  readonly first?: { readonly line: number; readonly position: number };
}

/** An opened feed. Its records can be read once. */
export interface Feed {
  readonly description: FeedDescription;
  /** The records of the feed's beginning (at most 200), to look at before reading; `records` gives them again. */
  readonly sample: readonly FeedRecord[];
  readonly totalBytes?: number;
  /** Bytes taken from the source so far, before unpacking: to be set against `totalBytes`. */
  bytesRead(): number;
  counts(): FeedCounts;
  /** Gives the feed up before its records were read to the end. */
  close(): Promise<void>;
  /** What stands after the last record (a JSON array's closing bracket, blank lines). Known when all records were read. */
  tail(): string;
  /**
   * All records in order, in batches of at most 200 records and about 1 MiB. Memory does not grow with the feed.
   * @throws PdoError where the feed breaks on the way; the signal's reason when it is aborted.
   */
  records(options?: { signal?: AbortSignal }): AsyncIterable<FeedRecord[]>;
}

/** The encodings in which a feed is read; it is written in the one it came in. */
export const feedEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "iso-8859-1"] as const;

export type FeedEncoding = (typeof feedEncodings)[number];

/** What else of a product a column can hold: no task works on it, but a channel's rules speak of it. */
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
] as const;

export type DetailField = (typeof detailFields)[number];

/** What a column of a feed can mean to a task, in the order in which it is told to a person. */
export const productFields = ["id", "name", "description", "category", "brand", "language", "gtin"] as const;

export type ProductField = (typeof productFields)[number];
