import { describe, expect, it } from "vitest";
import { splitFieldLines, withFieldLine } from "../../src/text/field-lines.ts";

describe("a field's line", () => {
  it("stands below the text, and alone where there is none", () => {
    expect(withFieldLine("A kettle.", "brand", "Acme")).toBe("A kettle.\nBrand: Acme");
    expect(withFieldLine("", "category", "Kettles")).toBe("Category: Kettles");
    expect(withFieldLine("A kettle.", "brand", undefined)).toBe("A kettle.");
  });

  it("is taken away again, whichever were put there", () => {
    const text = withFieldLine(
      withFieldLine("Line one\nline two", "category", "A > B"),
      "brand",
      "Acme & Co",
    );
    expect(splitFieldLines(text)).toEqual({
      text: "Line one\nline two",
      fields: { brand: "Acme & Co", category: "A > B" },
    });
    expect(splitFieldLines("Brand: Acme")).toEqual({ text: "", fields: { brand: "Acme" } });
  });

  it("is left alone in the middle of a text", () => {
    const text = "Brand: Acme\nMade of steel.";
    expect(splitFieldLines(text)).toEqual({ text, fields: {} });
  });
});
