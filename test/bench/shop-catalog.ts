import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Catalog } from "../../src/catalog/model.ts";
import type { Language } from "../../src/contract/vocabulary.ts";
import { importCatalog } from "./bench-catalogs.ts";
import { setsFolder } from "./bench-products.ts";

interface ShopCategory {
  readonly id: string;
  /** Names from the root down, joined by " > ". */
  readonly path: string;
}

/** A labelled set's own categories, as a shop would import them: a name in its one language, no other words. */
export async function shopCatalog(set: string, language: Language): Promise<Catalog> {
  const categories: ShopCategory[] = JSON.parse(
    readFileSync(join(setsFolder, set, "categories.json"), "utf8"),
  );
  const folder = mkdtempSync(join(tmpdir(), "pdo-bench-"));
  try {
    const path = join(folder, "categories.csv");
    writeFileSync(path, writeTable(categories, language));
    return await importCatalog("csv", path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeTable(categories: readonly ShopCategory[], language: Language): string {
  const identifiers = new Map(categories.map(({ id, path }) => [path, id]));
  const rows = new Map<string, string>();
  const add = (path: string): string => {
    const identifier = identifiers.get(path) ?? path;
    if (rows.has(path)) return identifier;
    const end = path.lastIndexOf(" > ");
    const parent = end < 0 ? "" : add(path.slice(0, end));
    rows.set(path, [identifier, parent, end < 0 ? path : path.slice(end + 3)].map(quoted).join(","));
    return identifier;
  };
  for (const { path } of categories) add(path);
  return [`identifier,parent_identifier,name_${language}`, ...rows.values(), ""].join("\n");
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
