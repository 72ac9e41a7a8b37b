import { assembleSource } from "../../src/catalog/builtin/assemble-source.ts";
import { loadSource } from "../../src/catalog/builtin/load-source.ts";
import { builtinSourceFolder } from "../../src/catalog/builtin-folders.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { compileContent } from "../../src/catalog/compile-content.ts";
import type { Catalog } from "../../src/catalog/model.ts";
import { salesChannels } from "../../src/contract/vocabulary.ts";

/** The catalogs to measure with. */
export function benchCatalogs(): { readonly name: string; readonly catalog: Catalog }[] {
  return salesChannels.map((salesChannel) => ({
    name: `the built-in catalog of ${salesChannel}`,
    catalog: createCatalog(
      compileContent(
        assembleSource(loadSource(process.env.PDO_BENCH_SOURCE ?? builtinSourceFolder, salesChannel)),
      ),
      "builtin",
    ),
  }));
}
