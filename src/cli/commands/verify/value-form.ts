import { textFormOf } from "../../../feed/encodings.ts";
import { formatNamed } from "../../../feed/formats/detection.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import {
  addedKey,
  type CellPair,
  type FormRequest,
  isAddedColumn,
  type RowForm,
  statusIn,
} from "../../../feed/row-form.ts";

/** Compares rows in another format or with another delimiter by their cells' values. */
export function valueForm(request: FormRequest): RowForm {
  const { enriched, changed } = request;
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
      const isWide = record.problem?.code === "PDO_FEED_ROW_TOO_WIDE";
      if (!isToTable || isWide || other.columnCount === enriched.columns.length) return undefined;
      return { what: `The row has ${other.columnCount} cells, its header ${enriched.columns.length}.` };
    },
    status: (record, other) => {
      if (isNested) return statusIn(other.text(addedKey));
      return record.problem?.code === "PDO_FEED_ROW_TOO_WIDE" ? "rejected" : other.text("pdo_status");
    },
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
  return isFromTable && isNested ? cellsOfObject(request) : cellsOfFields(request);
}

/** How many cells of a row are compared: all where it is too wide, otherwise those of the header. */
function widthOf(record: FeedRecord, columns: readonly string[]): number {
  return record.problem === undefined ? columns.length : Math.max(columns.length, record.columnCount);
}

function cellsOfTable({ feed: { columns } }: FormRequest): Pairs {
  return (record, other) =>
    Array.from({ length: widthOf(record, columns) }, (_, place) => ({
      column: columns[place] ?? `column ${place + 1}`,
      feed: record.textAt(place) ?? "",
      enriched: other.textAt(place) ?? (record.problem === undefined ? null : ""),
    }));
}

/** A table's cells as an object's members, in order; the key is the column's name where that is possible. */
function cellsOfObject({ feed: { columns } }: FormRequest): Pairs {
  return (record, other) => {
    const keys = other.keys?.() ?? columns;
    const own = keys.filter((key) => key !== addedKey);
    const width = widthOf(record, columns);
    const places = Math.max(width, own.length);
    return Array.from({ length: places }, (_, place) => {
      const [column = "", key] = [columns[place], own[place]];
      const isNamed = column === "" || key === column || columns.indexOf(column) !== place;
      return {
        column: column === "" ? (key ?? `column_${place + 1}`) : column,
        feed: place < width ? (record.textAt(place) ?? "") : null,
        enriched: key === undefined || !isNamed ? null : (other.text(key) ?? null),
      };
    });
  };
}

/** An object's members as a table's cells: each column takes the member of its name; no other member is allowed. */
function cellsOfColumns({ enriched: { columns } }: FormRequest): Pairs {
  const own = columns.filter((column) => !isAddedColumn(column));
  return (record, other) => {
    const keys = record.keys?.() ?? [];
    const lost = keys.filter((key) => key !== addedKey && !columns.includes(key));
    return [
      ...own.map((column) => ({
        column,
        feed: record.text(column) ?? "",
        enriched: record === other ? (record.text(column) ?? "") : (other.text(column) ?? null),
      })),
      ...lost.map((column) => ({ column, feed: record.text(column) ?? "", enriched: null })),
    ];
  };
}

/**
 * Records with named fields: each of the feed's fields by name, and no others except the added ones. An unreadable row
 * is stored in a single field.
 */
function cellsOfFields({ feed: { columns, encoding } }: FormRequest): Pairs {
  const { textOfRaw } = textFormOf(encoding);
  const namesOf = (record: FeedRecord) =>
    (record.keys?.() ?? columns).filter((column) => column !== addedKey && !isAddedColumn(column));
  return (record, other) => {
    if (record.problem !== undefined && record.keys !== undefined) {
      const feed = textOfRaw(record.raw);
      return [{ column: "unreadable", feed, enriched: other.text("unreadable") ?? null }];
    }
    const names = new Set([...namesOf(record), ...namesOf(other)]);
    return [...names].map((column) => ({
      column,
      feed: record.text(column) ?? null,
      enriched: other.text(column) ?? null,
    }));
  };
}
