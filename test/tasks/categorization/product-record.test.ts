import { describe, expect, it } from "vitest";
import { readProductRecord, shownRecord } from "../../../src/tasks/categorization/product-record.ts";

const shown = (product_description: string, product_name?: string | null) =>
  shownRecord(readProductRecord({ product_description, product_name }));

describe("what a model is shown of a product", () => {
  it("is its texts without markup, and what columns of their own said beside them", () => {
    const description = "<p>Soft <b>bath towel</b> &amp; more</p>\nBrand: Acme\nCategory: Home > Bath";
    expect(shown(description, "Towel")).toEqual({
      product_name: "Towel",
      product_description: "Soft bath towel & more",
      brand: "Acme",
      suppliers_category: "Home > Bath",
    });
  });

  it("leaves out what is empty", () => {
    expect(shown("A towel", null)).toEqual({ product_description: "A towel" });
    expect(shown("  ", " ")).toEqual({});
  });

  it("ends where a description has said what the thing is", () => {
    expect(shown("towel ".repeat(10_000)).product_description?.length).toBeLessThanOrEqual(1_500);
  });
});

it("knows the language of texts that tell it", () => {
  const record = readProductRecord({
    product_description: "Ein weiches Badetuch aus Baumwolle für die Familie",
  });
  expect(record.language).toBe("de");
  expect(readProductRecord({ product_description: "X200" }).language).toBeUndefined();
});
