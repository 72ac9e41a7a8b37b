import { z } from "zod";
import type { Operation } from "./operations.ts";
import { integerParameter, requirementLevelEnum, salesChannelEnum } from "./parameters.ts";

const localizedName = z.object({ name: z.string() });

/** A name in each of the contract's four languages. */
const languagesMap = z
  .object({
    en: localizedName,
    de: localizedName,
    fr: localizedName,
    it: localizedName,
  })
  .meta({ id: "LanguagesMap" });

export const category = z.object({ identifier: z.string(), languages: languagesMap }).meta({
  id: "Category",
  description: "A category; its identifier is unique over all channels.",
});
export type Category = z.output<typeof category>;

export const attribute = z
  .object({
    identifier: z.string(),
    requirement_level: requirementLevelEnum,
    languages: languagesMap,
  })
  .meta({
    id: "Attribute",
    description: "An attribute as one category asks for it.",
  });
export type Attribute = z.output<typeof attribute>;

export const value = z
  .object({ identifier: z.string(), languages: languagesMap })
  .meta({ id: "Value", description: "An allowed value of an attribute." });
export type Value = z.output<typeof value>;

/** For the examples of the interface description; identifiers are made up. */
export const dresses = {
  identifier: "clothing-dresses",
  languages: {
    en: { name: "Dresses" },
    de: { name: "Kleider" },
    fr: { name: "Robes" },
    it: { name: "Abiti" },
  },
};

export const clothing = {
  identifier: "clothing",
  languages: {
    en: { name: "Clothing" },
    de: { name: "Bekleidung" },
    fr: { name: "Vêtements" },
    it: { name: "Abbigliamento" },
  },
};

export const colour = {
  identifier: "color",
  requirement_level: "required" as const,
  languages: {
    en: { name: "Colour" },
    de: { name: "Farbe" },
    fr: { name: "Couleur" },
    it: { name: "Colore" },
  },
};

export const red = {
  identifier: "red",
  languages: { en: { name: "Red" }, de: { name: "Rot" }, fr: { name: "Rouge" }, it: { name: "Rosso" } },
};

const attributeList = z.object({
  attribute_count: z.int().nonnegative(),
  attributes: z.array(attribute),
});

/** A part of a list. The counts of an answer stay those of the whole list. */
const part = {
  limit: integerParameter(1, 10_000).optional().describe("At most so many entries. Absent: all of them."),
  offset: integerParameter(0, 1_000_000).optional().describe("How many entries to skip. Absent: none."),
};

const categoriesResponse = z
  .object({
    category_count: z.int().nonnegative(),
    categories: z.array(category),
  })
  .meta({ id: "CategoriesResponse" });

export const listCategories = {
  kind: "data",
  method: "GET",
  path: "/data/categories",
  summary: "List a sales channel's categories.",
  query: z.object({ sales_channel: salesChannelEnum, ...part }),
  response: categoriesResponse,
  example: { response: { category_count: 2, categories: [clothing, dresses] } },
} as const satisfies Operation;

const attributesResponse = z
  .object({
    total_attribute_count: z.int().nonnegative(),
    required_attributes: attributeList,
    recommended_attributes: attributeList,
    optional_attributes: attributeList,
    category,
  })
  .meta({ id: "AttributesResponse" });

const noAttributes = { attribute_count: 0, attributes: [] };

export const listAttributes = {
  kind: "data",
  method: "GET",
  path: "/data/attributes",
  summary: "List the attributes that a category asks for, by requirement level.",
  query: z.object({ category_identifier: z.string(), ...part }),
  response: attributesResponse,
  example: {
    response: {
      total_attribute_count: 1,
      required_attributes: { attribute_count: 1, attributes: [colour] },
      recommended_attributes: noAttributes,
      optional_attributes: noAttributes,
      category: dresses,
    },
  },
} as const satisfies Operation;

const valuesResponse = z
  .object({
    total_value_count: z.int().nonnegative(),
    values: z.array(value),
    attribute: attribute.nullable(),
    category,
  })
  .meta({ id: "ValuesResponse", description: "`attribute` is null where no attribute was asked for." });

export const listValues = {
  kind: "data",
  method: "GET",
  path: "/data/values",
  summary: "List the values that a category, or one of its attributes, allows.",
  query: z.object({
    category_identifier: z.string(),
    attribute_identifier: z.string().optional().describe("Absent: the values of all its attributes."),
    ...part,
  }),
  response: valuesResponse,
  example: { response: { total_value_count: 1, values: [red], attribute: colour, category: dresses } },
} as const satisfies Operation;
