import { type Language, languages } from "../../contract/vocabulary.ts";
import type { CategoryRecord } from "../model.ts";

/** In which language to read each category, one for all of them where all have a name in it; undefined of a nameless one. */
export type LanguageOf = (category: CategoryRecord) => Language | undefined;

/** The language in which most categories have a name, and for the others the next one that they have. */
export function tellingLanguages(categories: readonly CategoryRecord[]): LanguageOf {
  const counts = languages.map((language) => ({
    language,
    count: categories.filter(({ names }) => names[language] !== undefined).length,
  }));
  const preferred = counts.sort((one, other) => other.count - one.count).map(({ language }) => language);
  return ({ names }) => preferred.find((language) => names[language] !== undefined);
}
