import { toLanguagesMap } from "../../../catalog/localized-name.ts";
import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";
import type { CategorySuggestion } from "../../../contract/categorization.ts";

/** What an answer says of a category besides how likely it is; shared between answers. */
export type CategoryPlace = Omit<CategorySuggestion, "score">;

type PlacedCatalog = Pick<Catalog, "findCategory" | "path">;

/**
 * Looks up categories, each put together once for a catalog and kept as long as the catalog is in use: the few
 * categories that the examples are of are answered again and again.
 * @returns undefined where the catalog has no such category
 */
export function createCategoryPlaces(): (
  catalog: PlacedCatalog,
  identifier: string,
) => CategoryPlace | undefined {
  const kept = new WeakMap<PlacedCatalog, Map<string, CategoryPlace | undefined>>();
  return (catalog, identifier) => {
    const places = kept.get(catalog) ?? new Map<string, CategoryPlace | undefined>();
    if (places.size === 0) kept.set(catalog, places);
    if (!places.has(identifier)) places.set(identifier, placeOf(catalog, identifier));
    return places.get(identifier);
  };
}

function placeOf(catalog: PlacedCatalog, identifier: string): CategoryPlace | undefined {
  const record = catalog.findCategory(identifier);
  if (record === undefined) return undefined;
  return { category: toCategory(record), path: catalog.path(identifier).map(toCategory) };
}

function toCategory({ identifier, names }: CategoryRecord): CategorySuggestion["category"] {
  return { identifier, languages: toLanguagesMap(names) };
}
