import { placeOf } from "../../../catalog/category-place.ts";
import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";
import { oncePerObject } from "../../../catalog/once-per-key.ts";

/** The places of a catalog's categories as answers write them, each made when it is first asked for: a feed's products share a few. */
export const keptPlaces = oncePerObject((catalog: Catalog) =>
  oncePerObject((category: CategoryRecord) => placeOf(catalog, category)),
);
