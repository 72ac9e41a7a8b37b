import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderCsv } from "../../../src/feed/csv/render-csv.ts";
import { windows1252ToText } from "../../../src/text/windows-1252.ts";
import type { AttributeRow, AttributionSet } from "./attribution-set.ts";
import type { CategorizationSet, CategoryRow, ListedCategory } from "./categorization-set.ts";

/** A set as a user of pdo would have it: a catalog to import, labelled feeds to learn from and to be measured on. */
export interface SetFiles {
  /** Holds all of it. */
  readonly folder: string;
  readonly catalogFolder: string;
  readonly trainFeed: string;
  readonly testFeed: string;
}

export function writeCategorizationSet({ set, categories, train, test }: CategorizationSet): SetFiles {
  const language = /-(en|de|fr|it)\b/.exec(set.name)?.[1] ?? "en";
  const header = ["identifier", "parent_identifier", `name_${language}`];
  return writeFiles({
    tables: { categories: [header, ...categoryTree(categories)] },
    train: train.map(toProductLine),
    test: test.map(toProductLine),
  });
}

export function writeAttributionSet({ schema, train, test }: AttributionSet): SetFiles {
  const categories = Object.keys(schema);
  const attributes = categories.flatMap((category) =>
    (schema[category] ?? []).map((name) => [category, name, "optional", "open", name]),
  );
  return writeFiles({
    tables: {
      categories: [["identifier", "name_en"], ...categories.map((name) => [name, name])],
      attributes: [
        ["category_identifier", "identifier", "requirement_level", "kind", "name_en"],
        ...attributes,
      ],
    },
    train: train.map(toAttributedLine),
    test: test.map(toAttributedLine),
  });
}

function toProductLine({ id, name, description, brand, category_id, category_ids_accepted }: CategoryRow) {
  return { id, name, description: description ?? "", brand: brand ?? "", category_id, category_ids_accepted };
}

function toAttributedLine({ id, title, description, category, attributes, accepted }: AttributeRow) {
  return { id, name: title, description: description ?? "", category, attributes, accepted };
}

/**
 * Every step of a path is a category; those that the list does not name get an identifier of their own. Characters of
 * Windows-1252 that were taken for those of Latin-1 are mended: as control characters no catalog may hold them.
 */
function categoryTree(categories: readonly ListedCategory[]): string[][] {
  const identifiers = new Map(categories.map(({ id, path }) => [path, id]));
  const rows = new Map<string, string[]>();
  const place = (path: string): string => {
    const identifier = identifiers.get(path) ?? `branch-${identifiers.size + 1}`;
    identifiers.set(path, identifier);
    const steps = path.split(" > ");
    if (!rows.has(path)) {
      const parent = steps.length > 1 ? place(steps.slice(0, -1).join(" > ")) : "";
      rows.set(path, [identifier, parent, windows1252ToText(steps.at(-1) ?? path)]);
    }
    return identifier;
  };
  for (const { path } of categories) place(path);
  return [...rows.values()];
}

interface Contents {
  readonly tables: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly train: readonly object[];
  readonly test: readonly object[];
}

function writeFiles({ tables, train, test }: Contents): SetFiles {
  const folder = mkdtempSync(join(tmpdir(), "pdo-eval-"));
  const catalogFolder = join(folder, "catalog");
  mkdirSync(catalogFolder);
  for (const [name, rows] of Object.entries(tables))
    writeFileSync(join(catalogFolder, `${name}.csv`), renderCsv(rows));
  const writeFeed = (name: string, rows: readonly object[]) => {
    const path = join(folder, name);
    writeFileSync(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    return path;
  };
  return {
    folder,
    catalogFolder,
    trainFeed: writeFeed("train.jsonl", train),
    testFeed: writeFeed("test.jsonl", test),
  };
}
