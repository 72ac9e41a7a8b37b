import type { FeedRecord } from "../../feed/record.ts";
import { alignRows } from "./align-rows.ts";
import { compareRow, isSameRow, type RowComparison } from "./compare-row.ts";
import { RowCursor } from "./row-cursor.ts";
import { StrayRows } from "./stray-rows.ts";

/** Rows that are looked through, on either side, for where the files go on together. */
const rowsAhead = 200;

export interface RowSources {
  readonly feed: AsyncIterable<FeedRecord[]>;
  readonly enriched: AsyncIterable<FeedRecord[]>;
}

export interface ComparedRows {
  readonly feedRows: number;
  readonly enrichedRows: number;
  /** The feed's last rows, which the enriched file ends without. */
  readonly missingAtEnd: number;
}

/** Sets the rows of two files side by side, in order, and tells each that is missing, too many, moved or damaged. */
export async function compareRows(sources: RowSources, comparison: RowComparison): Promise<ComparedRows> {
  const [feed, enriched] = [new RowCursor(sources.feed), new RowCursor(sources.enriched)];
  const strays = new StrayRows(comparison);
  for (;;) {
    if (feed.size === 0) await feed.fill(1);
    if (enriched.size === 0) await enriched.fill(1);
    const [row, other] = [feed.at(0), enriched.at(0)];
    if (other === undefined) break;
    if (row !== undefined && isSameRow(row, other, comparison.form)) {
      compareRow({ row, other, isFirst: feed.passed === 0 }, comparison);
      strays.passed(row);
      feed.pass();
      enriched.pass();
    } else {
      await goOn({ feed, enriched, strays }, comparison);
    }
  }
  return { ...(await endOf(feed, strays)), enrichedRows: enriched.passed };
}

interface Going {
  readonly feed: RowCursor;
  readonly enriched: RowCursor;
  readonly strays: StrayRows;
}

/** Finds out what is the matter with the next rows, which are not alike, tells it, and passes them. */
async function goOn({ feed, enriched, strays }: Going, comparison: RowComparison): Promise<void> {
  await feed.fill(rowsAhead);
  await enriched.fill(rowsAhead);
  const { kind, ...found } = alignRows({
    feedRows: feed.size,
    enrichedRows: enriched.size,
    isSame: (ofFeed, ofEnriched) => {
      const [row, other] = [feed.at(ofFeed), enriched.at(ofEnriched)];
      return row !== undefined && other !== undefined && isSameRow(row, other, comparison.form);
    },
  });
  const [row, other] = [feed.at(0), enriched.at(0)];
  if (kind === "damaged" && row !== undefined && other !== undefined) {
    compareRow({ row, other, isFirst: feed.passed === 0 }, comparison);
    feed.pass();
    enriched.pass();
  }
  const rows = "rows" in found ? found.rows : 0;
  for (let count = 0; count < rows; count += 1) {
    const stray = (kind === "missing" ? feed : enriched).at(count);
    if (stray === undefined) continue;
    if (kind === "missing") strays.missing(stray, other);
    else strays.extra(stray);
  }
  (kind === "missing" ? feed : enriched).pass(rows);
}

/** The enriched file has ended: what is left of the feed is missing, and told as one. */
async function endOf(feed: RowCursor, strays: StrayRows) {
  const before = feed.passed;
  const [first] = [feed.at(0)];
  for (; feed.size > 0; await feed.fill(1)) feed.pass(feed.size);
  const missingAtEnd = feed.passed - before;
  if (first !== undefined) strays.missingAtEnd(first, missingAtEnd);
  return { feedRows: feed.passed, missingAtEnd };
}
