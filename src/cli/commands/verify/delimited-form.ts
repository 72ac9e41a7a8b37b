import { textFormOf } from "../../../feed/encodings.ts";
import type { FeedDescription, FeedDialect } from "../../../feed/feed.ts";
import { rawCells } from "../../../feed/formats/delimited-cells.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import { isAddedColumn, type RowForm } from "./row-form.ts";

export interface FormRequest {
  readonly feed: FeedDescription;
  readonly enriched: FeedDescription;
  /** Columns of the feed that may say something else in the enriched file. */
  readonly changed: ReadonlySet<string>;
}

/**
 * Rows of cells in the feed's own dialect: each own cell byte for byte, quotes and all. A short row is filled up with
 * empty cells, surplus cells that are empty are left out, and a row that is too wide stands there as it came.
 */
export function delimitedForm({ feed, enriched, changed }: FormRequest, dialect: FeedDialect): RowForm {
  const { columns } = feed;
  const width = columns.length;
  const form = textFormOf(feed.encoding);
  const mayDiffer = columns.map((column) => changed.has(column) || isAddedColumn(column));
  const mayAnyDiffer = mayDiffer.includes(true);
  const statusPlace = enriched.columns.indexOf("pdo_status");
  const own = (cells: readonly string[]) =>
    columns.map((_, place) => (mayDiffer[place] ? "" : (cells[place] ?? ""))).join(dialect.delimiter);
  const cellsOf = (record: FeedRecord) => rawCells(record.raw, dialect);
  const isWhole = (record: FeedRecord) => record.problem !== undefined;
  const shown = (raw: string | undefined) => (raw === undefined ? null : form.textOfRaw(raw));

  return {
    mayAnyDiffer,
    ownOfFeed: (record) => (isWhole(record) ? record.raw : own(cellsOf(record))),
    ownOfEnriched: (record, feedRecord) => (isWhole(feedRecord) ? record.raw : own(cellsOf(record))),
    pairs: (record, other) => {
      const [cells, others] = [cellsOf(record), cellsOf(other)];
      const places = isWhole(record) ? Math.max(cells.length, others.length) : width;
      return Array.from({ length: places }, (_, place) => ({
        column: columns[place] ?? `column ${place + 1}`,
        feed: shown(isWhole(record) ? cells[place] : (cells[place] ?? "")),
        enriched: shown(others[place]),
        mayDiffer: !isWhole(record) && mayDiffer[place] === true,
      }));
    },
    width: (record, other) => {
      const expected = isWhole(record) ? record.columnCount : enriched.columns.length;
      if (other.columnCount === expected) return undefined;
      return { what: `The row has ${other.columnCount} cells; ${expected} were expected.` };
    },
    status: (record, other) => (isWhole(record) ? "rejected" : other.textAt(statusPlace)),
    lead: (record) => record.lead ?? "",
    ending: (record) => record.ending ?? dialect.lineEnding,
  };
}
