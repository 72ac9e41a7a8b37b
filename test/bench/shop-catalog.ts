import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Language } from "../../src/api/vocabulary.ts";
import type { Catalog } from "../../src/catalog/model.ts";
import { renderCsv } from "../../src/feed/formats/delimited-cells.ts";
import type { ListedCategory } from "../eval/sets/categorization-set.ts";
import { categoryTable } from "../eval/sets/category-table.ts";
import { importCatalog } from "./bench-catalogs.ts";
import { setsFolder } from "./bench-products.ts";

/** A labelled set's own categories, imported. */
export async function shopCatalog(set: string, language: Language): Promise<Catalog> {
  const categories: ListedCategory[] = JSON.parse(
    readFileSync(join(setsFolder, set, "categories.json"), "utf8"),
  );
  const folder = mkdtempSync(join(tmpdir(), "pdo-bench-"));
  try {
    const path = join(folder, "categories.csv");
    writeFileSync(path, renderCsv(categoryTable(categories, language), "off"));
    return await importCatalog("csv", path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
