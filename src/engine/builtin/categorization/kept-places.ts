import { type CategoryPlace, placeOf } from "../../../catalog/category-place.ts";
import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";

type PlaceOf = (category: CategoryRecord) => CategoryPlace;

const kept = new WeakMap<Catalog, PlaceOf>();

/** The places of a catalog's categories as answers write them, each made when it is first asked for: a feed's products share a few. */
export function keptPlaces(catalog: Catalog): PlaceOf {
  const known = kept.get(catalog) ?? createPlaces(catalog);
  kept.set(catalog, known);
  return known;
}

function createPlaces(catalog: Catalog): PlaceOf {
  const places = new WeakMap<CategoryRecord, CategoryPlace>();
  return (category) => {
    const known = places.get(category) ?? placeOf(catalog, category);
    places.set(category, known);
    return known;
  };
}
