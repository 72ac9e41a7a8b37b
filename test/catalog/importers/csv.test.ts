import { describe, expect, it } from "vitest";
import { fixtureCsvFolder } from "../fixtures/fixture-catalogs.ts";
import { type Files, importFiles, importPaths, importProblem } from "./import-files.ts";

/** The faults as "file:line what". */
async function faultsOf(files: Files): Promise<string[]> {
  const { faults } = (await importProblem(() => importFiles("csv", files))).details;
  return faults.map(({ file, line, what }) => `${file.replace(/^.*[/\\]/, "")}:${line} ${what}`);
}

const categories = "identifier,parent_identifier,name_en\ngarden,,Garden\nchairs,garden,Chairs\n";
const attributes = "category_identifier,identifier,kind,name_en\nchairs,color,closed,Color\n";

describe("csvImporter", () => {
  it("reads categories, attributes and values with any usual delimiter", async () => {
    const { catalog } = await importPaths("csv", [fixtureCsvFolder]);
    expect(catalog.findCategory("garden-chairs")).toEqual({
      identifier: "garden-chairs",
      parentIdentifier: "garden",
      names: { en: "Garden chairs", de: "Gartenstühle", fr: "Chaises de jardin", it: "Sedie da giardino" },
      terms: { en: ["patio chair", "lawn chair"], de: ["Balkonstuhl"] },
    });
    expect(catalog.attributes("garden-hoses").map((attribute) => attribute.identifier)).toEqual([
      "brand",
      "color",
      "length",
    ]);
  });

  it("takes * as every category and lets a category's own rows decide and add", async () => {
    const { catalog } = await importPaths("csv", [fixtureCsvFolder]);
    const color = (category: string) =>
      catalog.attributes(category).find((attribute) => attribute.identifier === "color");
    expect(color("garden")).toMatchObject({ requirementLevel: "recommended", kind: "closed" });
    expect(color("garden")?.values).toEqual([
      { identifier: "green", names: { en: "Green" }, terms: { en: ["olive", "lime"] } },
    ]);
    expect(color("garden-hoses")).toMatchObject({
      requirementLevel: "optional",
      names: { en: "Hose color" },
    });
    expect(color("garden-chairs")?.values.map((value) => value.identifier)).toEqual(["green", "teak"]);
  });

  it("reads what is left of Windows-1252 that was taken for ISO-8859-1", async () => {
    const { catalog } = await importFiles("csv", {
      "categories.csv": "identifier,name_fr\noeuvres,\u008cuvres d\u0092art\n",
    });
    expect(catalog.findCategory("oeuvres")?.names).toEqual({ fr: "Œuvres d’art" });
  });

  it("tells the dimension of a measure by its unit", async () => {
    const { catalog } = await importPaths("csv", [fixtureCsvFolder]);
    expect(catalog.attributes("garden-hoses")[2]).toMatchObject({
      kind: "measure",
      dimension: "length",
      unit: "m",
    });
  });

  it("is content with a categories file alone, whatever its name", async () => {
    const { catalog } = await importFiles("csv", { "my tree.csv": categories }, ["my tree.csv"]);
    expect(catalog.categories).toHaveLength(2);
    expect(catalog.attributes("chairs")).toEqual([]);
  });

  it("reads the three files when each is named", async () => {
    const files = { "categories.csv": categories, "attributes.csv": attributes };
    const { catalog, warnings } = await importFiles("csv", files, ["attributes.csv", "categories.csv"]);
    expect(catalog.attributes("chairs")).toHaveLength(1);
    expect(warnings).toEqual([
      "One closed attribute has no values to choose from, for example color of chairs.",
    ]);
  });

  it("reads a file with BOM, quotes, line breaks in cells, CRLF and unordered parents", async () => {
    const text =
      '\uFEFFidentifier;parent_identifier;name_de\r\nb;a;"Stühle; ""bequem"""\r\n\r\na;;"Gar\nten"\r\n';
    const { catalog } = await importFiles("csv", { "categories.csv": text });
    expect(catalog.findCategory("b")?.names.de).toBe('Stühle; "bequem"');
    expect(catalog.path("b").map((category) => category.identifier)).toEqual(["a", "b"]);
  });

  it("says which columns it passes over", async () => {
    const { warnings } = await importFiles("csv", {
      "categories.csv": "identifier,name_en,nmae_de\na,A,Ä\n",
    });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/categories\.csv: nothing is read from nmae_de\.$/);
  });
});

describe("csvImporter refuses", () => {
  it.each<[string, Files, string[]]>([
    [
      "a cycle",
      { "categories.csv": "identifier,parent_identifier,name_en\nx,,X\na,c,A\nb,a,B\nc,b,C\n" },
      ["categories.csv:3 These categories are each other's parents: a > c > b > a."],
    ],
    [
      "a category that is its own parent",
      { "categories.csv": "identifier,parent_identifier,name_en\na,a,A\n" },
      ["categories.csv:2 These categories are each other's parents: a > a."],
    ],
    [
      "an unknown parent",
      { "categories.csv": "identifier,parent_identifier,name_en\na,z,A\n" },
      ["categories.csv:2 The parent z of a is not among the categories."],
    ],
    [
      "an empty identifier and a missing name",
      { "categories.csv": "identifier,name_en\n,A\nb,\n" },
      ["categories.csv:2 The identifier is empty.", "categories.csv:3 b has no name in any language."],
    ],
    [
      "a source without categories",
      { "categories.csv": "identifier,name_en\n" },
      [":0 There are no categories."],
    ],
    ["an empty file", { "categories.csv": "" }, ["categories.csv:0 The file is empty."]],
    [
      "a missing column",
      { "categories.csv": "id,name\na,A\n" },
      [
        "categories.csv:1 There is no column identifier. The header has id, name.",
        "categories.csv:1 There is no column of names (name_en, name_de, name_fr, name_it). The header has id, name.",
      ],
    ],
    [
      "parents under another name",
      { "categories.csv": "identifier,name_en,parent\na,A,\nb,B,a\n" },
      [
        "categories.csv:1 There is no column parent_identifier, but parent. The header has identifier, name_en, parent.",
      ],
    ],
    [
      "a value without its attribute",
      {
        "categories.csv": categories,
        "attributes.csv": attributes,
        "values.csv":
          "category_identifier,attribute_identifier,identifier,name_en\nchairs,size,s,S\ngarden,color,red,Red\n*,size,m,M\n",
      },
      [
        "values.csv:2 The value s is one of size, which the category chairs does not ask for.",
        "values.csv:3 The value red is one of color, which the category garden does not ask for.",
        "values.csv:4 The value m is one of size, which no category asks for.",
      ],
    ],
    [
      "values of an open attribute",
      {
        "categories.csv": categories,
        "attributes.csv": attributes.replace("closed", "open"),
        "values.csv": "category_identifier,attribute_identifier,identifier,name_en\nchairs,color,red,Red\n",
      },
      ["values.csv:2 The value red is one of color, whose kind is open."],
    ],
    [
      "an unknown category, level, kind, unit and dimension",
      {
        "categories.csv": categories,
        "attributes.csv":
          "category_identifier,identifier,requirement_level,kind,unit,dimension,name_en\nnope,a,,,,,A\n*,b,must,,,,B\n*,c,,number,,,C\n*,d,,measure,furlongs,,D\n*,e,,measure,cm,mass,E\n*,f,,measure,cm,size,F\n*,g,,measure,,,G\n*,h,,open,cm,,H\n",
      },
      [
        "attributes.csv:3 The requirement_level must is not known.",
        "attributes.csv:4 The kind number is not known.",
        "attributes.csv:5 The unit furlongs is not known.",
        "attributes.csv:6 cm is a unit of length, not of mass.",
        "attributes.csv:7 There is no dimension size.",
        "attributes.csv:8 The measure has no unit.",
        "attributes.csv:9 There is a unit, but the kind is not measure.",
        "attributes.csv:2 There is no category nope.",
      ],
    ],
    [
      "a quote that never closes, at the row where it opens",
      { "categories.csv": 'identifier,name_en\na,A\nb,"B\nc,C\n' },
      ["categories.csv:3 A quote opens in this row and never closes."],
    ],
    [
      "a row with more cells than the header",
      { "categories.csv": "identifier,name_en\na,Pots, pans\n" },
      ["categories.csv:2 The row has 3 cells, the header 2."],
    ],
    [
      "a file that is not UTF-8",
      { "categories.csv": Uint8Array.from([0x69, 0x64, 0xe4, 0x0a]) },
      ["categories.csv:1 The file is not text in UTF-8."],
    ],
  ])("%s", async (_, files, expected) => {
    const faults = await faultsOf(files);
    expect(faults.map((fault) => fault.replace(/^pdo-import-\w+/, ""))).toEqual(expected);
  });

  it("duplicates, and says where the first one is", async () => {
    const faults = await faultsOf({
      "categories.csv": `${categories}chairs,garden,Chairs\n`,
      "attributes.csv": `${attributes}chairs,color,closed,Color\n`,
    });
    expect(faults[0]).toMatch(
      /^categories\.csv:4 The category chairs is there twice \(first in .*line 3\)\.$/,
    );
    expect(faults[1]).toMatch(
      /^attributes\.csv:3 The attribute color is there twice \(first in .*line 2\)\.$/,
    );
  });

  it("a path where nothing is", async () => {
    const absent = await importProblem(() => importPaths("csv", ["/no/such/folder"]));
    expect(absent.code).toBe("PDO_CATALOG_SOURCE_MISSING");
    const withoutCategories = () => importFiles("csv", { "attributes.csv": attributes });
    expect(await importProblem(withoutCategories)).toMatchObject({
      code: "PDO_CATALOG_SOURCE_MISSING",
      seen: "It has no categories.csv.",
    });
  });

  it("with all faults, of which it shows twenty", async () => {
    const rows = Array.from({ length: 30 }, (_, number) => `c${number},nope,C`).join("\n");
    const problem = await importProblem(() =>
      importFiles("csv", { "categories.csv": `identifier,parent_identifier,name_en\n${rows}\n` }),
    );
    expect(problem.details.faults).toHaveLength(30);
    expect(problem.seen.split("\n")).toHaveLength(21);
    expect(problem.seen).toMatch(/\.\.\. and 10 more\.$/);
    expect(problem.what).toMatch(/the source has 30 faults; the catalog that was there stays\.$/);
  });

  it("tells the first of 150,000 faults, and how many there are", async () => {
    const surplus = "twig,garden,Twig,one too many\n".repeat(150_000);
    const problem = await importProblem(() => importFiles("csv", { "categories.csv": categories + surplus }));
    expect(problem.seen).toContain("line 4: The row has 4 cells, the header 3.");
    expect(problem.seen.split("\n")).toHaveLength(21);
  });

  it("names the first twenty columns that it does not read", async () => {
    const columns = Array.from({ length: 25 }, (_, number) => `x${number}`);
    const { warnings } = await importFiles("csv", {
      "categories.csv": `identifier,name_en,${columns.join(",")}\ngarden,Garden\n`,
    });
    expect(warnings).toEqual([expect.stringMatching(/ nothing is read from x0, x1, .*x19 and 5 more\.$/)]);
  });

  it("says of a header of commas that it is empty", async () => {
    expect(await faultsOf({ "categories.csv": ",,\na,b,c\n" })).toContain(
      "categories.csv:1 There is no column identifier. The header is empty.",
    );
  });

  it("takes 100 levels and names of 1,000 characters", async () => {
    const chain = Array.from(
      { length: 100 },
      (_, level) => `c${level},${level === 0 ? "" : `c${level - 1}`},`,
    );
    const rows = chain.map((row) => `${row}${"N".repeat(1_000)}\n`).join("");
    const { catalog } = await importFiles("csv", {
      "categories.csv": `identifier,parent_identifier,name_en\n${rows}`,
    });
    expect(catalog.path("c99")).toHaveLength(100);
  });

  it("refuses a device, which may never end", async () => {
    const problem = await importProblem(() => importPaths("csv", ["/dev/null"]));
    expect(problem.details.faults[0]).toMatchObject({
      what: "This is a device, not a file.",
      fix: "Name a file.",
    });
  });
});
