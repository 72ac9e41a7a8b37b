import type { FeedRecord } from "../../feed/record.ts";

/** One cell (or member) of a row as it is in both files. */
export interface CellPair {
  readonly column: string;
  /** Null: not there. */
  readonly feed: string | null;
  readonly enriched: string | null;
  /** Whether the enriched file may say something else here. */
  readonly mayDiffer: boolean;
}

/** Why the cells of two rows cannot be set side by side. */
export interface WidthFault {
  readonly what: string;
}

/** How the rows of a feed stand in an enriched file: what of a row is the feed's own, and what was added. */
export interface RowForm {
  /** What is the feed's own and may not differ, as one text: alike in both files, or the row is another one. */
  ownOfFeed(record: FeedRecord): string;
  ownOfEnriched(record: FeedRecord, feedRecord: FeedRecord): string;
  /** The own cells, in order. Only asked for where the rows differ or some may. */
  pairs(record: FeedRecord, enriched: FeedRecord): readonly CellPair[];
  /** Undefined: the enriched row has all its cells. */
  width(record: FeedRecord, enriched: FeedRecord): WidthFault | undefined;
  /** The status that was added to a row; undefined where there is none. */
  status(record: FeedRecord, enriched: FeedRecord): string | undefined;
  /** What the enriched file should have between this row and the one before; undefined: it is laid out anew. */
  lead(record: FeedRecord, isFirst: boolean): string | undefined;
  ending(record: FeedRecord): string | undefined;
  /** Whether any of the feed's own cells may differ. */
  readonly mayAnyDiffer: boolean;
}

/** The statuses that a run gives its rows. */
export const rowStatuses: readonly string[] = ["ok", "partial", "rejected"];

/** What pdo adds begins so; what it was given may be its own from before, and is written anew then. */
export function isAddedColumn(column: string): boolean {
  return column.startsWith("pdo_");
}

/** In JSON the added things stand together under this key. */
export const addedKey = "pdo";
