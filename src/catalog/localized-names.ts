import type { CategorySuggestion } from "../api/categorization.ts";
import type { Attribute, Category, Value } from "../api/reference-lists.ts";
import { type Language, languages } from "../api/vocabulary.ts";
import type { AttributeRecord, Catalog, CategoryRecord, Names, ValueRecord } from "./model.ts";

/** A category suggestion without its score. */
export type CategoryPlace = Omit<CategorySuggestion, "score">;

/** A category with its path, in the contract's form. */
export function placeOf(catalog: Pick<Catalog, "path">, record: CategoryRecord): CategoryPlace {
  return { category: toCategory(record), path: catalog.path(record.identifier).map(toCategory) };
}

/** A category in the contract's form; likewise the two below. */
export function toCategory({ identifier, names }: CategoryRecord): Category {
  return { identifier, languages: toLanguagesMap(names) };
}

export function toAttribute({ identifier, requirementLevel, names }: AttributeRecord): Attribute {
  return { identifier, requirement_level: requirementLevel, languages: toLanguagesMap(names) };
}

export function toValue({ identifier, names }: ValueRecord): Value {
  return { identifier, languages: toLanguagesMap(names) };
}

/** The contract's map of names: always all four languages. */
type LanguagesMap = Record<Language, { name: string }>;

/**
 * The name in the given language, else in English, else in any language.
 * @returns "" only where there is no name at all, which sources must not contain
 */
export function localizedName(names: Names, language: Language): string {
  const name = names[language] ?? names.en;
  if (name !== undefined) return name;
  for (const other of languages) {
    const name = names[other];
    if (name !== undefined) return name;
  }
  return "";
}

/** The names from the root to the category, "Fashion > Women > Dresses"; "" for an unknown category. */
export function categoryPathText(catalog: Catalog, identifier: string, language: Language): string {
  return catalog
    .path(identifier)
    .map((category) => localizedName(category.names, language))
    .join(" > ");
}

export function toLanguagesMap(names: Names): LanguagesMap {
  return {
    en: { name: localizedName(names, "en") },
    de: { name: localizedName(names, "de") },
    fr: { name: localizedName(names, "fr") },
    it: { name: localizedName(names, "it") },
  };
}
