import { textFormOf } from "../encodings.ts";
import type { FeedDialect } from "../feed.ts";
import type { FeedRecord } from "../record.ts";
import { type FormRequest, isAddedColumn, type RowForm } from "../row-form.ts";
import { rawCells } from "./delimited-cells.ts";

/** Compares files with the same delimiter; undefined where the enriched file has another one. */
export function delimitedForm(request: FormRequest): RowForm | undefined {
  const { dialect } = request.feed;
  if (dialect === undefined || dialect.delimiter !== request.enriched.dialect?.delimiter) return undefined;
  return cellsForm(request, dialect);
}

/**
 * Compares the feed's cells byte for byte, including quotes. A short row is padded with empty cells, surplus empty
 * cells are omitted, and a row that is too wide is unchanged.
 */
function cellsForm({ feed, enriched, changed }: FormRequest, dialect: FeedDialect): RowForm {
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
    isByteWise: true,
    mayAnyDiffer,
    feedPart: (record) => (isWhole(record) ? record.raw : own(cellsOf(record))),
    enrichedPart: (record, feedRecord) => (isWhole(feedRecord) ? record.raw : own(cellsOf(record))),
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
    rawColumns: ({ headerRaw }) => rawCells(headerRaw, dialect),
    isEndOfPart: (tail) => tail.trim() === "",
  };
}
