import { describe, expect, it } from "vitest";
import { type ContentTree, createCategoryEffects } from "../../src/catalog/changes.ts";
import { compareCatalogs } from "../../src/catalog/compare-catalogs.ts";
import { attribute, treeOf } from "./contents.ts";

function effectsOf(old: ContentTree, next: ContentTree) {
  return createCategoryEffects(old, next, compareCatalogs(old, next));
}

describe("createCategoryEffects", () => {
  it("finds no effect where nothing differs", () => {
    const tree = treeOf(["shoes"], ["boots", "shoes"]);
    expect(effectsOf(tree, tree)("boots")).toEqual([]);
  });

  it("says only that a removed category is gone", () => {
    const old = treeOf(["shoes"], ["boots", "shoes", [attribute("size")]]);
    expect(effectsOf(old, treeOf(["shoes"]))("boots")).toEqual(["removed"]);
  });

  it("lets a category feel what befalls those above it", () => {
    const old = treeOf(["shoes"], ["sport"], ["boots", "shoes"], ["high", "boots"]);
    const next = treeOf(
      ["shoes"],
      ["sport"],
      ["boots", "sport", [], { names: { en: "Boots!" } }],
      ["high", "boots"],
    );
    const effects = effectsOf(old, next);
    expect(effects("high")).toEqual(["renamed", "moved"]);
    expect(effects("shoes")).toEqual([]);
  });

  it("feels another attribute, and no other search term", () => {
    const old = treeOf(["shoes", undefined, [attribute("size")]], ["hats", undefined, [attribute("fit")]]);
    const next = treeOf(
      ["shoes", undefined, [attribute("size", { requirementLevel: "required" })]],
      ["hats", undefined, [attribute("fit", { terms: { en: ["cut"] } })], { terms: { en: ["cap"] } }],
    );
    const effects = effectsOf(old, next);
    expect(effects("shoes")).toEqual(["attributes"]);
    expect(effects("hats")).toEqual([]);
  });
});
