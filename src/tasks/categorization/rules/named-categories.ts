import { languages } from "../../../api/vocabulary.ts";
import type { Catalog } from "../../../catalog/model.ts";
import { oncePerKey, oncePerObject } from "../../../lib/once.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";

/** Folded words, and beginnings of words, which end in `*`. */
export function createWordTest(words: ReadonlySet<string>): (folded: string) => boolean {
  const beginnings = [...words].filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  return (folded) => words.has(folded) || beginnings.some((beginning) => folded.startsWith(beginning));
}

/**
 * The folded words of the names on a category's path, by its number, in all languages.
 * @param steps of the path that are looked at, from the department on
 */
export function pathWords(
  catalog: Catalog,
  number: number,
  steps = Number.POSITIVE_INFINITY,
): readonly string[] {
  const path = catalog.path(catalog.categoryAt(number)?.identifier ?? "").slice(0, steps);
  const names = path.flatMap((step) => languages.map((language) => step.names[language] ?? ""));
  return names.flatMap((name) => tokenize(name).map(({ folded }) => folded));
}

/**
 * Whether a category, by its number, has a word in a name on its path, in any language. Computed lazily and cached as long as the catalog.
 * @param isWord of a folded word
 * @param steps see `pathWords`
 */
export function createNamedCategories(
  isWord: (folded: string) => boolean,
  steps?: number,
): (catalog: Catalog) => (number: number) => boolean {
  return oncePerObject((catalog) => oncePerKey((number) => pathWords(catalog, number, steps).some(isWord)));
}
