import { textFormOf } from "../../../feed/encodings.ts";
import type { FeedEncoding } from "../../../feed/feed.ts";
import { tableText } from "../../../feed/formats/delimited-cells.ts";
import { formatNamed } from "../../../feed/formats/detection.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import {
  addedKey,
  type CellPair,
  type FormRequest,
  isAddedColumn,
  type RowForm,
  statusIn,
  unreadableKey,
} from "../../../feed/row-form.ts";

/** Compares rows in another format or with another delimiter by their cells' values. */
export function valueForm(request: FormRequest): RowForm {
  const { feed, enriched, changed } = request;
  const isFromTable = formatNamed(feed.format).isTabular;
  const { isTabular: isToTable, isNested } = formatNamed(enriched.format);
  const mayDiffer = (column: string) => changed.has(column) || isAddedColumn(column);
  const pairs = pairsOf(request);
  const fixed = (own: readonly Pair[], side: "feed" | "enriched") =>
    JSON.stringify(own.filter(({ column }) => !mayDiffer(column)).map((pair) => pair[side]));
  return {
    isByteWise: false,
    mayAnyDiffer: changed.size > 0,
    feedPart: (record) => fixed(pairs(record, record), "feed"),
    enrichedPart: (record, feedRecord) => fixed(pairs(feedRecord, record), "enriched"),
    pairs: (record, other) =>
      pairs(record, other).map((pair) => ({ ...pair, mayDiffer: mayDiffer(pair.column) })),
    width: (record, other) => {
      if (!isToTable) return undefined;
      const surplus = isFromTable ? widthOf(record, feed.columns) - feed.columns.length : 0;
      const expected = enriched.columns.length + surplus;
      if (other.columnCount === expected) return undefined;
      return { what: `The row has ${other.columnCount} cells; ${expected} were expected.` };
    },
    status: (_, other) => (isNested ? statusIn(other.text(addedKey)) : other.text("pdo_status")),
    lead: () => undefined,
    ending: () => undefined,
  };
}

type Pair = Omit<CellPair, "mayDiffer">;
type Pairs = (record: FeedRecord, enriched: FeedRecord) => Pair[];

function pairsOf(request: FormRequest): Pairs {
  const isFromTable = formatNamed(request.feed.format).isTabular;
  const { isTabular: isToTable, isNested } = formatNamed(request.enriched.format);
  if (isToTable) return isFromTable ? cellsOfTable(request) : cellsOfColumns(request);
  return isFromTable ? cellsOfObject(request, isNested) : cellsOfFields(request);
}

/** How many cells of a row are compared: all where it is too wide, otherwise those of the header. */
function widthOf(record: FeedRecord, columns: readonly string[]): number {
  return record.problem === undefined ? columns.length : Math.max(columns.length, record.columnCount);
}

/** The surplus cells of a broken row are expected behind the added ones. */
function cellsOfTable({ feed: { columns }, enriched }: FormRequest): Pairs {
  const added = enriched.columns.length - columns.length;
  return (record, other) =>
    Array.from({ length: widthOf(record, columns) }, (_, place) => ({
      column: columns[place] ?? `column ${place + 1}`,
      feed: record.textAt(place) ?? "",
      enriched: other.textAt(place < columns.length ? place : place + added) ?? null,
    }));
}

/** A table's cells as a record's fields, in order; the key is the column's name where that is possible. */
function cellsOfObject({ feed: { columns } }: FormRequest, isNested: boolean): Pairs {
  const isAdded = (key: string) =>
    isNested ? key === addedKey : isAddedColumn(key) && !columns.includes(key);
  return (record, other) => {
    const keys = other.keys?.() ?? columns;
    const own = keys.filter((key) => !isAdded(key));
    const width = widthOf(record, columns);
    const places = Math.max(width, own.length);
    return Array.from({ length: places }, (_, place) => {
      const [column = "", key] = [columns[place], own[place]];
      const isRenamed = column === "" || column === addedKey || columns.indexOf(column) !== place;
      const isNamed = isRenamed || key === column;
      return {
        column: column === "" ? (key ?? `column_${place + 1}`) : column,
        feed: place < width ? (record.textAt(place) ?? "") : null,
        enriched: key === undefined || !isNamed ? null : (other.text(key) ?? null),
      };
    });
  };
}

/** An object's members as a table's cells: each column takes the member of its name; no other member is allowed. */
function cellsOfColumns({ feed: { encoding }, enriched: { columns } }: FormRequest): Pairs {
  const own = columns.filter((column) => !isAddedColumn(column));
  return (record, other) => {
    const textOf = textsOf(record, encoding);
    const keys = record.problem === undefined ? (record.keys?.() ?? []) : [unreadableKey];
    const lost = keys.filter((key) => key !== addedKey && !columns.includes(key));
    return [
      ...own.map((column) => ({
        column,
        feed: tableText(textOf(column) ?? ""),
        enriched: record === other ? tableText(textOf(column) ?? "") : (other.text(column) ?? null),
      })),
      ...lost.map((column) => ({ column, feed: textOf(column) ?? "", enriched: null })),
    ];
  };
}

/** A record's fields; an unreadable one has a single field with its raw text. */
function textsOf(record: FeedRecord, encoding: FeedEncoding): FeedRecord["text"] {
  if (record.problem === undefined) return (column) => record.text(column);
  return (column) => (column === unreadableKey ? textFormOf(encoding).textOfRaw(record.raw) : undefined);
}

/**
 * Records with named fields: each of the feed's fields by name, and no others except the added ones. An unreadable row
 * is stored in a single field.
 */
function cellsOfFields({ feed: { columns, encoding } }: FormRequest): Pairs {
  const namesOf = (record: FeedRecord) =>
    (record.keys?.() ?? columns).filter((column) => column !== addedKey && !isAddedColumn(column));
  return (record, other) => {
    const textOf = textsOf(record, encoding);
    const names = new Set([
      ...(record.problem === undefined ? namesOf(record) : [unreadableKey]),
      ...namesOf(other),
    ]);
    return [...names].map((column) => ({
      column,
      feed: textOf(column) ?? null,
      enriched: other.text(column) ?? null,
    }));
  };
}
