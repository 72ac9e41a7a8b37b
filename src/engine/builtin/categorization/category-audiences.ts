import type { Catalog } from "../../../catalog/model.ts";
import { type Audience, audienceOfCategory } from "./audience.ts";

type AudienceOf = (category: number) => Audience | undefined;

const kept = new WeakMap<Catalog, AudienceOf>();

/** Whom a category is for, by its number in the catalog; found out when it is first asked. */
export function categoryAudiences(catalog: Catalog): AudienceOf {
  const known = kept.get(catalog) ?? createAudiences(catalog);
  kept.set(catalog, known);
  return known;
}

function createAudiences(catalog: Catalog): AudienceOf {
  const audiences: (Audience | "anyone")[] = [];
  const find = (number: number) => {
    const category = catalog.categoryAt(number);
    return (category && audienceOfCategory(catalog, category)) ?? "anyone";
  };
  return (number) => {
    audiences[number] ??= find(number);
    const audience = audiences[number];
    return audience === "anyone" ? undefined : audience;
  };
}
