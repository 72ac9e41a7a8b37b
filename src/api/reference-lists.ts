import { z } from "zod";
import { requirementLevelEnum } from "./parameters.ts";

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
  description: "A category; its identifier is unique over both channels.",
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

const attributeList = z.object({
  attribute_count: z.int().nonnegative(),
  attributes: z.array(attribute),
});

/** `GET /data/categories`. */
export const categoriesResponse = z
  .object({
    category_count: z.int().nonnegative(),
    categories: z.array(category),
  })
  .meta({ id: "CategoriesResponse" });

/** `GET /data/attributes`. */
export const attributesResponse = z
  .object({
    total_attribute_count: z.int().nonnegative(),
    required_attributes: attributeList,
    recommended_attributes: attributeList,
    optional_attributes: attributeList,
    category,
  })
  .meta({ id: "AttributesResponse" });

export const valuesResponse = z
  .object({
    total_value_count: z.int().nonnegative(),
    values: z.array(value),
    attribute: attribute.nullable(),
    category,
  })
  .meta({ id: "ValuesResponse", description: "`attribute` is null where no attribute was asked for." });
