import type { SalesChannel } from "../../src/api/vocabulary.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { compileContent } from "../../src/catalog/compile.ts";
import type { AttributeRecord, Catalog, CategoryRecord } from "../../src/catalog/model.ts";
import type { CatalogStore } from "../../src/catalog/store.ts";

const teapots: CategoryRecord = {
  identifier: "a-tea-samovars",
  names: { en: "Samovars", de: "Samoware", fr: "Samovars à thé", it: "Samovar" },
  terms: { en: ["tea urn"], de: ["Teemaschine"] },
};

const finish: AttributeRecord = {
  identifier: "finish",
  requirementLevel: "optional",
  kind: "closed",
  names: { en: "Finish", de: "Oberfläche", fr: "Finition", it: "Finitura" },
  terms: {},
  values: [
    {
      identifier: "hammered",
      names: { en: "Hammered", de: "Gehämmert", fr: "Martelé", it: "Martellato" },
      terms: { fr: ["martelée"], en: ["dimpled"] },
    },
  ],
};

function catalogOf(salesChannel: SalesChannel, records: readonly CategoryRecord[]): Catalog {
  const categories = records.map((record) => ({ record, attributes: [finish] }));
  return createCatalog(compileContent({ salesChannel, categories }), "builtin");
}

export const smallCatalogs = [catalogOf("channel_a", [teapots]), catalogOf("channel_b", [])] as const;

/** A store of two tiny channels: one category, one closed attribute. */
export function createSmallStore(): CatalogStore {
  return {
    channels: () => ["channel_a", "channel_b"],
    catalog: (channel) => (channel === "channel_a" ? smallCatalogs[0] : smallCatalogs[1]),
    findCategory: () => undefined,
    importCatalog: () => {
      throw new Error("not part of these tests");
    },
    removeImport: () => false,
  };
}
