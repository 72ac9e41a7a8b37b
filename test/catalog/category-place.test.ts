import { expect, it } from "vitest";
import { placeOf } from "../../src/catalog/category-place.ts";
import type { CategoryRecord } from "../../src/catalog/model.ts";

const root: CategoryRecord = { identifier: "root", names: { en: "Fashion", de: "Mode" }, terms: {} };
const leaf: CategoryRecord = {
  identifier: "leaf",
  parentIdentifier: "root",
  names: { en: "Shoes" },
  terms: { en: ["boots"] },
};
const catalog = { path: (identifier: string) => (identifier === "leaf" ? [root, leaf] : [root]) };

it("is the category and its path from the root, in all languages and nothing besides", () => {
  const shoes = {
    identifier: "leaf",
    languages: { en: { name: "Shoes" }, de: { name: "Shoes" }, fr: { name: "Shoes" }, it: { name: "Shoes" } },
  };
  const fashion = {
    identifier: "root",
    languages: {
      en: { name: "Fashion" },
      de: { name: "Mode" },
      fr: { name: "Fashion" },
      it: { name: "Fashion" },
    },
  };
  expect(placeOf(catalog, leaf)).toEqual({ category: shoes, path: [fashion, shoes] });
  expect(placeOf(catalog, root)).toEqual({ category: fashion, path: [fashion] });
});
