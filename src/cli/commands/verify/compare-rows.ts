import type { FeedRecord } from "../../../feed/record.ts";
import { compareRow, isSameRow, type RowComparison, StrayRows } from "./compare-row.ts";

/** Rows that are looked through, on either side, for where the files go on together. */
const rowsAhead = 200;

interface RowSources {
  readonly feed: AsyncIterable<FeedRecord[]>;
  readonly enriched: AsyncIterable<FeedRecord[]>;
}

interface ComparedRows {
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

/** What is the matter at a place where two rows are not alike. */
type Alignment =
  | { readonly kind: "damaged" }
  /** So many of the feed's rows are missing here. */
  | { readonly kind: "missing"; readonly rows: number }
  /** So many rows stand here that the feed does not have here. */
  | { readonly kind: "extra"; readonly rows: number };

interface Ahead {
  readonly feedRows: number;
  readonly enrichedRows: number;
  /** Whether two rows, counted from the place on, are alike. */
  isSame(feedOffset: number, enrichedOffset: number): boolean;
}

/**
 * Finds how two sequences of rows go on together after a place where they do not: by the shortest way that makes the
 * rows alike again. Where there is none among the rows ahead, the row is a damaged one.
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

/** Rows that are looked at ahead of their turn. */
class RowCursor {
  #batches: AsyncIterator<FeedRecord[]>;
  #rows: FeedRecord[] = [];
  #from = 0;
  #isEnded = false;
  /** Rows that were passed so far. */
  passed = 0;

  constructor(batches: AsyncIterable<FeedRecord[]>) {
    this.#batches = batches[Symbol.asyncIterator]();
  }

  /** How many rows are at hand. */
  get size(): number {
    return this.#rows.length - this.#from;
  }

  /** Reads on until so many rows are at hand, or there are no more. */
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

  /** A row at hand: 0 is the next one. */
  at(offset: number): FeedRecord | undefined {
    return this.#rows[this.#from + offset];
  }

  pass(rows = 1): void {
    this.#from += rows;
    this.passed += rows;
  }
}
