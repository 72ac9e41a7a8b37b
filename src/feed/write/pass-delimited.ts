import { rawCells } from "../csv/raw-cells.ts";
import type { FeedDescription, FeedDialect } from "../feed.ts";
import type { FeedRecord } from "../record.ts";
import { planColumns } from "./delimited-plan.ts";
import { cellText, type RecordChange } from "./record-change.ts";
import type { RowWriter } from "./row-writer.ts";
import type { CellWriter } from "./write-cell.ts";

export interface PassDelimited {
  readonly description: FeedDescription;
  readonly dialect: FeedDialect;
  readonly addedColumns: readonly string[];
  readonly cells: CellWriter;
  /** Whether every cell, not only new ones, must go through the cell writer. */
  readonly isEveryCellWritten: boolean;
}

/**
 * Rows in the feed's own dialect: the raw row, then the added cells. A short row is filled up with empty cells, so
 * that added columns align; surplus cells that are empty are left out; a row that is wider (its problem says so)
 * leaves as it came.
 */
export function passDelimited(options: PassDelimited): RowWriter {
  const { description, dialect, addedColumns, cells } = options;
  const { columns } = description;
  const { delimiter } = dialect;
  const plan = planColumns(columns, addedColumns);

  const appendedCells = (added: RecordChange["added"]) => {
    let text = "";
    for (const column of plan.appended) text += delimiter + cells.generated(cellText(added?.[column]));
    return text;
  };

  /** Cells that are not as they came, by their place; undefined where there are none. */
  const edits = (record: FeedRecord, { added, replaced }: RecordChange) => {
    if (replaced === undefined && plan.inPlace.size === 0) return undefined;
    const edited = new Map<number, string>();
    for (const [column, text] of Object.entries(replaced ?? {})) {
      const place = columns.indexOf(column);
      if (place !== -1 && record.textAt(place) !== text) edited.set(place, cells.generated(text));
    }
    if (added !== undefined) {
      for (const [column, place] of plan.inPlace) edited.set(place, cells.generated(cellText(added[column])));
    }
    return edited.size === 0 ? undefined : edited;
  };

  const row = (record: FeedRecord, change: RecordChange) => {
    const edited = edits(record, change);
    const isUntouched = edited === undefined && !options.isEveryCellWritten;
    if (isUntouched && plan.appended.length === 0) return record.raw;
    const missing = columns.length - record.columnCount;
    if (isUntouched && missing >= 0) {
      return record.raw + delimiter.repeat(missing) + appendedCells(change.added);
    }
    const own = rawCells(record.raw, dialect).slice(0, columns.length).map(cells.passed);
    for (let place = own.length; place < columns.length; place += 1) own.push("");
    for (const [place, cell] of edited ?? []) own[place] = cell;
    return own.join(delimiter) + appendedCells(change.added);
  };

  return {
    header: () => {
      const own = options.isEveryCellWritten
        ? rawCells(description.headerRaw, dialect).map(cells.passed).join(delimiter)
        : description.headerRaw;
      const names = plan.appended.map((column) => delimiter + cells.generated(column)).join("");
      return (description.preambleRaw ?? "") + own + names + (description.headerEnding ?? dialect.lineEnding);
    },
    record: (record, change) => {
      const text = record.problem === undefined ? row(record, change) : record.raw;
      return (record.lead ?? "") + text + (record.ending ?? dialect.lineEnding);
    },
    end: (tail) => tail ?? "",
  };
}
