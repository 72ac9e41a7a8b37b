/** Why a row cannot be processed. The row stays in the feed: a bad row is data, not an exception. */
export interface RecordProblem {
  /**
   * `PDO_FEED_ROW_TOO_WIDE`, `PDO_FEED_ROW_QUOTES`, `PDO_FEED_ROW_BYTES`, `PDO_FEED_ROW_NOT_JSON`,
   * `PDO_FEED_ROW_NOT_AN_OBJECT` or `PDO_FEED_ROW_TOO_DEEP`.
   */
  readonly code: string;
  readonly reason: string;
}

/** One row of a feed with its raw text. */
export interface FeedRecord {
  /** 0-based index among the feed's records; the header and blank lines are not records. */
  readonly index: number;
  /** 1-based line of the unpacked feed at which the record begins; of a workbook, the row as Excel numbers it. */
  readonly line: number;
  /** The raw text without its line ending (see `TextForm`). */
  readonly raw: string;
  /**
   * The raw text between the previous record and this one: blank lines; in a JSON array the comma and white space.
   */
  readonly lead?: string;
  /** The record's line ending; empty at the end of a feed without one. Absent: the feed's. */
  readonly ending?: string;
  /** Number of cells, or of the JSON object's members. */
  readonly columnCount: number;
  readonly problem?: RecordProblem;
  /**
   * The cell of a column, as text; the first of repeated columns. For JSON, a string's value; the JSON text of a
   * number, boolean, array or object; undefined for null. Undefined where the record has no such cell.
   */
  text(column: string): string | undefined;
  /** The record's field names in order, without repetition. Absent: the header's. */
  keys?(): readonly string[];
  /** The cell at a 0-based index, as text; distinguishes repeated and unnamed columns. */
  textAt(position: number): string | undefined;
}

/** All that is read of a record for its facts. */
export type Cells = Pick<FeedRecord, "text">;

/** Values added to a row: cells by column name, or members by key. An object is written as JSON. */
export interface AddedCells {
  readonly [column: string]: string | number | null | object;
}

/** The changes to a record when it is written. */
export interface RecordChange {
  /** Columns missing here are empty in a delimited feed, and absent in JSON. */
  readonly added?: AddedCells;
  /** New text by column, for columns of the feed. */
  readonly replaced?: Readonly<Record<string, string>>;
}

/** A value as the text of a cell: empty for no value, JSON for an object. */
export function cellText(value: AddedCells[string] | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
