import type { Language } from "../contract/vocabulary.ts";
import type { Catalog, CategoryRecord } from "./model.ts";
import { oncePerObject } from "./once-per-key.ts";
import { type CategoryIndex, createCategoryIndex } from "./search.ts";

const maxFound = 50;
/** The catalog's one index, built at first use and kept as long as the catalog. */
export const categoryIndex: (catalog: Catalog) => CategoryIndex = oncePerObject(createCategoryIndex);

/**
 * What a person means who types a few words: the category whose identifier this is, then those of which it is the
 * name, then those that its words find, slips and parts of words included.
 * @param language in which the words are; all four where not given
 * @returns at most 50, best first
 */
export function findCategories(catalog: Catalog, words: string, language?: Language): CategoryRecord[] {
  const options = { limit: maxFound, isTolerant: true, ...(language ? { language } : {}) };
  const identified = catalog.findCategory(words.trim());
  const found = categoryIndex(catalog)
    .search([{ text: words, weight: 1 }], options)
    .map((match) => match.category);
  return [...new Set(identified ? [identified, ...found] : found)].slice(0, maxFound);
}
