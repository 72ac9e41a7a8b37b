import type { CategorySuggestion } from "../contract/categorization.ts";
import { toCategory } from "./listed-records.ts";
import type { Catalog, CategoryRecord } from "./model.ts";

/** What a suggestion says of a category besides how likely it is. */
export type CategoryPlace = Omit<CategorySuggestion, "score">;

/** A category of the catalog with its path, as the contract writes them. */
export function placeOf(catalog: Pick<Catalog, "path">, record: CategoryRecord): CategoryPlace {
  return { category: toCategory(record), path: catalog.path(record.identifier).map(toCategory) };
}
