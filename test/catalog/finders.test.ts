import { describe, expect, it } from "vitest";
import { createAttributeFinder, createCategoryFinder } from "../../src/catalog/finders.ts";
import type { AttributeRecord } from "../../src/catalog/model.ts";
import { treeOf } from "./contents.ts";

const attribute = (identifier: string, en: string, terms: readonly string[] = []): AttributeRecord => ({
  identifier,
  requirementLevel: "optional",
  kind: "open",
  names: { en, de: `${en} (de)` },
  terms: { en: terms },
  values: [],
});
const records = [attribute("a-1", "Net content", ["amount"]), attribute("a-2", "Amount")];
const find = createAttributeFinder({ attributes: (category) => (category === "c" ? records : []) });

describe("finding an attribute by what a feed calls it", () => {
  it.each([
    ["its identifier", "a-2", "a-2"],
    ["its name", "Net content", "a-1"],
    ["its name in a column's manner", "net_content", "a-1"],
    ["its name in a program's manner", "netContent", "a-1"],
    ["its name in another language", "net content (DE)", "a-1"],
    ["a name before another one's term", "AMOUNT", "a-2"],
  ])("by %s", (_, written, identifier) => {
    expect(find("c", written)?.identifier).toBe(identifier);
  });

  it("finds none that the category does not ask for", () => {
    expect(find("c", "colour")).toBeUndefined();
    expect(find("c", "")).toBeUndefined();
    expect(find("other", "Amount")).toBeUndefined();
  });
});

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
const findOfCategoryFinder = createCategoryFinder(tree);

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
    expect(findOfCategoryFinder(text)).toBe(identifier);
  });

  it.each([
    ["a name that two categories have", "Shoes"],
    ["a name that is another category's in another language", "Kleider"],
    ["what no category is called", "Fashion > Hats"],
    ["nothing", "  "],
  ])("finds none by %s", (_, text) => {
    expect(findOfCategoryFinder(text)).toBeUndefined();
  });
});
