import { describe, expect, it } from "vitest";
import {
  categoryPathText,
  localizedName,
  placeOf,
  toLanguagesMap,
} from "../../src/catalog/localized-names.ts";
import type { CategoryRecord } from "../../src/catalog/model.ts";
import { fixtureCatalog } from "./fixtures/fixture-catalogs.ts";

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

describe("localizedName", () => {
  it("falls back from the asked language to English to any", () => {
    expect(localizedName({ en: "Red", de: "Rot" }, "de")).toBe("Rot");
    expect(localizedName({ en: "Red", de: "Rot" }, "fr")).toBe("Red");
    expect(localizedName({ de: "Rot", it: "Rosso" }, "fr")).toBe("Rot");
    expect(localizedName({}, "fr")).toBe("");
  });
});

describe("toLanguagesMap", () => {
  it("always names all four languages", () => {
    expect(toLanguagesMap({ de: "Rot", it: "Rosso" })).toEqual({
      en: { name: "Rot" },
      de: { name: "Rot" },
      fr: { name: "Rot" },
      it: { name: "Rosso" },
    });
  });
});

describe("categoryPathText", () => {
  it("joins the names from the root on", () => {
    expect(categoryPathText(fixtureCatalog(), "a-fashion-men-shoes", "fr")).toBe(
      "Mode > Hommes > Chaussures",
    );
    expect(categoryPathText(fixtureCatalog(), "nope", "fr")).toBe("");
  });
});
