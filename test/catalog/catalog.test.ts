import { describe, expect, it } from "vitest";
import type { NamedRecord } from "../../src/catalog/compiled-payload.ts";
import { fixtureCatalog, fixtureContent } from "./fixtures/fixture-catalogs.ts";

const catalog = fixtureCatalog();
const identifiers = (records: readonly { identifier: string }[]) =>
  records.map((record) => record.identifier);

describe("createCatalog", () => {
  it("gives back every record as it was compiled", () => {
    for (const { record, attributes } of fixtureContent().categories) {
      expect(catalog.findCategory(record.identifier)).toEqual(record);
      expect(catalog.attributes(record.identifier)).toEqual(attributes);
    }
  });

  it("keeps the order of the source", () => {
    expect(identifiers(catalog.children())).toEqual(["a-fashion", "a-home"]);
    expect(identifiers(catalog.children("a-fashion-women"))).toEqual([
      "a-fashion-women-jackets",
      "a-fashion-women-dresses",
    ]);
  });

  it("walks from the root to the category itself", () => {
    expect(identifiers(catalog.path("a-fashion-men-shoes"))).toEqual([
      "a-fashion",
      "a-fashion-men",
      "a-fashion-men-shoes",
    ]);
  });

  it("knows leaves", () => {
    expect(catalog.isLeaf("a-fashion-men-shoes")).toBe(true);
    expect(catalog.isLeaf("a-fashion-men")).toBe(false);
  });

  it("answers emptily for what it does not hold", () => {
    expect(catalog.findCategory("nope")).toBeUndefined();
    expect(catalog.path("nope")).toEqual([]);
    expect(catalog.children("nope")).toEqual([]);
    expect(catalog.isLeaf("nope")).toBe(false);
    expect(catalog.attributes("nope")).toEqual([]);
    expect(catalog.findCategory("__proto__")).toBeUndefined();
  });

  it("tells the names and terms of all that it holds without making the records", () => {
    const words = ({ names, terms }: NamedRecord) => [names.de ?? "", ...(terms.de ?? [])];
    const listed = catalog.categories.flatMap(({ identifier }) =>
      catalog.attributes(identifier).flatMap(({ values }) => values),
    );
    const told = (texts: readonly string[]) => new Set(texts.filter((text) => text !== ""));
    expect(catalog.texts("categories", "de").toSorted()).toEqual(
      [...catalog.categories.flatMap(words)].filter((text) => text !== "").sort(),
    );
    expect(new Set(catalog.texts("values", "de"))).toEqual(told(listed.flatMap(words)));
  });

  it("shares lists between the categories that ask for the same", () => {
    expect(catalog.attributes("a-fashion-men-jackets")).toBe(catalog.attributes("a-fashion-women-jackets"));
    expect(catalog.findCategory("a-home")).toBe(
      catalog.categories.find((each) => each.identifier === "a-home"),
    );
  });

  it("lets the later attribute set decide level and values", () => {
    const shoes = catalog.attributes("a-fashion-men-shoes");
    const size = shoes.find((attribute) => attribute.identifier === "size");
    const color = shoes.find((attribute) => attribute.identifier === "color");
    expect(size && identifiers(size.values)).toEqual(["42"]);
    expect(color?.requirementLevel).toBe("required");
    expect(identifiers(shoes)).toEqual(["brand", "color", "length", "size"]);
  });
});
