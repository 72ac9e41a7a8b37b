import { createAttributeFinder } from "../../catalog/attribute-finder.ts";
import { createCategoryFinder } from "../../catalog/category-finder.ts";
import type { Catalog } from "../../catalog/model.ts";
import { type ColumnMapping, resolveColumns } from "../../feed/columns.ts";
import { requestedColumn } from "../../feed/mapping/requested-column.ts";
import type { ProductField } from "../../feed/product-field.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { type NamedFeed, openNamedFeed } from "../open-named-feed.ts";
import type { Flags } from "../resolve-settings.ts";
import type { Session } from "../session.ts";
import { findLabelColumn, type LabelColumn } from "./label-column.ts";
import type { LabelledRow, RowFault } from "./labelled-row.ts";
import { attributeColumns, readAttributes } from "./read-attributes.ts";

/** A feed whose products' categories, and perhaps attributes, are known; read once. */
export interface LabelledFeed {
  /** For messages. */
  readonly name: string;
  /** How the columns were found; sentences. */
  readonly why: readonly string[];
  /** In order, in batches; memory does not grow with the feed. */
  rows(signal: AbortSignal): AsyncIterable<readonly (LabelledRow | RowFault)[]>;
  close(): Promise<void>;
}

/**
 * @param path `-` is standard input
 * @throws FeedProblem; CliProblem PDO_FEED_LABELS_MISSING. Then nothing is left open
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
  const { category: askedCategory, ...map } = settings.map;
  const mapping = resolveColumns(feed.description, {
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
    askedCategory === undefined
      ? findLabelColumn({ feed, name, taken: textColumns(mapping), find: findCategory })
      : { column: requestedColumn("category", askedCategory, columns), why: "The category is as asked." };
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

/** A JSON list of further categories that are as right as the row's own. */
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
