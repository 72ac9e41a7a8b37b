import { createCategoryEffects, type Effect } from "../../../catalog/changes.ts";
import { createCategoryFinder } from "../../../catalog/finders.ts";
import { localizedName } from "../../../catalog/localized-names.ts";
import { columnCandidates } from "../../../feed/column-candidates.ts";
import { chooseColumn, requestedColumn } from "../../../feed/column-choice.ts";
import type { Feed, ProductField } from "../../../feed/feed.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import { addedKey } from "../../../feed/row-form.ts";
import type { PdoError } from "../../../lib/errors.ts";
import type { Flags } from "../../config.ts";
import { cliError } from "../../errors.ts";
import { type NamedFeed, openNamedFeed } from "../../feed-input.ts";
import type { Session } from "../../session.ts";
import type { Comparison } from "./diff-answer.ts";

/** A row of a feed whose category is affected by the differences. */
export interface TouchedRow {
  /** 1-based, not counting the header. */
  readonly row: number;
  readonly id: string | null;
  readonly category_identifier: string;
  readonly effects: readonly Effect[];
  /** The path of names in the new catalog; null where the category was removed. */
  readonly new_category: string | null;
}

export interface FeedCounts {
  rows: number;
  /** Rows with an empty category cell. */
  without_category: number;
  /** Rows whose category is missing from the old catalog or ambiguous in it. */
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

/** Reads a feed to its end and passes touched rows on as they come; memory does not grow with the feed. */
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
  const toTouchedRows = (record: FeedRecord): TouchedRow[] => {
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
  for await (const records of feed.records({ signal })) await onRows(records.flatMap(toTouchedRows));
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

/** A feed with its identifier and category columns resolved; not yet read. The caller closes it. */
export interface OpenedFeed extends NamedFeed {
  readonly columns: FeedColumns;
}

/**
 * Opens the feed given with `--feed`; `-` is standard input.
 * @returns undefined where none was given
 * @throws PdoError; everything opened is closed then
 */
export async function openComparedFeed(flags: Flags, session: Session): Promise<OpenedFeed | undefined> {
  if (typeof flags.feed !== "string") return undefined;
  return openNamedFeed(flags.feed, { flags, world: session.world }, async (opened) => {
    const columns = findFeedColumns(opened.feed, opened.name, session);
    await session.detail(columns.why);
    return { ...opened, columns };
  });
}

/** The columns with the product's identifier and its category. */
interface FeedColumns {
  /** One sentence: which column holds the category, and why it was chosen. */
  readonly why: string;
  id(record: FeedRecord): string | undefined;
  category(record: FeedRecord): string | undefined;
}

/** The column or key that enriching adds for the category's identifier. */
const enrichedColumn = "pdo_category_id";

/**
 * Resolves the category's column: the one from `--map`, else the one added by enriching, else the one matched by its
 * header. No name or description column is needed.
 * @throws PdoError PDO_FEED_COLUMN_UNKNOWN, PDO_FEED_CATEGORY_MISSING
 */
function findFeedColumns(feed: Feed, name: string, { settings }: Session): FeedColumns {
  const { columns } = feed.description;
  const mappedColumn = (field: ProductField) => {
    const column = settings.map[field];
    return column === undefined ? undefined : requestedColumn(field, column, columns);
  };
  const idColumn = mappedColumn("id") ?? find(feed, "id", settings.language).column;
  const id = (record: FeedRecord) => filled(record, idColumn);
  const column = mappedColumn("category");
  if (column !== undefined) return fromColumn(column, `The category is in "${column}", as asked.`, id);
  if (columns.includes(enrichedColumn))
    return fromColumn(enrichedColumn, `The category is in "${enrichedColumn}", which enriching wrote.`, id);
  const found = find(feed, "category", settings.language);
  const isEnriched = feed.sample.some((record) => enrichedIdentifier(record) !== undefined);
  if (isEnriched) {
    const why = `The category is in "${addedKey}", which enriching wrote.`;
    return { why, id, category: (record) => enrichedIdentifier(record) ?? filled(record, found.column) };
  }
  if (found.column === undefined) throw categoryMissing(name, columns);
  return fromColumn(found.column, found.why, id);
}

function fromColumn(column: string, why: string, id: FeedColumns["id"]): FeedColumns {
  return { why, id, category: (record) => filled(record, column) };
}

function find(feed: Feed, field: ProductField, language: string | undefined) {
  const { description, sample } = feed;
  const columns = description.columns.filter((column) => column.trim() !== "");
  const search = { columns, dialectName: description.dialectName, sample };
  const choice = chooseColumn(field, columnCandidates(field, search), language);
  return choice === undefined || "ambiguous" in choice ? { column: undefined, why: "" } : choice;
}

function filled(record: FeedRecord, column: string | undefined): string | undefined {
  const text = column === undefined ? undefined : record.text(column)?.trim();
  return text === "" ? undefined : text;
}

/** In JSON the added values are members of one object, without the prefix. */
function enrichedIdentifier(record: FeedRecord): string | undefined {
  const text = record.text(addedKey);
  if (text === undefined || !text.startsWith("{")) return undefined;
  try {
    const { category_id: identifier } = JSON.parse(text) as { readonly category_id?: unknown };
    return typeof identifier === "string" && identifier !== "" ? identifier : undefined;
  } catch {
    return undefined;
  }
}

function categoryMissing(name: string, columns: readonly string[]): PdoError {
  return cliError({
    code: "PDO_FEED_CATEGORY_MISSING",
    what: `${name}: it is not clear which column holds the category.`,
    seen: `The columns are: ${columns.slice(0, 20).join(", ")}.`,
    nextStep: "Name it with --map category=COLUMN; enrich the feed first if it has none.",
  });
}
