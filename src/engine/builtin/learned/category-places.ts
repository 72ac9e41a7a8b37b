import { type CategoryPlace, placeOf } from "../../../catalog/category-place.ts";
import type { Catalog } from "../../../catalog/model.ts";

type PlacedCatalog = Pick<Catalog, "findCategory" | "path">;

/**
 * Looks up categories, each put together once for a catalog and kept as long as the catalog is in use: the few
 * categories that the examples are of are answered again and again, and the answers share them.
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
    if (!places.has(identifier)) places.set(identifier, findPlace(catalog, identifier));
    return places.get(identifier);
  };
}

function findPlace(catalog: PlacedCatalog, identifier: string): CategoryPlace | undefined {
  const record = catalog.findCategory(identifier);
  return record && placeOf(catalog, record);
}
