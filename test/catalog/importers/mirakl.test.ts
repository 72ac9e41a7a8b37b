import { describe, expect, it } from "vitest";
import { type Files, importFiles, importProblem, importWarnings } from "./import-files.ts";

const h11 = (...hierarchies: readonly object[]) => JSON.stringify({ hierarchies });
const pm11 = (...attributes: readonly object[]) => JSON.stringify({ attributes });
const vl11 = (...values_lists: readonly object[]) => JSON.stringify({ values_lists });

const tree = h11(
  { code: "GARDEN", label: "Garden", parent_code: "", level: 1 },
  { code: "TOOLS", label: "Tools", parent_code: "GARDEN", level: 2 },
  { code: "RAKES", label: "Rakes", parent_code: "TOOLS", level: 3 },
  { code: "TOYS", label: "Toys", level: 1 },
);
const text = { label: "Text", type: "TEXT" };

async function asked(attributes: readonly object[], category: string, lists = vl11()) {
  const files = { "a.json": tree, "b.json": pm11(...attributes), "c.json": lists };
  return (await importFiles("mirakl", files)).catalog.attributes(category);
}

async function levelsOf(attributes: readonly object[], category: string) {
  return (await asked(attributes, category)).map(({ identifier, requirementLevel }) => [
    identifier,
    requirementLevel,
  ]);
}

describe("miraklImporter", () => {
  it("lets an attribute hold for its hierarchy and all below, in the order of the source", async () => {
    const attributes = [
      { ...text, code: "weight", hierarchy_code: "RAKES" },
      { ...text, code: "brand", hierarchy_code: "" },
      { ...text, code: "handle", hierarchy_code: "TOOLS" },
      { ...text, code: "ean" },
    ];
    const codes = async (category: string) =>
      (await asked(attributes, category)).map(({ identifier }) => identifier);
    expect(await codes("GARDEN")).toEqual(["brand", "ean"]);
    expect(await codes("TOOLS")).toEqual(["brand", "handle", "ean"]);
    expect(await codes("RAKES")).toEqual(["weight", "brand", "handle", "ean"]);
    expect(await codes("TOYS")).toEqual(["brand", "ean"]);
  });

  it("lets the nearest configuration decide, and one that is switched off be gone from there on", async () => {
    const attributes = [
      { ...text, code: "a", hierarchy_code: "", requirement_level: "OPTIONAL" },
      { ...text, code: "a", hierarchy_code: "TOOLS", requirement_level: "REQUIRED" },
      { ...text, code: "b", hierarchy_code: "GARDEN", requirement_level: "RECOMMENDED" },
      { ...text, code: "b", hierarchy_code: "TOOLS", requirement_level: "DISABLED" },
    ];
    expect(await levelsOf(attributes, "GARDEN")).toEqual([
      ["a", "optional"],
      ["b", "recommended"],
    ]);
    expect(await levelsOf(attributes, "RAKES")).toEqual([["a", "required"]]);
  });

  it("reads the older required, and recommends where nothing is said", async () => {
    const attributes = [
      { ...text, code: "a", required: true },
      { ...text, code: "b", required: false },
      { ...text, code: "c" },
      { ...text, code: "d", required: true, requirement_level: "OPTIONAL" },
    ];
    expect(await levelsOf(attributes, "TOYS")).toEqual([
      ["a", "required"],
      ["b", "optional"],
      ["c", "recommended"],
      ["d", "optional"],
    ]);
  });

  it("reads lists by values_list, by LIST_CODE and beside the attribute, and shares them", async () => {
    const colors = vl11({
      code: "colors",
      values: [
        { code: "RED", label: "Red" },
        { code: "BLUE", label: "Blue" },
      ],
    });
    const attributes = [
      { code: "a", label: "A", type: "LIST", values_list: "colors" },
      {
        code: "b",
        label: "B",
        type: "LIST_MULTIPLE_VALUES",
        type_parameters: [{ name: "LIST_CODE", value: "colors" }],
      },
      { code: "c", label: "C", type: "LIST", values: [{ code: "YES", label: "Yes" }] },
      { code: "d", label: "D", type: "LIST", type_parameter: "colors" },
    ];
    const [a, b, c, d] = await asked(attributes, "TOYS", colors);
    expect(a).toMatchObject({ kind: "closed", values: [{ identifier: "RED" }, { identifier: "BLUE" }] });
    expect(b?.values).toBe(a?.values);
    expect(d?.values).toBe(a?.values);
    expect(c?.values).toEqual([{ identifier: "YES", names: { en: "Yes" }, terms: {} }]);
  });

  it("takes a number with a known unit as a measure and all else as free text", async () => {
    const attributes = [
      { code: "a", label: "A", type: "MEASUREMENT", type_parameters: [{ name: "UNIT", value: "cm" }] },
      {
        code: "b",
        label: "B",
        type: "NUMERIC",
        type_parameters: [
          { name: "PRECISION", value: "2" },
          { name: "UNIT", value: "kg" },
        ],
      },
      { code: "c", label: "C", type: "MEASUREMENT", type_parameters: [{ name: "UNIT", value: "cubit" }] },
      { code: "d", label: "D", type: "DATE", type_parameters: [{ name: "PATTERN", value: "yyyy" }] },
      { code: "e", label: "E", type: "SOMETHING_NEW" },
    ];
    expect(await asked(attributes, "TOYS")).toMatchObject([
      { kind: "measure", unit: "cm", dimension: "length" },
      { kind: "measure", unit: "kg", dimension: "mass" },
      { kind: "open" },
      { kind: "open" },
      { kind: "open" },
    ]);
  });

  it("reads translations of any spelling of a locale", async () => {
    const label_translations = [
      { locale: "en_GB", value: "Shed" },
      { locale: "de", value: "Schuppen" },
      { locale: "fr-FR", value: "Abri" },
      { locale: "es", value: "Cobertizo" },
    ];
    const { catalog } = await importFiles("mirakl", {
      "x.json": h11({ code: "S", label: "Abri", label_translations }),
    });
    expect(catalog.categories[0]?.names).toEqual({ en: "Shed", de: "Schuppen", fr: "Abri" });
  });

  it("learns from the translations which language a bare label is in", async () => {
    const translated = {
      code: "A",
      label: "Garten",
      label_translations: [{ locale: "de_DE", value: "Garten" }],
    };
    const { catalog, warnings } = await importFiles("mirakl", {
      "x.json": h11(translated, { code: "B", label: "Haus" }),
    });
    expect(catalog.findCategory("B")?.names).toEqual({ de: "Haus" });
    expect(warnings).toEqual([]);
  });

  it("takes bare labels as English where nothing tells their language, and says so", async () => {
    const files: Files = { "x.json": tree };
    expect(await importWarnings("mirakl", files)).toEqual([
      "Labels without a translation are taken as English.",
    ]);
  });

  it("reads several pages of one kind, and several kinds in one file", async () => {
    const { catalog } = await importFiles("mirakl", {
      "1.json": JSON.stringify({
        hierarchies: [{ code: "A", label: "A" }],
        attributes: [{ ...text, code: "x" }],
      }),
      "2.json": h11({ code: "B", label: "B", parent_code: "A" }),
      "other.json": "{}",
    });
    expect(catalog.path("B").map(({ identifier }) => identifier)).toEqual(["A", "B"]);
    expect(catalog.attributes("B")).toHaveLength(1);
  });

  it("says that attributes of Shopify's are none of its own, and what takes them", async () => {
    const attribute = { id: "gid://shopify/TaxonomyAttribute/1", name: "Color", handle: "color" };
    const files = { "attributes.json": JSON.stringify({ version: "1", attributes: [attribute, attribute] }) };
    const { faults } = (await importProblem(() => importFiles("mirakl", files, ["attributes.json"]))).details;
    expect(faults).toMatchObject([
      {
        what: "This is JSON of Shopify's taxonomy, not an answer of Mirakl's H11, PM11 or VL11.",
        fix: expect.stringMatching(/^Import it with pdo catalog import shopify /),
      },
    ]);
  });
});
