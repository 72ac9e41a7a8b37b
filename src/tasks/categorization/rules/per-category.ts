import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";
import { oncePerKey, oncePerObject } from "../../../lib/once.ts";
import type { Language } from "../../../nlp/language.ts";

/** Asked for a catalog, a language and a category's number: what is computed once for each. */
export function perCategory<Result extends {}>(
  compute: (catalog: Catalog, number: number, language: Language) => Result,
): (catalog: Catalog) => (language: Language) => (number: number) => Result {
  return oncePerObject((catalog: Catalog) =>
    oncePerKey((language: Language) => oncePerKey((number: number) => compute(catalog, number, language))),
  );
}

/** The categories from the department down to that of a number; none of a number that there is not. */
export const pathsOf: (catalog: Catalog) => (number: number) => readonly CategoryRecord[] = oncePerObject(
  (catalog: Catalog) =>
    oncePerKey((number: number) => catalog.path(catalog.categoryAt(number)?.identifier ?? "")),
);
