import { type Language, languages } from "../contract/vocabulary.ts";
import { foldText } from "../text/normal-form.ts";
import type { Catalog, CategoryRecord } from "./model.ts";
import { type CategoryIndex, createCategoryIndex } from "./search.ts";

const maxFound = 50;
const indexes = new WeakMap<Catalog, CategoryIndex>();

/** The catalog's one index, built at first use and kept as long as the catalog. */
export function categoryIndex(catalog: Catalog): CategoryIndex {
  const known = indexes.get(catalog);
  if (known) return known;
  const index = createCategoryIndex(catalog);
  indexes.set(catalog, index);
  return index;
}

/**
 * What a person means who types a few words: first the categories whose identifier or name this is,
 * then those that the index finds, then those that merely contain it.
 * @param language in which the words are; all four where not given
 * @returns at most 50, best first
 */
export function findCategories(catalog: Catalog, words: string, language?: Language): CategoryRecord[] {
  const folded = foldText(words.trim());
  if (folded === "") return [];
  const asked = language === undefined ? languages : [language];
  const namesOf = (category: CategoryRecord) => [
    foldText(category.identifier),
    ...asked.flatMap((each) => category.names[each] ?? []).map(foldText),
  ];
  const written = catalog.categories.map((category) => ({ category, names: namesOf(category) }));
  const those = (isMeant: (name: string) => boolean) =>
    written.filter(({ names }) => names.some(isMeant)).map(({ category }) => category);
  const found = categoryIndex(catalog)
    .search([{ text: words, weight: 1 }], { limit: maxFound, ...(language ? { language } : {}) })
    .map((match) => match.category);
  const all = new Set([
    ...those((name) => name === folded),
    ...found,
    ...those((name) => name.includes(folded)),
  ]);
  return [...all].slice(0, maxFound);
}
