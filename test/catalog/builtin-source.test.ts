import { describe, expect, it } from "vitest";
import { checkSource, parseSameInLanguages } from "../../src/catalog/builtin-checks.ts";
import { checkReferences } from "../../src/catalog/builtin-references.ts";
import { loadSource, parseSource, type SourceFile } from "../../src/catalog/builtin-source.ts";
import { fixtureSourceFolder } from "./fixtures/fixture-catalogs.ts";

const named = "name_en\tname_de\tname_fr\tname_it\tterms_en\tterms_de\tterms_fr\tterms_it";
const header = {
  categories: `identifier\tparent_identifier\tattribute_sets\t${named}`,
  attributes: `identifier\tkind\tdimension\tunit\t${named}`,
  sets: "attribute_set\tattribute_identifier\trequirement_level\tvalue_list",
  values: `value_list\tidentifier\t${named}`,
};

const sound: Readonly<Record<string, string>> = {
  "categories-x.tsv": `${header.categories}\na-x\t\ts\tTree\tBaum\tArbre\tAlbero\t\t\t\t\n`,
  "attributes-a.tsv": `${header.attributes}\ncolor\tclosed\t\t\tColor\tFarbe\tCouleur\tColore\t\t\t\t\n`,
  "attribute-sets-a.tsv": `${header.sets}\ns\tcolor\trequired\tcolors\n`,
  "values-v.tsv": `${header.values}\ncolors\tred\tRed\tRot\tRouge\tRosso\t\t\t\t\n`,
};

function sourceWith(changed: Readonly<Record<string, string>>) {
  const files: SourceFile[] = Object.entries({ ...sound, ...changed }).map(([path, text]) => ({
    path,
    text,
  }));
  return parseSource("channel_a", files);
}

function whatIsWrong(changed: Readonly<Record<string, string>>): string[] {
  return checkReferences(sourceWith(changed)).map(({ file, line, what }) => `${file}:${line} ${what}`);
}

describe("parseSource", () => {
  it("reads the fixture without faults", () => {
    const source = loadSource(fixtureSourceFolder, "channel_a");
    expect(checkReferences(source)).toEqual([]);
    expect(source.categories[2]).toMatchObject({
      identifier: "a-fashion-women-jackets",
      parentIdentifier: "a-fashion-women",
      attributeSets: ["general", "clothing"],
      origin: { file: "channel_a/categories-fashion.tsv", line: 4 },
    });
  });

  it.each<[string, Record<string, string>, string]>([
    [
      "a wrong header",
      { "attributes-a.tsv": "identifier\tkind\n" },
      'channel_a/attributes-a.tsv:1 The header is "identifier, kind".',
    ],
    [
      "a cell too few",
      { "attribute-sets-a.tsv": `${header.sets}\ns\tcolor\trequired\n` },
      "channel_a/attribute-sets-a.tsv:2 The line has 3 cells, the header 4.",
    ],
    [
      "an unknown level",
      { "attribute-sets-a.tsv": `${header.sets}\ns\tcolor\tmust\tcolors\n` },
      'channel_a/attribute-sets-a.tsv:2 The requirement_level is "must".',
    ],
    [
      "a stray space",
      { "attribute-sets-a.tsv": `${header.sets}\ns\tcolor\trequired\tcolors \n` },
      'channel_a/attribute-sets-a.tsv:2 The cell value_list has a stray space or an empty entry: "colors ".',
    ],
    [
      "an unknown attribute",
      { "attribute-sets-a.tsv": `${sound["attribute-sets-a.tsv"]}s\tshape\toptional\t\n` },
      "channel_a/attribute-sets-a.tsv:3 There is no attribute shape.",
    ],
    [
      "a closed attribute without values",
      { "attribute-sets-a.tsv": `${header.sets}\ns\tcolor\trequired\t\n` },
      "channel_a/attribute-sets-a.tsv:2 The closed attribute color has no value list.",
    ],
    [
      "a measure of an unknown dimension",
      { "attributes-a.tsv": `${sound["attributes-a.tsv"]}h\tmeasure\thight\tcm\tH\tH\tH\tH\t\t\t\t\n` },
      'channel_a/attributes-a.tsv:3 h has the dimension "hight".',
    ],
    [
      "a measure whose unit is not of its dimension",
      { "attributes-a.tsv": `${sound["attributes-a.tsv"]}h\tmeasure\tmass\tcm\tH\tH\tH\tH\t\t\t\t\n` },
      'channel_a/attributes-a.tsv:3 h has the unit "cm"; its usual form is cm, a unit of length.',
    ],
    [
      "an unknown attribute set",
      { "categories-x.tsv": (sound["categories-x.tsv"] ?? "").replace("\ts\t", "\ts|t\t") },
      "channel_a/categories-x.tsv:2 There is no attribute set t.",
    ],
    [
      "a former identifier of no category",
      { "aliases.tsv": "alias\tidentifier\tsince\na-o\ta-y\t0.1.0\n" },
      "channel_a/aliases.tsv:2 The alias a-o stands for a-y, which is no category.",
    ],
    [
      "a former identifier that is a category",
      { "aliases.tsv": "alias\tidentifier\tsince\na-x\ta-x\t0.1.0\n" },
      "channel_a/aliases.tsv:2 The alias a-x is a category.",
    ],
    [
      "a former identifier that is there twice",
      { "aliases.tsv": "alias\tidentifier\tsince\na-o\ta-x\t0.1.0\na-o\ta-x\t0.1.0\n" },
      "channel_a/aliases.tsv:3 The alias a-o is there twice.",
    ],
    [
      "a former identifier since no version",
      { "aliases.tsv": "alias\tidentifier\tsince\na-o\ta-x\tspring\n" },
      'channel_a/aliases.tsv:2 The alias a-o is since "spring".',
    ],
    [
      "a child before its parent",
      { "categories-w.tsv": `${header.categories}\na-y\ta-x\ts\tTwig\tZweig\tRameau\tRamo\t\t\t\t\n` },
      "channel_a/categories-w.tsv:2 a-y stands before its parent a-x.",
    ],
  ])("tells file and line of %s", (_, changed, expected) => {
    expect(whatIsWrong(changed)).toContain(expected);
  });
});

describe("checkSource", () => {
  const category = (cells: string) => ({ "categories-x.tsv": `${header.categories}\n${cells}\n` });
  const check = (changed: Record<string, string>, same = "name\tlanguages\n") =>
    checkSource(sourceWith(changed), parseSameInLanguages(same, "same-in-languages.tsv")).map(
      ({ what }) => what,
    );

  it("finds a name that was copied, unless it is listed", () => {
    const copied = category("a-x\t\ts\tSofas\tSofas\tCanapés\tDivani\t\t\t\t");
    const what = 'a-x is called "Sofas" in en, de.';
    expect(check(copied)).toContain(what);
    expect(check(copied, "name\tlanguages\nSofas\ten=de\n")).not.toContain(what);
    expect(check(copied, "name\tlanguages\nSofas\tfr=it\n")).toContain(what);
  });

  it("lets sizes and codes be alike everywhere", () => {
    const values = `${header.values}\n${["XL", "38", "4K", "75B", "36/38"]
      .map(
        (size) =>
          `colors\t${size.toLowerCase().replace("/", "-")}\t${size}\t${size}\t${size}\t${size}\t\t\t\t`,
      )
      .join("\n")}\n`;
    expect(check({ "values-v.tsv": values }).filter((what) => what.includes("is called"))).toEqual([]);
  });

  it("finds a missing name, a readable identifier's lack and too few terms", () => {
    const faults = check(category("A_x\t\ts\tTree\tBaum\tArbre\t\toak|elm|fir\tEiche\t\t"));
    expect(faults).toEqual(
      expect.arrayContaining([
        "A_x has no name in it.",
        'The identifier is "A_x".',
        "The leaf A_x has 1 search terms in de.",
        "The leaf A_x is at depth 1.",
      ]),
    );
  });

  it("finds what nothing uses", () => {
    const values = `${header.values}\nshapes\tround\tRound\tRund\tRond\tTondo\t\t\t\t\n`;
    expect(check({ "values-w.tsv": values })).toContain("Nothing uses shapes.");
  });

  it("finds a value list that stands in two files", () => {
    const values = `${header.values}\nshapes\tround\tRound\tRund\tRond\tTondo\t\t\t\t\n`;
    const faults = check({ "values-w.tsv": values, "values-x.tsv": values.replace("\tround", "\toval") });
    expect(faults).toContain("The value list shapes stands in channel_a/values-w.tsv too.");
  });

  it("finds a straight apostrophe in a name", () => {
    const faults = check(category("a-x\t\ts\tLady's\tBaum\tArbre\tAlbero\t\t\t\t"));
    expect(faults).toContain('a-x is called "Lady\'s".');
  });

  it("finds siblings of one name and a term that repeats the name", () => {
    const faults = check(
      category(
        "a-x\t\ts\tTree\tBaum\tArbre\tAlbero\ttree\t\t\t\na-y\t\ts\tPlant\tPflanze\tArbre\tPianta\t\t\t\t",
      ),
    );
    expect(faults).toContain("A sibling of a-y has its name in fr.");
    expect(faults).toContain('a-x says "Tree" twice in en.');
  });
});
