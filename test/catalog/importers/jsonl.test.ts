import { describe, expect, it } from "vitest";
import { importFiles, importWarnings } from "./import-files.ts";

const lines = (...records: readonly object[]) =>
  records.map((record) => `${JSON.stringify(record)}\n`).join("");

describe("jsonlImporter", () => {
  it("reads names and terms as columns and as objects, terms as lists and as one text", async () => {
    const { catalog } = await importFiles("jsonl", {
      "x.jsonl": lines(
        { type: "category", identifier: "a", name_en: "Lamps", terms_en: "light|lighting", name_de: null },
        {
          type: "Category",
          identifier: "b",
          names: { de: "Leuchten" },
          terms: { de: ["Lampe", " Licht "], fr: "lampe" },
        },
      ),
    });
    expect(catalog.categories).toMatchObject([
      { names: { en: "Lamps" }, terms: { en: ["light", "lighting"] } },
      { names: { de: "Leuchten" }, terms: { de: ["Lampe", "Licht"], fr: ["lampe"] } },
    ]);
  });

  it("reads attributes with level, kind and unit, and numbers as identifiers", async () => {
    const { catalog } = await importFiles("jsonl", {
      "x.jsonl": lines(
        {
          type: "value",
          category_identifier: "*",
          attribute_identifier: "color",
          identifier: 7,
          name_en: "Red",
        },
        {
          type: "attribute",
          category_identifier: 1,
          identifier: "color",
          requirement_level: "required",
          name_en: "Color",
        },
        {
          type: "attribute",
          category_identifier: "*",
          identifier: "height",
          kind: "measure",
          unit: "cm",
          name_en: "Height",
        },
        { type: "category", identifier: 1, name_en: "Lamps" },
      ),
    });
    expect(catalog.attributes("1")).toMatchObject([
      { identifier: "height", kind: "measure", unit: "cm", dimension: "length" },
      { identifier: "color", kind: "closed", requirementLevel: "required", values: [{ identifier: "7" }] },
    ]);
  });

  it("reads all files of a folder, passes over empty lines and says which keys it does not read", async () => {
    const files = {
      "a.jsonl": `\n${lines({ type: "category", identifier: "a", name_en: "A", colour: "x" })}\n`,
      "b.ndjson": lines({ type: "category", identifier: "b", parent_identifier: "a", name_en: "B" }),
      "c.txt": "no",
    };
    const { catalog } = await importFiles("jsonl", files);
    expect(catalog.categories).toHaveLength(2);
    expect(await importWarnings("jsonl", files)).toEqual(["Nothing is read from colour."]);
  });
});
