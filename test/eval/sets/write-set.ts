import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languages } from "../../../src/api/vocabulary.ts";
import { renderCsv } from "../../../src/feed/formats/delimited-cells.ts";
import type { AttributeRow, AttributionSet } from "./attribution-set.ts";
import type { CategorizationSet, CategoryRow } from "./categorization-set.ts";
import { categoryTable } from "./category-table.ts";

/** A set as a user of pdo would have it: a catalog to import, labelled feeds to learn from and to be measured on. */
export interface SetFiles {
  /** Holds all of it. */
  readonly folder: string;
  readonly catalogFolder: string;
  readonly trainFeed: string;
  readonly testFeed: string;
}

export function writeCategorizationSet({ set, categories, train, test }: CategorizationSet): SetFiles {
  const named = /-([a-z]{2})\b/.exec(set.name)?.[1];
  const language = languages.find((each) => each === named) ?? "en";
  return writeFiles({
    tables: { categories: categoryTable(categories, language) },
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
    writeFileSync(join(catalogFolder, `${name}.csv`), renderCsv(rows, "off"));
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
