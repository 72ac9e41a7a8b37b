import type { Attribute, Category, Value } from "../contract/reference-lists.ts";
import { toLanguagesMap } from "./localized-name.ts";
import type { AttributeRecord, CategoryRecord, ValueRecord } from "./model.ts";

/** A category as the contract writes it; likewise the two below. */
export function toCategory({ identifier, names }: CategoryRecord): Category {
  return { identifier, languages: toLanguagesMap(names) };
}

export function toAttribute({ identifier, requirementLevel, names }: AttributeRecord): Attribute {
  return { identifier, requirement_level: requirementLevel, languages: toLanguagesMap(names) };
}

export function toValue({ identifier, names }: ValueRecord): Value {
  return { identifier, languages: toLanguagesMap(names) };
}
