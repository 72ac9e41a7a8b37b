import { categoryIndex } from "../../../catalog/find-categories.ts";
import type { Catalog } from "../../../catalog/model.ts";
import type { ProductRecord } from "./product-record.ts";

/** The name says what the thing is; a description says it at its beginning and then strays. */
const weights = { name: 3, opening: 1.4, rest: 0.35 } as const;
const openingLength = 300;
const readLength = 1_500;

/** The leaves whose names, terms or path have words of the product's texts, best first. */
export function wordCategories(
  catalog: Catalog,
  { fields, language }: ProductRecord,
  limit: number,
): readonly string[] {
  const { name, description } = fields;
  const parts = [
    { text: name, weight: weights.name },
    { text: description.slice(0, openingLength), weight: weights.opening },
    { text: description.slice(openingLength, readLength), weight: weights.rest },
  ];
  return categoryIndex(catalog)
    .search(parts, { limit, leavesOnly: true, language })
    .map(({ category }) => category.identifier);
}
