import type { FeedRecord } from "../../feed/record.ts";
import { counted } from "../terminal/figures.ts";
import { isSameRow, type RowComparison } from "./compare-row.ts";

/** Rows that are kept to see whether they turn up elsewhere. */
const mostKept = 200;

/** Rows without a counterpart in their place: missing, too many, written twice, or moved. */
export class StrayRows {
  #comparison: RowComparison;
  #missing: FeedRecord[] = [];
  #extra: FeedRecord[] = [];
  #last: FeedRecord | undefined;

  constructor(comparison: RowComparison) {
    this.#comparison = comparison;
  }

  /** A row of the feed that is there. */
  passed(row: FeedRecord): void {
    this.#last = row;
  }

  /** @param next the enriched file's row that stands in its place */
  missing(row: FeedRecord, next: FeedRecord | undefined): void {
    const { differences, feedText } = this.#comparison;
    const place = { line: row.line, enriched_line: next?.line ?? null, feed: feedText(row.raw) };
    const elsewhere = this.#extra.find((extra) => this.#isSame(row, extra));
    if (elsewhere === undefined) {
      this.#missing = [...this.#missing, row].slice(-mostKept);
      differences.add("row_missing", "The row is missing.", place);
      return;
    }
    const what = `The row is not in its place: it stands on line ${elsewhere.line} of the enriched file.`;
    differences.add("row_moved", what, { ...place, enriched_line: elsewhere.line });
  }

  extra(row: FeedRecord): void {
    const { differences, enrichedText } = this.#comparison;
    const place = { enriched_line: row.line, enriched: enrichedText(row.raw) };
    const moved = this.#missing.find((missing) => this.#isSame(missing, row));
    if (moved !== undefined) {
      const what = `Here stands the row of the feed's line ${moved.line}, which is not its place.`;
      differences.add("row_moved", what, { ...place, line: moved.line });
    } else if (this.#last !== undefined && this.#isSame(this.#last, row)) {
      const what = "The row before it is there once more.";
      differences.add("row_repeated", what, { ...place, line: this.#last.line });
    } else {
      this.#extra = [...this.#extra, row].slice(-mostKept);
      differences.add("row_extra", "The feed has no such row here.", place);
    }
  }

  missingAtEnd(first: FeedRecord, rows: number): void {
    const what = `The enriched file ends here: ${counted(rows, "row")} of the feed missing.`;
    const { differences, feedText } = this.#comparison;
    differences.add("row_missing", what, { line: first.line, feed: feedText(first.raw) });
  }

  #isSame(row: FeedRecord, other: FeedRecord): boolean {
    return isSameRow(row, other, this.#comparison.form);
  }
}
