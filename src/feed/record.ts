/** Why one row cannot be worked on. It stays in the feed: a bad row is data, not an exception. */
export interface RecordProblem {
  /**
   * `PDO_FEED_ROW_TOO_WIDE`, `PDO_FEED_ROW_QUOTES`, `PDO_FEED_ROW_BYTES`, `PDO_FEED_ROW_NOT_JSON`,
   * `PDO_FEED_ROW_NOT_AN_OBJECT` or `PDO_FEED_ROW_TOO_DEEP`.
   */
  readonly code: string;
  readonly reason: string;
}

/** One row of a feed, with the very text it came as. */
export interface FeedRecord {
  /** 0-based place among the feed's records; the header and blank lines are not records. */
  readonly index: number;
  /** 1-based line of the unpacked feed on which the record starts. */
  readonly line: number;
  /** The record as it came, without its line ending, in the reader's own character form (see `bytes/text-form.ts`). */
  readonly raw: string;
  /** What stood between the previous record and this one: blank lines; in a JSON array the comma and white space. */
  readonly lead?: string;
  /** The line ending it came with; empty at the end of a feed without one. Absent: the feed's own. */
  readonly ending?: string;
  /** Number of cells, or of the JSON object's members. */
  readonly columnCount: number;
  readonly problem?: RecordProblem;
  /**
   * The cell under a column, as text. Where two columns have the same name, the first one's. JSON: a string as
   * it is, a number or boolean as its JSON text, an array or object as its JSON text, null as undefined.
   * Undefined where the record has no such cell.
   */
  text(column: string): string | undefined;
  /** The names of the record's own fields, in order, each once. Absent: those of the feed's header. */
  keys?(): readonly string[];
  /** The cell at a 0-based place, as text; tells duplicate and unnamed columns apart. */
  textAt(position: number): string | undefined;
}

/** What is added to one row: cells by column name, or members by key. An object is written as JSON. */
export interface AddedCells {
  readonly [column: string]: string | number | null | object;
}

/** What happens to one record on its way out. */
export interface RecordChange {
  /** Columns that are not named here are empty in a delimited feed, and absent in JSON. */
  readonly added?: AddedCells;
  /** Column to its new text, for columns that the feed has. */
  readonly replaced?: Readonly<Record<string, string>>;
}

/** A value as the text of a cell: nothing is the empty cell, an object is its JSON. */
export function cellText(value: AddedCells[string] | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
