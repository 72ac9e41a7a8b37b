import { type Language, languages } from "../contract/vocabulary.ts";
import type { Catalog, Names } from "./model.ts";

/** The contract's map of names: always all four languages. */
export type LanguagesMap = Record<Language, { name: string }>;

/**
 * The name in the asked language, else in English, else in any language.
 * @returns "" only where there is no name at all, which no source may bring in
 */
export function localizedName(names: Names, language: Language): string {
  const asked = names[language] ?? names.en;
  if (asked !== undefined) return asked;
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
