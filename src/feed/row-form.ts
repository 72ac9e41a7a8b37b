import type { FeedDescription } from "./feed.ts";
import type { FeedRecord } from "./record.ts";

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

export interface FormRequest {
  readonly feed: FeedDescription;
  readonly enriched: FeedDescription;
  /** Columns of the feed that may say something else in the enriched file. */
  readonly changed: ReadonlySet<string>;
}

/** How the rows of a feed stand in an enriched file: what of a row is the feed's own, and what was added. */
export interface RowForm {
  /** Whether all but what was added is byte for byte as it came; otherwise the rows were written anew. */
  readonly isByteWise: boolean;
  /** Whether any of the feed's own cells may differ. */
  readonly mayAnyDiffer: boolean;
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
  /** The names in a file's header as they came, quotes and all. Absent: only what they say is compared. */
  rawColumns?(description: FeedDescription): readonly string[];
  /** Whether a file of which only a part was enriched may end so. Absent: its end is not compared. */
  isEndOfPart?(tail: string): boolean;
}

/** What pdo adds begins so; what it was given may be its own from before, and is written anew then. */
export function isAddedColumn(column: string): boolean {
  return column.startsWith("pdo_");
}

/** Where values can be objects, the added things stand together under this key. */
export const addedKey = "pdo";

/** The status in the text of the object under `addedKey`. */
export function statusIn(added: string | undefined): string | undefined {
  try {
    const { status } = JSON.parse(added ?? "null") as { status?: unknown };
    return typeof status === "string" ? status : undefined;
  } catch {
    return undefined;
  }
}
