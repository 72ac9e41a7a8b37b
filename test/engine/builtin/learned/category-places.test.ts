import { expect, it } from "vitest";
import type { CategoryRecord } from "../../../../src/catalog/model.ts";
import { createCategoryPlaces } from "../../../../src/engine/builtin/learned/category-places.ts";

function record(identifier: string, name: string): CategoryRecord {
  return { identifier, names: { en: name }, terms: {} };
}

/** A catalog of one category in one branch, which counts how often it is asked. */
function createCountedCatalog(name: string) {
  const root = record("root", "Fashion");
  const leaf = record("leaf", name);
  let asked = 0;
  return {
    asked: () => asked,
    findCategory: (identifier: string) => {
      asked += 1;
      return identifier === "leaf" ? leaf : undefined;
    },
    path: () => [root, leaf],
  };
}

it("finds a category with its path, in all languages", () => {
  const place = createCategoryPlaces()(createCountedCatalog("Shoes"), "leaf");
  expect(place?.category.identifier).toBe("leaf");
  expect(place?.category.languages.de.name).toBe("Shoes");
  expect(place?.path.map(({ identifier }) => identifier)).toEqual(["root", "leaf"]);
});

it("finds nothing where the catalog has no such category", () => {
  expect(createCategoryPlaces()(createCountedCatalog("Shoes"), "absent")).toBeUndefined();
});

it("asks a catalog once for each category, and another catalog anew", () => {
  const find = createCategoryPlaces();
  const catalog = createCountedCatalog("Shoes");
  for (const identifier of ["leaf", "leaf", "absent", "absent"]) find(catalog, identifier);
  expect(catalog.asked()).toBe(2);
  expect(find(createCountedCatalog("Boots"), "leaf")?.category.languages.en.name).toBe("Boots");
});
