import type { FeedDescription } from "./feed.ts";
import type { FeedRecord } from "./record.ts";

/** One cell (or member) of a row in both files. */
export interface CellPair {
  readonly column: string;
  /** Null: missing. */
  readonly feed: string | null;
  readonly enriched: string | null;
  /** Whether the enriched file may differ here. */
  readonly mayDiffer: boolean;
}

/** Why the cells of two rows cannot be paired. */
export interface WidthFault {
  readonly what: string;
}

export interface FormRequest {
  readonly feed: FeedDescription;
  readonly enriched: FeedDescription;
  /** Columns of the feed that may differ in the enriched file. */
  readonly changed: ReadonlySet<string>;
}

/** Separates the feed's own part of a row from what was added, to compare a feed with its enriched file. */
export interface RowForm {
  /** Whether the rows were copied byte for byte; otherwise they were encoded anew. */
  readonly isByteWise: boolean;
  /** Whether any of the feed's own cells may differ. */
  readonly mayAnyDiffer: boolean;
  /** The feed's own, unchangeable part of a row as one text; equal in both files for the same row. */
  feedPart(record: FeedRecord): string;
  enrichedPart(record: FeedRecord, feedRecord: FeedRecord): string;
  /** The feed's own cells in order. Called only where the rows differ or may differ. */
  pairs(record: FeedRecord, enriched: FeedRecord): readonly CellPair[];
  /** Undefined: the enriched row is complete. */
  width(record: FeedRecord, enriched: FeedRecord): WidthFault | undefined;
  /** The status added to a row; undefined where there is none. */
  status(record: FeedRecord, enriched: FeedRecord): string | undefined;
  /** The text expected before this row in the enriched file; undefined where the layout is new. */
  lead(record: FeedRecord, isFirst: boolean): string | undefined;
  ending(record: FeedRecord): string | undefined;
  /** The raw names of a file's header, including quotes. Absent: only the decoded names are compared. */
  rawColumns?(description: FeedDescription): readonly string[];
  /** Whether a partially enriched file may have this tail. Absent: not checked. */
  isEndOfPart?(tail: string): boolean;
}

/** Columns with pdo's prefix are replaced, even where the feed already has them from an earlier run. */
export function isAddedColumn(column: string): boolean {
  return column.startsWith("pdo_");
}

/** The key of the object with the added values, in formats with nested values. */
export const addedKey = "pdo";

/** What stands before an attribute's name in the added column that holds its values, where each has a column of its own. */
export const attributeColumnPrefix = "pdo_attribute:";

/** A feed with its own columns alone, without those that a run added. */
export function withoutAdded(description: FeedDescription): FeedDescription {
  const columns = description.columns.filter((column) => column !== addedKey && !isAddedColumn(column));
  return { ...description, columns };
}

/** The field that holds the raw text of an unreadable record, where it is not copied byte for byte. */
export const unreadableKey = "unreadable";

/** The status in the JSON text of the object under `addedKey`. */
export function statusIn(added: string | undefined): string | undefined {
  try {
    const { status } = JSON.parse(added ?? "null") as { status?: unknown };
    return typeof status === "string" ? status : undefined;
  } catch {
    return undefined;
  }
}
