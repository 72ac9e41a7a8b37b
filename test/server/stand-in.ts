import { unknownCategory } from "../../src/api/service-problem.ts";
import type { SalesChannel } from "../../src/api/vocabulary.ts";
import { createCatalog as openCatalog } from "../../src/catalog/catalog.ts";
import { compileContent } from "../../src/catalog/compile.ts";
import { toLanguagesMap } from "../../src/catalog/localized-names.ts";
import type { AttributeRecord, Catalog, CategoryRecord } from "../../src/catalog/model.ts";
import type { ReferenceCatalogs } from "../../src/server/service.ts";
import { engineWith } from "../stand-ins/engine.ts";

/** A small catalog and an engine that does next to nothing, through the real interfaces. */
const shirt: CategoryRecord = {
  identifier: "shirt",
  parentIdentifier: "clothing",
  names: { en: "Shirts", de: "Hemden" },
  terms: {},
};
const clothing: CategoryRecord = { identifier: "clothing", names: { en: "Clothing" }, terms: {} };
const lamp: CategoryRecord = { identifier: "lamp", names: { en: "Lamps", fr: "Lampes" }, terms: {} };

const colour: AttributeRecord = {
  identifier: "colour",
  requirementLevel: "required",
  kind: "closed",
  names: { en: "Colour", de: "Farbe", fr: "Couleur", it: "Colore" },
  terms: {},
  values: [
    { identifier: "red", names: { en: "Red", de: "Rot" }, terms: {} },
    { identifier: "blue", names: { en: "Blue", de: "Blau" }, terms: {} },
  ],
};
const size: AttributeRecord = {
  identifier: "size",
  requirementLevel: "optional",
  kind: "closed",
  names: { en: "Size" },
  terms: {},
  values: [{ identifier: "m", names: { en: "M" }, terms: {} }],
};

function createCatalog(
  salesChannel: SalesChannel,
  categories: readonly CategoryRecord[],
  attributes: Readonly<Record<string, readonly AttributeRecord[]>>,
): Catalog {
  const listed = categories.map((record) => ({ record, attributes: attributes[record.identifier] ?? [] }));
  return openCatalog(compileContent({ salesChannel, categories: listed }), "builtin");
}

const catalogs = {
  channel_a: createCatalog("channel_a", [clothing, shirt], { shirt: [colour, size] }),
  channel_b: createCatalog("channel_b", [lamp], {}),
};

function catalogOf(salesChannel: string): Catalog {
  return salesChannel === "channel_a" ? catalogs.channel_a : catalogs.channel_b;
}

export const standInCatalogs: ReferenceCatalogs = {
  channels: () => Object.keys(catalogs),
  catalog: catalogOf,
  findCategory: (identifier) => {
    for (const catalog of Object.values(catalogs)) {
      const category = catalog.findCategory(identifier);
      if (category) return { catalog, category };
    }
    return undefined;
  },
};

const toCategory = ({ identifier, names }: CategoryRecord) => ({
  identifier,
  languages: toLanguagesMap(names),
});

export const standInEngine = engineWith({
  optimizeName: async ({ body }) => ({
    message: "Done.",
    old_name: body.product_name,
    best_name: body.product_name.trim(),
    other_names: [],
  }),
  optimizeDescription: async ({ body, query }) => ({
    message: "Done.",
    old_description: body.product_description,
    best_description: body.product_description.trim(),
    other_descriptions: [],
    bullet_points: query.bullet_points ? ["Red"] : [],
    seo: query.seo ? { title: "Title", meta_description: "Text", keywords: [] } : null,
    language: query.translation_language ?? "en",
  }),
  categorize: async ({ query }) => {
    const catalog = catalogOf(query.sales_channel);
    const [best, ...others] = catalog.categories.slice(0, query.limit).map((category, index) => ({
      category: toCategory(category),
      path: catalog.path(category.identifier).map(toCategory),
      score: 1 / (index + 1),
    }));
    if (!best) throw new Error("The stand-in catalog is empty.");
    return {
      message: query.use_rag ? "There are no examples." : "Done.",
      best_category: best,
      other_categories: others,
    };
  },
  extractAttributes: async ({ query }) => {
    const found = catalogOf(query.sales_channel).findCategory(query.category_identifier);
    if (!found) throw unknownCategory(query.category_identifier);
    return {
      message: "Done.",
      category: toCategory(found),
      required_attributes: [],
      recommended_attributes: [],
      optional_attributes: [],
      missing_attributes: [],
    };
  },
});
