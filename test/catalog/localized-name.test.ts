import { describe, expect, it } from "vitest";
import { categoryPathText, localizedName, toLanguagesMap } from "../../src/catalog/localized-name.ts";
import { fixtureCatalog } from "./fixtures/fixture-catalogs.ts";

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
