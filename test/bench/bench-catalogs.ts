import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { salesChannels } from "../../src/api/vocabulary.ts";
import { assembleSource } from "../../src/catalog/builtin-catalog.ts";
import { loadSource } from "../../src/catalog/builtin-source.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { builtinSourceFolder, builtinTargetFolder } from "../../src/catalog/catalog-files.ts";
import { compileContent } from "../../src/catalog/compile.ts";
import type { Catalog, CatalogContent } from "../../src/catalog/model.ts";
import { createCatalogStore } from "../../src/catalog/store.ts";

export const shopifySource = join(
  process.env.PDO_SHARED ?? join(import.meta.dirname, "../../../shared"),
  "data/taxonomies/shopify/dist",
);

interface BenchCatalog {
  readonly name: string;
  readonly catalog: Catalog;
}

/** The catalogs to measure with: the built-in ones, and a large one where PDO_SHARED has it. */
export async function benchCatalogs(): Promise<BenchCatalog[]> {
  const builtin = salesChannels.map((salesChannel) => ({
    name: `the built-in catalog of ${salesChannel}`,
    catalog: open(assembleSource(loadSource(builtinSourceFolder, salesChannel))),
  }));
  if (!existsSync(shopifySource)) return builtin;
  return [...builtin, { name: "Shopify's taxonomy", catalog: await importCatalog("shopify", shopifySource) }];
}

/** A catalog as `pdo catalog import` leaves it, the built-in one's knowledge included. */
export async function importCatalog(format: string, path: string): Promise<Catalog> {
  const home = mkdtempSync(join(tmpdir(), "pdo-bench-"));
  try {
    const store = createCatalogStore({ home, builtinFolder: builtinTargetFolder });
    const { catalog } = await store.importCatalog({ salesChannel: "channel_a", format, paths: [path] });
    return catalog;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

function open(content: CatalogContent): Catalog {
  return createCatalog(compileContent(content), "builtin");
}
