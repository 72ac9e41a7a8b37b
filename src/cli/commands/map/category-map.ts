import { createCategoryFinder } from "../../../catalog/finders.ts";
import { categoryPathText, placeOf } from "../../../catalog/localized-names.ts";
import type { Catalog } from "../../../catalog/model.ts";
import { normalizeColumn } from "../../../feed/column-names.ts";
import type { Feed } from "../../../feed/feed.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { foldText, normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { type Place, sourceCategoryKey } from "../../../pipeline/source-categories/source-category.ts";
import { categoryMapColumns } from "./errors.ts";

/** A line of a category map, as it was written. */
export interface MapLine {
  /** 1-based, in the file. */
  readonly line: number;
  readonly source: string;
  /** Identifier, path or name of a leaf; empty: its rows are categorized one by one. */
  readonly category: string;
  /** The identifier that pdo wrote beside the category. It decides nothing: people correct the category and leave it standing. */
  readonly identifier: string;
  readonly products: string;
}

/** The columns of the table, in their order. `category` is the one to correct. */
export const mapColumns = [
  ...["source_category", "rows", "category", "category_id", "score", "sure"],
  ...["other_categories", "products"],
] as const;

/**
 * The lines of a category map, however a spreadsheet has saved it: any delimiter, encoding and order of columns.
 * @throws PdoError PDO_CATEGORY_MAP_COLUMNS where the columns source_category and category are not there
 */
export async function readCategoryMap(feed: Feed, name: string): Promise<MapLine[]> {
  const { columns } = feed.description;
  const columnOf = (wanted: string) =>
    columns.find((column) => normalizeColumn(column) === normalizeColumn(wanted));
  const [source, category] = [columnOf("source_category"), columnOf("category")];
  if (source === undefined || category === undefined) throw categoryMapColumns(name, columns);
  const [identifier, products] = [columnOf("category_id"), columnOf("products")];
  const lines = new Map<string, MapLine>();
  for await (const records of feed.records()) {
    for (const record of records) {
      const text = (column: string | undefined) =>
        column === undefined ? "" : withoutGuard(record.text(column)?.trim() ?? "");
      const line = {
        line: record.line,
        source: text(source),
        category: text(category),
        identifier: text(identifier),
        products: text(products),
      };
      // Of two lines for one source category the later one counts.
      if (line.source !== "") lines.set(sourceCategoryKey(line.source), line);
    }
  }
  return [...lines.values()];
}

/** A cell that a spreadsheet would run as a formula is written behind an apostrophe. */
function withoutGuard(text: string): string {
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

/** What a line's category is in the catalog. */
type Resolved =
  | { readonly state: "leaf"; readonly identifier: string }
  /** Nothing was written: the line maps nothing. */
  | { readonly state: "empty" }
  | { readonly state: "inner"; readonly identifier: string }
  /** No category is called so, or several are. */
  | { readonly state: "unknown" };

const finderOf = oncePerObject((catalog: Catalog) => {
  const find = createCategoryFinder({
    categories: catalog.categories,
    find: (identifier) => catalog.findCategory(identifier),
    path: (identifier) => catalog.path(identifier),
  });
  const byName = leavesByName(catalog);
  return (text: string) => find(text) ?? byName.get(foldText(normalizeWhitespace(text)));
});

/** A name that a leaf shares with inner categories means the leaf; one that several leaves share means none. */
function leavesByName(catalog: Catalog): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const { identifier, names } of catalog.categories) {
    if (!catalog.isLeaf(identifier)) continue;
    for (const name of new Set(Object.values(names).map((written) => foldText(written)))) {
      const isFree = !found.has(name) || found.get(name) === identifier;
      found.set(name, isFree ? identifier : undefined);
    }
  }
  return found;
}

export function resolveCategory(catalog: Catalog, written: string): Resolved {
  if (written === "") return { state: "empty" };
  const identifier = finderOf(catalog)(written);
  if (identifier === undefined) return { state: "unknown" };
  return { state: catalog.isLeaf(identifier) ? "leaf" : "inner", identifier };
}

/** What a map says of a run's rows. */
export interface ReadMap {
  readonly decided: ReadonlyMap<string, Place>;
  /** Keys of all source categories that have a line, mapped or not. */
  readonly known: ReadonlySet<string>;
  /** Lines whose category the catalog has not, or not as a leaf. */
  readonly faulty: readonly MapLine[];
}

export function applyMap(catalog: Catalog, lines: readonly MapLine[]): ReadMap {
  const decided = new Map<string, Place>();
  const faulty: MapLine[] = [];
  for (const line of lines) {
    const resolved = resolveCategory(catalog, line.category);
    if (resolved.state === "unknown" || resolved.state === "inner") faulty.push(line);
    const record = resolved.state === "leaf" ? catalog.findCategory(resolved.identifier) : undefined;
    if (record !== undefined) decided.set(sourceCategoryKey(line.source), placeOf(catalog, record));
  }
  return { decided, known: new Set(lines.map(({ source }) => sourceCategoryKey(source))), faulty };
}

/** A line that the channel's catalog has something to say about. */
export interface TouchedLine {
  readonly line: number;
  readonly source_category: string;
  readonly category: string;
  /** `renamed`: the identifier is there under another name; `inner`: it is no leaf any more; `gone`: neither. */
  readonly state: "renamed" | "inner" | "gone";
  /** What the identifier beside it is called now. Null: it is gone too. */
  readonly now: string | null;
}

/** The lines whose category the catalog does not have as a leaf, in the file's order. */
export function touchedLines(
  catalog: Catalog,
  lines: readonly MapLine[],
  language: "en" | "de" | "fr" | "it",
) {
  return lines.flatMap((line): TouchedLine[] => {
    const resolved = resolveCategory(catalog, line.category);
    if (resolved.state === "leaf" || resolved.state === "empty") return [];
    const isThere = catalog.findCategory(line.identifier) !== undefined;
    const state = resolved.state === "inner" ? "inner" : isThere ? "renamed" : "gone";
    const now = isThere ? categoryPathText(catalog, line.identifier, language) : null;
    return [{ line: line.line, source_category: line.source, category: line.category, state, now }];
  });
}
