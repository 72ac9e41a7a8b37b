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
