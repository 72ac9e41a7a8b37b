import type { FeedRecord } from "../../../feed/record.ts";
import type { RowForm } from "../../../feed/row-form.ts";
import { isRowStatus, type RowStatus } from "../../../pipeline/enrichment.ts";
import { counted } from "../../render/figures.ts";
import type { Differences } from "./verification.ts";

/** How many rows have each status. */
export type StatusCounts = Record<RowStatus, number>;

export function noStatuses(): StatusCounts {
  return { ok: 0, review: 0, partial: 0, skipped: 0, rejected: 0 };
}

export interface RowComparison {
  readonly form: RowForm;
  readonly differences: Differences;
  /** Columns allowed to differ, with the number of rows in which they do. */
  readonly changedCells: Map<string, number>;
  readonly statuses: StatusCounts;
  /** A raw row, formatted for display. */
  feedText(raw: string): string;
  enrichedText(raw: string): string;
}

/** Whether everything that comes from the feed is equal in both rows. */
export function isSameRow(row: FeedRecord, other: FeedRecord, form: RowForm): boolean {
  return form.feedPart(row) === form.enrichedPart(other, row);
}

interface RowPair {
  readonly row: FeedRecord;
  readonly other: FeedRecord;
  /** Whether it is the feed's first row. */
  readonly isFirst: boolean;
}

/** Reports every difference between two rows other than added cells. */
export function compareRow(pair: RowPair, comparison: RowComparison): void {
  const { row, other } = pair;
  const place = { line: row.line, enriched_line: other.line };
  const { form, differences, statuses } = comparison;
  const width = form.width(row, other);
  if (width !== undefined) {
    differences.add("row_width", width.what, { ...place, ...texts(pair, comparison) });
    return;
  }
  compareCells(pair, comparison);
  compareSurroundings(pair, comparison);
  const status = form.status(row, other);
  if (isRowStatus(status)) statuses[status] += 1;
  const what = statusFault(row, status);
  if (what === undefined) return;
  differences.add("added_cell", what, { ...place, column: "pdo_status", enriched: status ?? null });
}

function statusFault({ problem }: FeedRecord, status: string | undefined): string | undefined {
  if (!isRowStatus(status)) return "The row lacks the status that pdo gives each.";
  if (problem === undefined || status === "rejected") return undefined;
  return "The feed's row cannot be read, so pdo rejects it; here it has another status.";
}

function texts({ row, other }: RowPair, { feedText, enrichedText }: RowComparison) {
  return { feed: feedText(row.raw), enriched: enrichedText(other.raw) };
}

function compareCells(pair: RowPair, comparison: RowComparison): void {
  const { row, other } = pair;
  const { form, differences, changedCells } = comparison;
  const isSame = isSameRow(row, other, form);
  if (isSame && !form.mayAnyDiffer) return;
  let reported = 0;
  for (const { column, feed, enriched, mayDiffer } of form.pairs(row, other)) {
    if (feed === enriched) continue;
    if (mayDiffer) {
      changedCells.set(column, (changedCells.get(column) ?? 0) + 1);
      continue;
    }
    reported += 1;
    const place = { line: row.line, enriched_line: other.line, column };
    differences.add("cell", cellFault(feed, enriched), { ...place, feed, enriched });
  }
  if (isSame || reported > 0) return;
  const place = { line: row.line, enriched_line: other.line };
  const what = "What stands between its cells is not as it came.";
  differences.add("cell", what, { ...place, ...texts(pair, comparison) });
}

function cellFault(feed: string | null, enriched: string | null): string {
  if (enriched === null) return "The cell is missing.";
  return feed === null ? "The feed has no such cell." : "The cell says something else.";
}

function compareSurroundings({ row, other, isFirst }: RowPair, { form, differences }: RowComparison): void {
  const place = { line: row.line, enriched_line: other.line };
  const lead = form.lead(row, isFirst);
  if (lead !== undefined && lead !== (other.lead ?? "")) {
    const what = "What stands before the row is not as it came.";
    differences.add("between_rows", what, { ...place, feed: lead, enriched: other.lead ?? "" });
  }
  const ending = form.ending(row);
  if (ending !== undefined && ending !== (other.ending ?? "")) {
    const what = "The row does not end as it came.";
    differences.add("line_ending", what, { ...place, feed: ending, enriched: other.ending ?? "" });
  }
}

/** Rows retained to detect that they occur elsewhere. */
const mostRetained = 200;

/** Rows without a counterpart in their place: missing, extra, duplicated or moved. */
export class StrayRows {
  #comparison: RowComparison;
  #missing: FeedRecord[] = [];
  #extra: FeedRecord[] = [];
  #last: FeedRecord | undefined;

  constructor(comparison: RowComparison) {
    this.#comparison = comparison;
  }

  /** Called with a row of the feed that was found. */
  passed(row: FeedRecord): void {
    this.#last = row;
  }

  /** @param next the enriched file's row in its place */
  missing(row: FeedRecord, next: FeedRecord | undefined): void {
    const { differences, feedText } = this.#comparison;
    const place = { line: row.line, enriched_line: next?.line ?? null, feed: feedText(row.raw) };
    const elsewhere = this.#extra.find((extra) => this.#isSame(row, extra));
    if (elsewhere === undefined) {
      this.#missing = [...this.#missing, row].slice(-mostRetained);
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
      this.#extra = [...this.#extra, row].slice(-mostRetained);
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
