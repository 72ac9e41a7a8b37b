import type { FeedRecord } from "../../../feed/record.ts";
import { oncePerObject } from "../../../lib/once.ts";

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
interface WidthFault {
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

/**
 * The same form, which reads what is a row's own once. Where rows differ each is set against hundreds, and where a column
 * differs in every row that is so for all of them. What is read goes with its row.
 * @param form one to whose enriched rows it only matters of the feed's row whether it could be read
 */
export function rememberOwn(form: RowForm): RowForm {
  // Beside an unreadable row all of a row counts as it came.
  const ofReadable = new WeakMap<FeedRecord, string>();
  const ofUnreadable = new WeakMap<FeedRecord, string>();
  return {
    ...form,
    ownOfFeed: oncePerObject(form.ownOfFeed),
    ownOfEnriched: (record, feedRecord) => {
      const known = feedRecord.problem === undefined ? ofReadable : ofUnreadable;
      const own = known.get(record) ?? form.ownOfEnriched(record, feedRecord);
      known.set(record, own);
      return own;
    },
  };
}
