import { describe, expect, it } from "vitest";
import { createCategoryFinder } from "../../src/catalog/category-finder.ts";
import { treeOf } from "./diff/contents.ts";

const tree = treeOf(
  ["f", undefined, [], { names: { en: "Fashion", de: "Mode" } }],
  ["f-w", "f", [], { names: { en: "Women", de: "Damen" } }],
  ["f-w-d", "f-w", [], { names: { en: "Dresses", de: "Kleider" } }],
  ["f-m", "f", [], { names: { en: "Men", de: "Herren" } }],
  ["f-m-s", "f-m", [], { names: { en: "Shoes", de: "Schuhe" } }],
  ["f-w-s", "f-w", [], { names: { en: "Shoes", de: "Schuhe" } }],
  ["h", undefined, [], { names: { en: "Home / Garden" } }],
  ["h-k", "h", [], { names: { en: "Kleider" } }],
  ["fashion", undefined, [], { names: { en: "Other" } }],
);
const find = createCategoryFinder(tree);

describe("createCategoryFinder", () => {
  it.each([
    ["an identifier", "f-w-d", "f-w-d"],
    ["an identifier before a name of the same letters", "fashion", "fashion"],
    ["a path of names", "Fashion > Women > Dresses", "f-w-d"],
    ["a path in another language, case and blanks aside", " mode >DAMEN>  kleider ", "f-w-d"],
    ["a path with other separators", "Fashion / Women / Dresses", "f-w-d"],
    ["a path with bars", "Fashion|Men|Shoes", "f-m-s"],
    ["a name that holds a separator itself", "Home / Garden", "h"],
    ["the end of a path that only one category has", "Women > Shoes", "f-w-s"],
    ["a name that only one category has", "Dresses", "f-w-d"],
  ])("finds a category by %s", (_, text, identifier) => {
    expect(find(text)).toBe(identifier);
  });

  it.each([
    ["a name that two categories have", "Shoes"],
    ["a name that is another category's in another language", "Kleider"],
    ["what no category is called", "Fashion > Hats"],
    ["nothing", "  "],
  ])("finds none by %s", (_, text) => {
    expect(find(text)).toBeUndefined();
  });
});
