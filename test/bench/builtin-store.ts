import { type ContractChannel, salesChannels } from "../../src/api/vocabulary.ts";
import { assembleSource } from "../../src/catalog/builtin-catalog.ts";
import { loadSource } from "../../src/catalog/builtin-source.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { builtinSourceFolder } from "../../src/catalog/catalog-files.ts";
import { compileContent } from "../../src/catalog/compile.ts";
import type { CatalogStore } from "../../src/catalog/store.ts";

/** The built-in catalogs alone: texts need their words. */
export function createBuiltinStore(): CatalogStore {
  const open = (channel: ContractChannel) =>
    createCatalog(compileContent(assembleSource(loadSource(builtinSourceFolder, channel))), "builtin");
  const [first, second] = [open("channel_a"), open("channel_b")];
  return {
    channels: () => salesChannels,
    catalog: (channel) => (channel === "channel_a" ? first : second),
    findCategory: () => undefined,
    importCatalog: () => Promise.reject(new Error("Nothing is imported here.")),
    removeImport: () => false,
  };
}
