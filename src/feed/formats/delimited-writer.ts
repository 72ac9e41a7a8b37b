import { type TextForm, textFormOf } from "../encodings.ts";
import type { FeedDescription, FeedDialect } from "../feed.ts";
import { cellText, type FeedRecord, type RecordChange } from "../record.ts";
import { addedKey, unreadableKey } from "../row-form.ts";
import type { FeedWriterOptions, RowWriter, Spelling } from "../writer.ts";
import {
  type CellWriter,
  createCellWriter,
  rawCells,
  unquoteCell,
  wellQuotedCell,
} from "./delimited-cells.ts";

interface RewriteDelimited {
  readonly description: FeedDescription;
  /** The output's dialect. */
  readonly dialect: FeedDialect;
  /** The feed's columns in the output. */
  readonly columns: readonly string[];
  readonly addedColumns: readonly string[];
  /** Added cells precede the row's own, so that rows of any width align. */
  readonly isAddedFirst: boolean;
  /** Whether the output has the feed's encoding. */
  readonly isSameText: boolean;
  readonly cells: CellWriter;
}

/** Copies rows in the feed's own dialect; otherwise encodes them anew. */
export function createDelimitedWriter(
  feed: FeedDescription,
  options: FeedWriterOptions & { readonly dialect: FeedDialect },
  { form, onRespelled }: Spelling,
): RowWriter {
  const { addedColumns, csvSafe, purpose = "feed", dialect } = options;
  const isEveryCellWritten = csvSafe === "all";
  const cells = createCellWriter({
    form,
    dialect,
    isGeneratedSafe: csvSafe !== "off",
    isPassedSafe: isEveryCellWritten,
    onRespelled,
  });
  if (
    purpose === "feed" &&
    options.excelDelimiter === undefined &&
    feed.dialect?.delimiter === dialect.delimiter
  ) {
    return passDelimited({ description: feed, dialect, addedColumns, cells, isEveryCellWritten });
  }
  const isAddedFirst = purpose === "rejects";
  const columns = ownColumns(feed, options);
  const isSameText = form.encoding === feed.encoding;
  return rewriteDelimited({
    description: feed,
    dialect,
    columns,
    addedColumns,
    isAddedFirst,
    isSameText,
    cells,
  });
}

/** Omits the added values of JSON that was enriched before; they become columns again. */
function ownColumns(
  feed: FeedDescription,
  { columns, jsonKey = addedKey, addedColumns }: FeedWriterOptions,
): readonly string[] {
  const own = columns ?? feed.columns;
  const isAdding = feed.dialect === undefined && addedColumns.length > 0;
  return isAdding ? own.filter((column) => column !== jsonKey) : own;
}

/** Encodes every cell anew: for another dialect, from JSON, or with the added cells first. */
function rewriteDelimited(options: RewriteDelimited): RowWriter {
  const { description, dialect, columns, addedColumns, isAddedFirst, isSameText, cells } = options;
  const source = description.dialect;
  const form = textFormOf(description.encoding);
  const plan = isAddedFirst
    ? { inPlace: new Map<number, string>(), appended: addedColumns }
    : planColumns(columns, addedColumns);

  const line = (own: readonly string[], added: readonly string[]) => {
    const cellsInOrder = isAddedFirst ? [...added, ...own] : [...own, ...added];
    // A single empty cell would be read as a blank line, which is not a record.
    const row = cellsInOrder.join(dialect.delimiter) || dialect.quote + dialect.quote || " ";
    return row + dialect.lineEnding;
  };

  const ownCells = (record: FeedRecord): string[] => {
    if (source === undefined) {
      const textOf = record.problem === undefined ? record.text.bind(record) : unreadableCell(record, form);
      return columns.map((column) => cells.carried(textOf(column) ?? ""));
    }
    if (!isSameText) {
      const width = record.columnCount;
      return Array.from({ length: width }, (_, place) => cells.carried(record.textAt(place) ?? ""));
    }
    const isSame = source.delimiter === dialect.delimiter && source.quote === dialect.quote;
    return rawCells(record.raw, source).map((cell) =>
      isSame ? cells.passed(wellQuotedCell(cell, dialect)) : cells.moved(unquoteCell(cell, source.quote)),
    );
  };

  const edit = (own: string[], record: FeedRecord, { added, replaced }: RecordChange) => {
    for (const [column, text] of Object.entries(replaced ?? {})) {
      const place = columns.indexOf(column);
      if (place !== -1 && record.text(column) !== text) own[place] = cells.generated(text);
    }
    if (added === undefined) return;
    for (const [place, column] of plan.inPlace) own[place] = cells.generated(cellText(added[column]));
  };

  return {
    header: () => line(columns.map(cells.carried), plan.appended.map(cells.generated)),
    record: (record, change) => {
      const { own, surplus } = divideCells(ownCells(record), record, columns.length);
      edit(own, record, change);
      const added = plan.appended.map((column) => cells.generated(cellText(change.added?.[column])));
      return isAddedFirst ? line([...own, ...surplus], added) : line(own, [...added, ...surplus]);
    },
    end: () => "",
  };
}

/** The cells of a record of another format that could not be read: its raw text in a column of its own. */
function unreadableCell({ raw }: FeedRecord, form: TextForm) {
  return (column: string) => (column === unreadableKey ? form.textOfRaw(raw) : "");
}

/**
 * A row's cells under the header, padded to its width, and those beyond it. Surplus cells stand behind the added ones,
 * so that those stand in their own columns whatever the row's width. Empty ones are omitted, unless the row is broken.
 */
function divideCells(cells: readonly string[], { problem }: FeedRecord, width: number) {
  const own = cells.slice(0, width);
  while (own.length < width) own.push("");
  return { own, surplus: problem === undefined ? [] : cells.slice(width) };
}

/** The positions of added columns in a delimited output. */
interface DelimitedPlan {
  /** The added columns that the feed already has, by position; one may be there twice. */
  readonly inPlace: ReadonlyMap<number, string>;
  /** The other added columns, in order. */
  readonly appended: readonly string[];
}

function planColumns(columns: readonly string[], added: readonly string[]): DelimitedPlan {
  const inPlace = new Map<number, string>();
  for (const [place, column] of columns.entries()) if (added.includes(column)) inPlace.set(place, column);
  return { inPlace, appended: added.filter((column) => !columns.includes(column)) };
}

interface PassDelimited {
  readonly description: FeedDescription;
  readonly dialect: FeedDialect;
  readonly addedColumns: readonly string[];
  readonly cells: CellWriter;
  /** Whether the cell writer must encode every cell, not only new ones. */
  readonly isEveryCellWritten: boolean;
}

/** Copies the raw row and appends the added cells; see `divideCells` for rows of another width than the header's. */
function passDelimited(options: PassDelimited): RowWriter {
  const { description, dialect, addedColumns, cells } = options;
  const { columns } = description;
  const { delimiter } = dialect;
  const plan = planColumns(columns, addedColumns);

  const appendedCells = (added: RecordChange["added"]) => {
    let text = "";
    for (const column of plan.appended) text += delimiter + cells.generated(cellText(added?.[column]));
    return text;
  };

  /** Changed cells by position; undefined where there are none. */
  const edits = (record: FeedRecord, { added, replaced }: RecordChange) => {
    if (replaced === undefined && plan.inPlace.size === 0) return undefined;
    const edited = new Map<number, string>();
    for (const [column, text] of Object.entries(replaced ?? {})) {
      const place = columns.indexOf(column);
      if (place !== -1 && record.textAt(place) !== text) edited.set(place, cells.generated(text));
    }
    if (added !== undefined) {
      for (const [place, column] of plan.inPlace) edited.set(place, cells.generated(cellText(added[column])));
    }
    return edited.size === 0 ? undefined : edited;
  };

  const row = (record: FeedRecord, change: RecordChange) => {
    const edited = edits(record, change);
    const isUntouched = edited === undefined && !options.isEveryCellWritten;
    if (isUntouched && plan.appended.length === 0) return record.raw;
    const missing = columns.length - record.columnCount;
    if (isUntouched && missing >= 0 && record.problem === undefined) {
      return record.raw + delimiter.repeat(missing) + appendedCells(change.added);
    }
    const all = rawCells(record.raw, dialect).map((cell) => cells.passed(wellQuotedCell(cell, dialect)));
    const { own, surplus } = divideCells(all, record, columns.length);
    for (const [place, cell] of edited ?? []) own[place] = cell;
    const behind = surplus.map((cell) => delimiter + cell).join("");
    return own.join(delimiter) + appendedCells(change.added) + behind;
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
      return (record.lead ?? "") + row(record, change) + (record.ending ?? dialect.lineEnding);
    },
    end: (tail) => tail ?? "",
  };
}
