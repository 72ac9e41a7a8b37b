import type { Catalog } from "../../../catalog/model.ts";
import { oncePerObject } from "../../../catalog/once-per-key.ts";
import { type Audience, audienceOfCategory } from "./audience.ts";

type AudienceOf = (category: number) => Audience | undefined;

/** Whom a category is for, by its number in the catalog; found out when it is first asked. */
export const categoryAudiences = oncePerObject(createAudiences);

function createAudiences(catalog: Catalog): AudienceOf {
  // Filled at once: an array that grows by holes is looked up like a Map, fifty times for each product.
  const audiences = new Array<Audience | "anyone" | undefined>(catalog.searchIndex.isLeaf.length).fill(
    undefined,
  );
  const find = (number: number) => {
    const category = catalog.categoryAt(number);
    return (category && audienceOfCategory(catalog, category)) ?? "anyone";
  };
  return (number) => {
    const known = audiences[number] ?? find(number);
    audiences[number] = known;
    return known === "anyone" ? undefined : known;
  };
}
