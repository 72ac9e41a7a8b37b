import { createCategoryFinder } from "../../catalog/category-finder.ts";
import { createCategoryEffects, type Effect } from "../../catalog/diff/category-effects.ts";
import { localizedName } from "../../catalog/localized-name.ts";
import type { Feed } from "../../feed/feed.ts";
import type { FeedRecord } from "../../feed/record.ts";
import type { Comparison } from "./comparison.ts";
import type { FeedColumns } from "./feed-columns.ts";

/** A row of a feed whose category a diff touches. */
export interface TouchedRow {
  /** 1-based; the header is no row. */
  readonly row: number;
  readonly id: string | null;
  readonly category_identifier: string;
  readonly effects: readonly Effect[];
  /** The path of names in the new catalog; null where the category is gone. */
  readonly new_category: string | null;
}

export interface FeedCounts {
  rows: number;
  /** Rows in which no category stands. */
  without_category: number;
  /** Rows with a category that the old catalog does not have, or that it has several times. */
  unknown_category: number;
  touched: number;
  readonly by_effect: Record<Effect, number>;
}

interface RowReading {
  readonly feed: Feed;
  readonly columns: FeedColumns;
  readonly comparison: Comparison;
  readonly signal: AbortSignal;
}

/** Reads a feed to its end and hands on its touched rows as they come; memory does not grow with the feed. */
export async function readTouchedRows(
  { feed, columns, comparison, signal }: RowReading,
  onRows: (rows: readonly TouchedRow[]) => Promise<void> | void,
): Promise<FeedCounts> {
  const find = createCategoryFinder(comparison.old);
  const effectsOf = createCategoryEffects(comparison.old, comparison.next, comparison.changes);
  const counts: FeedCounts = {
    rows: 0,
    without_category: 0,
    unknown_category: 0,
    touched: 0,
    by_effect: { removed: 0, renamed: 0, moved: 0, attributes: 0 },
  };
  const look = (record: FeedRecord): TouchedRow[] => {
    counts.rows += 1;
    const text = columns.category(record);
    const identifier = text === undefined ? undefined : find(text);
    if (text === undefined) counts.without_category += 1;
    else if (identifier === undefined) counts.unknown_category += 1;
    if (identifier === undefined) return [];
    const touched = effectsOf(identifier);
    if (touched.length === 0) return [];
    counts.touched += 1;
    for (const effect of touched) counts.by_effect[effect] += 1;
    return [describe(record, identifier, touched)];
  };
  const describe = (record: FeedRecord, identifier: string, touched: readonly Effect[]): TouchedRow => ({
    row: record.index + 1,
    id: columns.id(record) ?? null,
    category_identifier: identifier,
    effects: touched,
    new_category: newPath(identifier, comparison),
  });
  for await (const records of feed.records({ signal })) await onRows(records.flatMap(look));
  return counts;
}

function newPath(identifier: string, { next, language }: Comparison): string | null {
  const path = next.path(identifier).map(({ names }) => localizedName(names, language));
  return path.length === 0 ? null : path.join(" > ");
}

export const touchedHeader = ["row", "id", "category", "what", "now"];

export function toTouchedCells({ row, id, category_identifier, effects: what, new_category }: TouchedRow) {
  return [String(row), id ?? "", category_identifier, what.join(", "), new_category ?? ""];
}
