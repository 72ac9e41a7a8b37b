import type { FeedRecord } from "../../../feed/record.ts";
import { compareRow, isSameRow, type RowComparison, StrayRows } from "./compare-row.ts";

/** How many rows of either file are searched for the point from which they agree again. */
const rowsAhead = 200;

interface RowSources {
  readonly feed: AsyncIterable<FeedRecord[]>;
  readonly enriched: AsyncIterable<FeedRecord[]>;
}

interface ComparedRows {
  readonly feedRows: number;
  readonly enrichedRows: number;
  /** The feed's last rows, missing at the end of the enriched file. */
  readonly missingAtEnd: number;
}

/** Compares the rows of two files in order, and reports each that is missing, extra, moved or damaged. */
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

/** Classifies and reports the difference at the current position, and advances past it. */
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

/** At the end of the enriched file: the rest of the feed is missing, reported as one difference. */
async function endOf(feed: RowCursor, strays: StrayRows) {
  const before = feed.passed;
  const [first] = [feed.at(0)];
  for (; feed.size > 0; await feed.fill(1)) feed.pass(feed.size);
  const missingAtEnd = feed.passed - before;
  if (first !== undefined) strays.missingAtEnd(first, missingAtEnd);
  return { feedRows: feed.passed, missingAtEnd };
}

/** How two files differ at a position. */
type Alignment =
  | { readonly kind: "damaged" }
  /** Number of the feed's rows missing here. */
  | { readonly kind: "missing"; readonly rows: number }
  /** Number of rows here that are not in the feed. */
  | { readonly kind: "extra"; readonly rows: number };

interface Ahead {
  readonly feedRows: number;
  readonly enrichedRows: number;
  /** Compares two rows by their offsets from the current position. */
  isSame(feedOffset: number, enrichedOffset: number): boolean;
}

/**
 * Finds the shortest way to align two sequences of rows after a mismatch. Where there is none within the lookahead, the
 * row is damaged.
 */
export function alignRows({ feedRows, enrichedRows, isSame }: Ahead): Alignment {
  if (feedRows === 0) return { kind: "extra", rows: 1 };
  if (enrichedRows === 0) return { kind: "missing", rows: 1 };
  if (feedRows > 1 && enrichedRows > 1 && isSame(1, 1)) return { kind: "damaged" };
  for (let shift = 1; shift < Math.max(feedRows, enrichedRows); shift += 1) {
    if (shift < feedRows && isSame(shift, 0)) return { kind: "missing", rows: shift };
    if (shift < enrichedRows && isSame(0, shift)) return { kind: "extra", rows: shift };
  }
  return { kind: "damaged" };
}

/** Reads rows with a lookahead. */
class RowCursor {
  #batches: AsyncIterator<FeedRecord[]>;
  #rows: FeedRecord[] = [];
  #from = 0;
  #isEnded = false;
  /** Number of rows consumed. */
  passed = 0;

  constructor(batches: AsyncIterable<FeedRecord[]>) {
    this.#batches = batches[Symbol.asyncIterator]();
  }

  /** Number of rows buffered. */
  get size(): number {
    return this.#rows.length - this.#from;
  }

  /** Buffers at least this many rows, or up to the end. */
  async fill(rows: number): Promise<void> {
    while (this.size < rows && !this.#isEnded) {
      const { done, value } = await this.#batches.next();
      if (done === true) this.#isEnded = true;
      else {
        this.#rows = [...this.#rows.slice(this.#from), ...value];
        this.#from = 0;
      }
    }
  }

  /** A buffered row: 0 is the next one. */
  at(offset: number): FeedRecord | undefined {
    return this.#rows[this.#from + offset];
  }

  pass(rows = 1): void {
    this.#from += rows;
    this.passed += rows;
  }
}
