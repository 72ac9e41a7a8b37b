import { languages } from "../../../api/vocabulary.ts";
import type { Catalog } from "../../../catalog/model.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";

/** Folded words, and beginnings of words, which end in `*`. */
export function createWordTest(words: ReadonlySet<string>): (folded: string) => boolean {
  const beginnings = [...words].filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  return (folded) => words.has(folded) || beginnings.some((beginning) => folded.startsWith(beginning));
}

/**
 * Whether a category, by its number, has a word in a name on its path, in any language. Computed lazily and cached as long as the catalog.
 * @param isWord of a folded word
 * @param steps of the path that are looked at, from the department on
 */
export function createNamedCategories(
  isWord: (folded: string) => boolean,
  steps = Number.POSITIVE_INFINITY,
): (catalog: Catalog) => (number: number) => boolean {
  return oncePerObject((catalog) => {
    const known = new Map<number, boolean>();
    const isNamed = (number: number) => {
      const category = catalog.categoryAt(number);
      if (category === undefined) return false;
      return catalog
        .path(category.identifier)
        .slice(0, steps)
        .some(({ names }) =>
          languages.some((language) => tokenize(names[language] ?? "").some(({ folded }) => isWord(folded))),
        );
    };
    return (number) => {
      const found = known.get(number) ?? isNamed(number);
      known.set(number, found);
      return found;
    };
  });
}
