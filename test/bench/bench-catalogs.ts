import { existsSync } from "node:fs";
import { join } from "node:path";
import { assembleSource } from "../../src/catalog/builtin/assemble-source.ts";
import { loadSource } from "../../src/catalog/builtin/load-source.ts";
import { builtinSourceFolder } from "../../src/catalog/builtin-folders.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import type { CatalogContent } from "../../src/catalog/catalog-content.ts";
import { compileContent } from "../../src/catalog/compile-content.ts";
import { importContent } from "../../src/catalog/import-content.ts";
import type { Catalog } from "../../src/catalog/model.ts";
import { salesChannels } from "../../src/contract/vocabulary.ts";

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

/** A catalog as an import would leave it, without a file. */
export async function importCatalog(format: string, path: string): Promise<Catalog> {
  const { content } = await importContent({
    salesChannel: "channel_a",
    format,
    paths: [path],
    reserved: [],
  });
  return open(content);
}

function open(content: CatalogContent): Catalog {
  return createCatalog(compileContent(content), "builtin");
}
