import { rawCells, unquoteCell } from "../csv/raw-cells.ts";
import type { FeedDescription, FeedDialect } from "../feed.ts";
import type { FeedRecord } from "../record.ts";
import { planColumns } from "./delimited-plan.ts";
import { cellText, type RecordChange } from "./record-change.ts";
import type { RowWriter } from "./row-writer.ts";
import type { CellWriter } from "./write-cell.ts";

export interface RewriteDelimited {
  readonly description: FeedDescription;
  /** The output's. */
  readonly dialect: FeedDialect;
  /** The feed's own columns in the output. */
  readonly columns: readonly string[];
  readonly addedColumns: readonly string[];
  /** Added cells stand before the row's own, so that a row of any width can carry them. */
  readonly isAddedFirst: boolean;
  readonly cells: CellWriter;
}

/** Rows written anew, cell by cell: in another dialect, from JSON, or with the added cells in front. */
export function rewriteDelimited(options: RewriteDelimited): RowWriter {
  const { description, dialect, columns, addedColumns, isAddedFirst, cells } = options;
  const source = description.dialect;
  const plan = isAddedFirst
    ? { inPlace: new Map<string, number>(), appended: addedColumns }
    : planColumns(columns, addedColumns);

  const line = (own: readonly string[], added: readonly string[]) => {
    const cellsInOrder = isAddedFirst ? [...added, ...own] : [...own, ...added];
    // A lone empty cell would read as a blank line, which is no record.
    const row = cellsInOrder.join(dialect.delimiter) || dialect.quote + dialect.quote;
    return row + dialect.lineEnding;
  };

  const ownCells = (record: FeedRecord): string[] => {
    if (source === undefined) return columns.map((column) => cells.carried(record.text(column) ?? ""));
    const isSame = source.delimiter === dialect.delimiter && source.quote === dialect.quote;
    return rawCells(record.raw, source).map((cell) =>
      isSame ? cells.passed(cell) : cells.moved(unquoteCell(cell, source.quote)),
    );
  };

  const edit = (own: string[], record: FeedRecord, { added, replaced }: RecordChange) => {
    for (const [column, text] of Object.entries(replaced ?? {})) {
      const place = columns.indexOf(column);
      if (place !== -1 && record.text(column) !== text) own[place] = cells.generated(text);
    }
    if (added === undefined) return;
    for (const [column, place] of plan.inPlace) own[place] = cells.generated(cellText(added[column]));
  };

  return {
    header: () => line(columns.map(cells.carried), plan.appended.map(cells.generated)),
    record: (record, change) => {
      const own = ownCells(record);
      const isWide = record.problem?.code === "PDO_FEED_ROW_TOO_WIDE";
      if (isWide && !isAddedFirst) return line(own, []);
      if (!isWide) own.length = Math.min(own.length, columns.length);
      while (own.length < columns.length) own.push("");
      edit(own, record, change);
      return line(
        own,
        plan.appended.map((column) => cells.generated(cellText(change.added?.[column]))),
      );
    },
    end: () => "",
  };
}
