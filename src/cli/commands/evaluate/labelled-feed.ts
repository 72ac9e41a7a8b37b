import { createAttributeFinder, createCategoryFinder } from "../../../catalog/finders.ts";
import type { Catalog } from "../../../catalog/model.ts";
import { columnCandidates } from "../../../feed/column-candidates.ts";
import { requestedColumn } from "../../../feed/column-choice.ts";
import type { ColumnMapping } from "../../../feed/columns.ts";
import type { Feed, ProductField } from "../../../feed/feed.ts";
import { resolveProductColumns } from "../../../feed/product-columns.ts";
import type { FeedRecord } from "../../../feed/record.ts";
import type { PdoError } from "../../../lib/errors.ts";
import type { Example } from "../../../ml/examples.ts";
import type { Flags } from "../../config.ts";
import { cliError } from "../../errors.ts";
import { type NamedFeed, openNamedFeed } from "../../feed-input.ts";
import type { Session } from "../../session.ts";
import { attributeColumns, readAttributes } from "./labelled-attributes.ts";

/** A row with labels. */
export interface LabelledRow {
  /** 1-based, not counting the header. */
  readonly row: number;
  readonly example: Example;
  /** All category identifiers that count as correct; the first is the row's own. */
  readonly accepted: readonly string[];
  /** Attributes of the row that the category does not have. */
  readonly unknownAttributes: readonly string[];
}

export const rowFaults = ["no_category", "unknown_category", "no_text"] as const;

/** Why a row has no usable label. */
export interface RowFault {
  readonly row: number;
  readonly reason: (typeof rowFaults)[number];
  /** The cell's text, for an unknown category. */
  readonly seen?: string;
}

export function isRowFault(row: LabelledRow | RowFault): row is RowFault {
  return "reason" in row;
}

/** A feed with category labels, and possibly attribute labels; can be read once. */
export interface LabelledFeed {
  /** For messages. */
  readonly name: string;
  /** Sentences on how the columns were found. */
  readonly why: readonly string[];
  /** In order, in batches; memory does not grow with the feed. */
  rows(signal: AbortSignal): AsyncIterable<readonly (LabelledRow | RowFault)[]>;
  close(): Promise<void>;
}

/**
 * @param path `-` is standard input
 * @throws PdoError, among them PDO_FEED_LABELS_MISSING; everything opened is closed then
 */
export async function openLabelledFeed(
  path: string,
  flags: Flags,
  { session, catalog }: { readonly session: Session; readonly catalog: Catalog },
): Promise<LabelledFeed> {
  return openNamedFeed(path, { flags, world: session.world }, (opened) =>
    openLabels({ ...opened, catalog }, session),
  );
}

interface CatalogedFeed extends NamedFeed {
  readonly catalog: Catalog;
}

function openLabels({ feed, name, catalog }: CatalogedFeed, { settings }: Session): LabelledFeed {
  const { columns } = feed.description;
  const { category: requestedCategory, ...map } = settings.map;
  const mapping = resolveProductColumns(feed.description, {
    map,
    sample: feed.sample,
    name,
    ...(settings.language && { language: settings.language }),
  });
  const findCategory = createCategoryFinder({
    categories: catalog.categories,
    find: (identifier) => catalog.findCategory(identifier),
    path: (identifier) => catalog.path(identifier),
  });
  const label: LabelColumn =
    requestedCategory === undefined
      ? findLabelColumn({ feed, name, taken: textColumns(mapping), find: findCategory })
      : { column: requestedColumn("category", requestedCategory, columns), why: "The category is as asked." };
  const read = createRowReader({ mapping, label, columns }, { catalog, findCategory });
  const { category: _, ...why } = mapping.why;
  return {
    name,
    why: [...Object.values(why), label.why, ...mapping.warnings],
    rows: async function* (signal) {
      for await (const records of feed.records({ signal })) yield records.map(read);
    },
    close: () => feed.close(),
  };
}

function textColumns({ columns }: ColumnMapping): ReadonlySet<string> {
  const { name, description, id } = columns;
  return new Set([name, description, id].filter((column) => column !== undefined));
}

interface RowColumns {
  readonly mapping: ColumnMapping;
  readonly label: LabelColumn;
  readonly columns: readonly string[];
}

interface Finders {
  readonly catalog: Catalog;
  readonly findCategory: (text: string) => string | undefined;
}

/** A JSON list of further correct categories. */
const acceptedCategories = /^(?:accepted[ _]categories|category[ _]ids[ _]accepted)$/i;

function createRowReader({ mapping, label, columns }: RowColumns, { catalog, findCategory }: Finders) {
  const findAttribute = createAttributeFinder(catalog);
  const ofAttributes = attributeColumns(columns);
  const acceptedColumn = columns.find((column) => acceptedCategories.test(column));
  return (record: FeedRecord): LabelledRow | RowFault => {
    const row = record.index + 1;
    const text = (field: ProductField) => {
      const column = mapping.columns[field];
      return column === undefined ? "" : (record.text(column) ?? "");
    };
    const [name, description, brand] = [text("name"), text("description"), text("brand").trim()];
    const id = text("id").trim();
    if (`${name}${description}`.trim() === "") return { row, reason: "no_text" };
    const seen = record.text(label.column)?.trim() ?? "";
    if (seen === "") return { row, reason: "no_category" };
    const categoryIdentifier = findCategory(seen);
    if (categoryIdentifier === undefined) return { row, reason: "unknown_category", seen };
    const stated = readAttributes(record, ofAttributes, (written) =>
      findAttribute(categoryIdentifier, written),
    );
    const others = listOf(acceptedColumn && record.text(acceptedColumn)).map(findCategory);
    const accepted = [categoryIdentifier, ...others.filter((other) => other !== undefined)];
    return {
      row,
      example: {
        ...(id !== "" && { id }),
        name,
        description,
        ...(brand !== "" && { brand }),
        categoryIdentifier,
        attributes: stated.attributes,
      },
      accepted: [...new Set(accepted)],
      unknownAttributes: stated.unknown,
    };
  };
}

function listOf(text: string | undefined): readonly string[] {
  if (text === undefined || !text.startsWith("[")) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((member) => typeof member === "string") : [];
  } catch {
    return [];
  }
}

interface LabelColumn {
  readonly column: string;
  /** One sentence. */
  readonly why: string;
}

interface ColumnSearch {
  readonly feed: Feed;
  /** For messages. */
  readonly name: string;
  /** Columns already used for another field. */
  readonly taken: ReadonlySet<string>;
  /** Resolves a cell to a category identifier. */
  readonly find: (text: string) => string | undefined;
}

/** A longer cell (characters) is prose, not a label. */
const longestLabel = 500;

/** Among columns whose share of categories is within this of the best one, the name decides. */
const equalShare = 0.02;

/**
 * Finds the label column: the one with the most cells in the feed's sample that resolve to a category.
 * @throws PdoError PDO_FEED_LABELS_MISSING where no column has any
 */
function findLabelColumn({ feed, name, taken, find }: ColumnSearch): LabelColumn {
  const { sample, description } = feed;
  const columns = description.columns.filter((column) => column.trim() !== "" && !taken.has(column));
  const named = columnCandidates("category", { columns, dialectName: description.dialectName, sample });
  const rank = (column: string) => {
    const place = named.findIndex((candidate) => candidate.column === column);
    return place < 0 ? named.length : place;
  };
  const shares = columns
    .map((column) => ({ column, ...countFound(sample, column, find) }))
    .filter(({ share }) => share > 0);
  const most = Math.max(0, ...shares.map(({ share }) => share));
  const [best] = shares
    .filter(({ share }) => share >= most - equalShare)
    .sort((one, other) => other.identifiers - one.identifiers || rank(one.column) - rank(other.column));
  if (best === undefined) throw labelsMissing(name, columns);
  const percent = Math.round(best.share * 100);
  return {
    column: best.column,
    why: `The category is in "${best.column}": ${percent} % of its cells in the sample are the catalog's.`,
  };
}

/** An identifier is unambiguous, unlike a path, so of two such columns the one with identifiers is preferred. */
function countFound(sample: readonly FeedRecord[], column: string, find: ColumnSearch["find"]) {
  const cells = sample
    .map((record) => record.text(column)?.trim() ?? "")
    .filter((text) => text !== "" && text.length <= longestLabel);
  const found = cells
    .map((text) => ({ text, identifier: find(text) }))
    .filter(({ identifier }) => identifier);
  return {
    share: cells.length === 0 ? 0 : found.length / cells.length,
    identifiers: found.filter(({ text, identifier }) => text === identifier).length,
  };
}

function labelsMissing(name: string, columns: readonly string[]): PdoError {
  return cliError({
    code: "PDO_FEED_LABELS_MISSING",
    what: `${name}: no column holds categories of the channel's catalog.`,
    seen: `The columns are: ${columns.slice(0, 20).join(", ")}.`,
    nextStep:
      "A category is said by its identifier or its path of names (see pdo categories); name the column with --map category=COLUMN, and import your own catalog first (pdo catalog import).",
  });
}
