import type { BeginRequest, BegunFeed, RawBeginning } from "./beginning.ts";
import type { FeedDescription } from "./feed.ts";
import type { FeedRecord, RecordProblem } from "./record.ts";
import type { FormRequest, RowForm } from "./row-form.ts";
import type { FeedWriterOptions, RowWriter, Spelling } from "./writer.ts";

/** The name of a member of the table `formats/formats.ts`, as `--format` takes it. */
export type FeedFormatName = string;

/**
 * A format in which feeds are read and written. All that differs from one format to another is here; the rest of the
 * program asks the format and never which one it is.
 */
export interface FeedFormat {
  /** As `--format` takes it and summaries report it. */
  readonly name: FeedFormatName;
  /** As help texts call it. */
  readonly title: string;
  /** Formats of one family spell values alike, so that between them a record can leave as it came. */
  readonly family: string;
  /** Endings of paths, in lower case and without the dot; the first is the one of files that pdo names. */
  readonly extensions: readonly [string, ...string[]];
  /** Whether a header before the first record names the columns of all of them. */
  readonly isTabular: boolean;
  /**
   * Whether values can be lists and objects. Then what is added stands as one object under `pdo`; otherwise as texts in
   * fields of their own (`pdo_name`).
   */
  readonly isNested: boolean;
  /** Whether every record ends with a line break, so that a feed without one at its end was cut short. */
  readonly hasLines: boolean;
  /** What a record is called, and an example of one; for messages. */
  readonly record: { readonly noun: string; readonly example: string };

  /** Whether a feed whose format nobody named is of this one, by the raw text of its beginning. */
  detect(text: string): boolean;
  /**
   * Reads what stands before the first record, and gives the parser of the records. The description may name another
   * format of the family, where the content says so.
   * @throws PdoError where the beginning is broken
   */
  begin(beginning: RawBeginning, request: BeginRequest): BegunFeed;
  /** Writes the records of any feed in this format; those of a feed in the same format byte for byte as they came. */
  createWriter(feed: FeedDescription, options: FeedWriterOptions, spelling: Spelling): RowWriter;

  /**
   * How the records of a feed of this format stand in an enriched file of the same family.
   * @returns undefined where only their values can be compared
   */
  createRowForm(request: FormRequest): RowForm | undefined;
  /** How this format's writer spells a feed, as far as a reader of the file could get it wrong by looking. */
  readBack(feed: FeedDescription): { readonly delimiter?: string };
  /** The cell of a column in a record's raw text; undefined where the record has none. */
  findRawCell(record: FeedRecord, column: string, description: FeedDescription): RawCell | undefined;
  /**
   * Reads a line of a filter's input: a record, what is wrong with one, or undefined where the line is none of this
   * format. Absent: lines of this format say nothing by themselves.
   */
  readLine?(line: string): LineRecord | RecordProblem | undefined;
}

/** A cell as it stands in its record's raw text (see `FeedRecord.raw`). */
export interface RawCell {
  /** Offsets in the raw record, quotes and all. */
  readonly start: number;
  readonly end: number;
  /** Leads from an offset in the cell's text to one in the raw record; undefined where only the whole cell can be told. */
  readonly offset?: (textOffset: number) => number;
  /** What must stand within the cell for a text to be read there; undefined where the cell would need quotes. */
  readonly part: (text: string) => string | undefined;
  /** What must stand in the place of the whole cell. */
  readonly whole: (text: string) => string;
}

/** A record that stands on a line by itself. */
export interface LineRecord {
  /** The text of a field; undefined where it has none, or a value that is no text. */
  text(key: string): string | undefined;
  /** What an earlier filter has added under a key. */
  added(key: string): unknown;
  /** The line with an answer added under a key; all else keeps its bytes. */
  withAdded(key: string, answer: unknown): string;
}
