import type { BeginRequest, BegunFeed, FormRequested, RawBeginning } from "./beginning.ts";
import type { FeedDescription } from "./feed.ts";
import type { FeedRecord, RecordProblem } from "./record.ts";
import type { FormRequest, RowForm } from "./row-form.ts";
import type { FeedWriterOptions, RowWriter, Spelling } from "./writer.ts";

/** The name of a format in `formats/formats.ts`, as given to `--format`. */
export type FeedFormatName = string;

/**
 * A format of feeds. Everything specific to a format is behind this interface; no other code depends on which format
 * a feed has.
 */
export interface FeedFormat {
  /** As given to `--format` and reported in summaries. */
  readonly name: FeedFormatName;
  /** As shown in help texts. */
  readonly title: string;
  /** Formats of one family share their value syntax, so that records can be copied between them unchanged. */
  readonly family: string;
  /** Path extensions in lower case without the dot; the first is used for files that pdo names. */
  readonly extensions: readonly [string, ...string[]];
  /** Whether a header before the first record names the columns. */
  readonly isTabular: boolean;
  /**
   * Whether values can be lists and objects. If so, added values form one object under `pdo`; otherwise they are text
   * in fields of their own (`pdo_name`).
   */
  readonly isNested: boolean;
  /** Whether every record ends with a line break, so that a feed without a final one is truncated. */
  readonly hasLines: boolean;
  /** The noun for a record and an example, for messages. */
  readonly record: { readonly noun: string; readonly example: string };

  /** Whether a feed of unspecified format has this one, judging by the raw text of its beginning. */
  detect(text: string): boolean;
  /** Whether the text can be of no other format, whatever its file is called. Absent: never. */
  isSurely?(text: string): boolean;
  /**
   * Parses what precedes the first record and gives the parser for the records. The description may name another
   * format of the family, depending on the content.
   * @throws PdoError where the beginning is broken
   */
  begin(beginning: RawBeginning, request: BeginRequest): BegunFeed;
  /** Writes records of any feed in this format; those of a feed in the same format byte for byte. */
  createWriter(feed: FeedDescription, options: FeedWriterOptions, spelling: Spelling): RowWriter;

  /**
   * Compares the records of a feed of this format with an enriched file of the same family.
   * @returns undefined where only their values can be compared
   */
  createRowForm(request: FormRequest): RowForm | undefined;
  /** Options for reading a file of this format's writer back, where detection could be wrong. */
  readBack(feed: FeedDescription): FormRequested;
  /** The cell of a column in a record's raw text; undefined where there is none. */
  findRawCell(record: FeedRecord, column: string, description: FeedDescription): RawCell | undefined;
  /**
   * Parses a line of a filter's input: a record, its problem, or undefined where the line is not of this format.
   * Absent: single lines of this format cannot be parsed.
   */
  readLine?(line: string): LineRecord | RecordProblem | undefined;
}

/** The position of a cell in its record's raw text (see `FeedRecord.raw`). */
export interface RawCell {
  /** Offsets in the raw record, including quotes. */
  readonly start: number;
  readonly end: number;
  /**
   * Maps an offset in the cell's text to one in the raw record; undefined where only the whole cell can be located.
   */
  readonly offset?: (textOffset: number) => number;
  /** Encodes text that replaces a part of the cell; undefined where the cell would need quotes. */
  readonly part: (text: string) => string | undefined;
  /** Encodes text that replaces the whole cell. */
  readonly whole: (text: string) => string;
}

/** A record on a line of its own. */
export interface LineRecord {
  /** The text of a field; undefined where it is missing or not a string. */
  text(key: string): string | undefined;
  /** The names of all fields, in order. Absent: the format has no others than those that are asked for. */
  keys?(): readonly string[];
  /** A field's text as in a feed (see `FeedRecord.text`): of a number or a list its JSON. Absent: as `text`. */
  cell?(key: string): string | undefined;
  /** The value that an earlier filter added under a key. */
  added(key: string): unknown;
  /** The line with an answer added under a key; all other bytes are unchanged. */
  withAdded(key: string, answer: unknown): string;
}
