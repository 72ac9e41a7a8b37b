import type { ImportFormat } from "../../src/catalog/importers/importer.ts";
import type { AttributeRecord, CatalogContent } from "../../src/catalog/model.ts";
import type { Files } from "./importers/import-files.ts";

const json = (value: unknown) => JSON.stringify(value, undefined, 2);
const lines = (...texts: readonly string[]) => `${texts.join("\n")}\n`;

const categoryNames = {
  "11": { en: "Stationery", de: "Schreibwaren", fr: "Papeterie", it: "Cartoleria" },
  "12": { en: "Pens", de: "Stifte", fr: "Stylos", it: "Penne" },
  "13": { en: "Pens - Refills", de: "Minen", fr: "Recharges", it: "Ricariche" },
} as const;
const inkNames = { en: "Ink", de: "Tinte", fr: "Encre", it: "Inchiostro" } as const;
const valueNames = {
  "101": { en: "Blue", de: "Blau", fr: "Bleu", it: "Blu" },
  "102": { en: "Green", de: "Grün", fr: "Vert", it: "Verde" },
} as const;
const parents: Readonly<Record<string, string>> = { "12": "11", "13": "12" };
const languages = ["en", "de", "fr", "it"] as const;
type Language = (typeof languages)[number];

const ink: AttributeRecord = {
  identifier: "ink",
  requirementLevel: "recommended",
  kind: "closed",
  names: inkNames,
  terms: {},
  values: Object.entries(valueNames).map(([identifier, names]) => ({ identifier, names, terms: {} })),
};

/** Three categories below each other; the last two ask for an ink of two colours. */
export function littleCatalog(format: ImportFormat): CatalogContent {
  return {
    salesChannel: "channel_a",
    unusedAttributes: [],
    categories: Object.entries(categoryNames).map(([identifier, names]) => ({
      record: {
        identifier,
        ...(parents[identifier] === undefined ? {} : { parentIdentifier: parents[identifier] }),
        names,
        terms: {},
      },
      attributes: format === "google" || identifier === "11" ? [] : [ink],
    })),
  };
}

const allNames = (names: Readonly<Record<Language, string>>) =>
  languages.map((language) => names[language]).join(",");
const translations = (names: Readonly<Record<Language, string>>) =>
  languages.map((language) => ({ locale: `${language}_XX`, value: names[language] }));
const header = "name_en,name_de,name_fr,name_it";

const csv: Files = {
  "categories.csv": lines(
    `identifier,parent_identifier,${header}`,
    ...Object.entries(categoryNames).map(([id, names]) => `${id},${parents[id] ?? ""},${allNames(names)}`),
  ),
  "attributes.csv": lines(
    `category_identifier,identifier,${header}`,
    `12,ink,${allNames(inkNames)}`,
    `13,ink,${allNames(inkNames)}`,
  ),
  "values.csv": lines(
    `category_identifier,attribute_identifier,identifier,${header}`,
    ...Object.entries(valueNames).map(([id, names]) => `*,ink,${id},${allNames(names)}`),
  ),
};

const jsonl: Files = {
  "little.jsonl": lines(
    ...Object.entries(categoryNames).map(([identifier, names]) =>
      JSON.stringify({ type: "category", identifier, parent_identifier: parents[identifier] ?? null, names }),
    ),
    ...["12", "13"].map((category_identifier) =>
      JSON.stringify({ type: "attribute", category_identifier, identifier: "ink", names: inkNames }),
    ),
    ...Object.entries(valueNames).map(([identifier, { en, de, fr, it }]) =>
      JSON.stringify({
        ...{ type: "value", category_identifier: "*", attribute_identifier: "ink", identifier },
        ...{ name_en: en, name_de: de, name_fr: fr, name_it: it },
      }),
    ),
  ),
};

const shopifyOf = (language: Language): Files => ({
  [`${language}/categories.json`]: json({
    version: "1",
    verticals: [
      {
        name: categoryNames["11"][language],
        prefix: "11",
        categories: Object.entries(categoryNames).map(([id, names]) => ({
          id: `gid://shopify/TaxonomyCategory/${id}`,
          name: names[language],
          parent_id: parents[id] === undefined ? null : `gid://shopify/TaxonomyCategory/${parents[id]}`,
          attributes:
            id === "11"
              ? []
              : [
                  {
                    id: "gid://shopify/TaxonomyAttribute/7",
                    handle: "ink",
                    name: inkNames[language],
                    extended: false,
                  },
                ],
        })),
      },
    ],
  }),
  [`${language}/attributes.json`]: json({
    version: "1",
    attributes: [
      {
        id: "gid://shopify/TaxonomyAttribute/7",
        handle: "ink",
        name: inkNames[language],
        extended_attributes: [],
        // As in the real files, the order of values is that of their translated names.
        values: Object.entries(valueNames)
          .map(([id, names]) => ({
            id: `gid://shopify/TaxonomyValue/${id}`,
            name: names[language],
            handle: `ink__${id}`,
          }))
          .sort((one, other) => (one.name < other.name ? -1 : 1)),
      },
    ],
  }),
});

const locales: Readonly<Record<Language, string>> = { en: "en-US", de: "de-DE", fr: "fr-FR", it: "it-IT" };
const googleOf = (language: Language): Files => {
  const [root, pens, refills] = Object.values(categoryNames).map((names) => names[language]);
  return {
    [`taxonomy-with-ids.${locales[language]}.txt`]: lines(
      "# Google_Product_Taxonomy_Version: 2021-09-21",
      `11 - ${root}`,
      `12 - ${root} > ${pens}`,
      `13 - ${root} > ${pens} > ${refills}`,
    ),
  };
};

const mirakl: Files = {
  "h11.json": json({
    hierarchies: Object.entries(categoryNames).map(([code, names]) => ({
      code,
      label: names.en,
      label_translations: translations(names),
      parent_code: parents[code] ?? "",
    })),
  }),
  "pm11.json": json({
    attributes: [
      {
        code: "ink",
        hierarchy_code: "12",
        label: inkNames.en,
        label_translations: translations(inkNames),
        requirement_level: "RECOMMENDED",
        type: "LIST",
        values_list: "inks",
      },
    ],
  }),
  "vl11.json": json({
    values_lists: [
      {
        code: "inks",
        label: "Inks",
        values: Object.entries(valueNames).map(([code, names]) => ({
          code,
          label: names.en,
          label_translations: translations(names),
        })),
      },
    ],
  }),
};

/** The little catalog as each format writes it. */
export const littleSources: Readonly<Record<ImportFormat, Files>> = {
  csv,
  jsonl,
  shopify: Object.assign({}, ...languages.map(shopifyOf)),
  google: Object.assign({}, ...languages.map(googleOf)),
  mirakl,
};
