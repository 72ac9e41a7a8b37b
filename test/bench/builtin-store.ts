import { assembleSource } from "../../src/catalog/builtin/assemble-source.ts";
import { loadSource } from "../../src/catalog/builtin/load-source.ts";
import { builtinSourceFolder } from "../../src/catalog/builtin-folders.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { compileContent } from "../../src/catalog/compile-content.ts";
import type { CatalogStore } from "../../src/catalog/store.ts";
import type { SalesChannel } from "../../src/contract/vocabulary.ts";

/** The built-in catalogs alone: texts need their words. */
export function createBuiltinStore(): CatalogStore {
  const open = (channel: SalesChannel) =>
    createCatalog(compileContent(assembleSource(loadSource(builtinSourceFolder, channel))), "builtin");
  const [first, second] = [open("channel_a"), open("channel_b")];
  return {
    catalog: (channel) => (channel === "channel_a" ? first : second),
    findCategory: () => undefined,
    importCatalog: () => Promise.reject(new Error("Nothing is imported here.")),
    removeImport: () => false,
  };
}
