import { describe, expect, it } from "vitest";
import { createCatalog } from "../../../../src/catalog/catalog.ts";
import { compileContent } from "../../../../src/catalog/compile.ts";
import type { AttributeRecord } from "../../../../src/catalog/model.ts";
import { readWords } from "../../../../src/nlp/stemmer.ts";
import { findMissing } from "../../../../src/tasks/description/rules/missing-attributes.ts";
import { readTexts } from "../../../../src/tasks/description/rules/source-words.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";
import { createSmallStore } from "../../../translation/small-catalogs.ts";

const attribute = (identifier: string, name: string): AttributeRecord => ({
  identifier,
  requirementLevel: "recommended",
  kind: "closed",
  names: { en: name },
  terms: {},
  values: [{ identifier: `${identifier}-one`, names: { en: "Brass" }, terms: {} }],
});
const category = (identifier: string, name: string, attributes: readonly AttributeRecord[]) => ({
  record: { identifier, names: { en: name }, terms: {} },
  attributes,
});
const catalog = createCatalog(
  compileContent({
    salesChannel: "channel_a",
    categories: [
      category("tea-urns", "Zubrovars", [attribute("material", "Material"), attribute("spout", "Spout")]),
      category("moons", "Lunabooks", [attribute("binding", "Binding")]),
    ],
  }),
  "builtin",
);
const empty = createCatalog(compileContent({ salesChannel: "channel_b", categories: [] }), "builtin");
const catalogs = {
  ...createSmallStore(),
  catalog: (channel: string) => (channel === "channel_a" ? catalog : empty),
};
const glossary = glossaryOf(catalogs);
const missing = (name: string, description: string) => {
  const texts = () => readTexts(description, name);
  const matches = () => glossary.find(texts(), "en");
  const nameMatches = () => glossary.find(readWords(name), "en");
  const source = { texts, matches, nameMatches, givenName: name, language: "en" } as const;
  return findMissing(source, name, { catalogs, glossary });
};

describe("what a text does not say", () => {
  it("is what the kind asks for, where name and description name the kind", () => {
    expect(missing("Aqua zubrovar", "A blue zubrovar.")).toEqual({
      kind: "Zubrovars",
      names: ["material", "spout"],
    });
  });

  it.each([
    ["Torque Driver with Lunabook", "Comes with a lunabook."],
    ["Torque Driver incl. Lunabook", "The lunabook is small."],
    ["Zubrovar Lunabook", "A zubrovar and a lunabook."],
    ["Lunabook & Zubrovar", "Lunabook, zubrovar."],
    ["Torque Driver for Zubrovar", "Fits each zubrovar."],
  ])("is nothing where %j is of no kind, or of several", (name, description) => {
    expect(missing(name, description)).toEqual({ kind: undefined, names: [] });
  });

  it("is only what nearly all products state, where the name alone names the kind", () => {
    expect(missing("Aqua zubrovar", "Blue.")).toEqual({ kind: undefined, names: ["material"] });
  });

  it("does not name what is stated", () => {
    expect(missing("Aqua zubrovar", "A zubrovar of brass with a spout.").names).toEqual([]);
  });

  it("is no material where the kind asks for none", () => {
    expect(missing("Moon lunabooks", "Thin.").names).toEqual([]);
  });

  it("is not guessed where no kind is known", () => {
    expect(missing("Xyqo 700", "Blue.")).toEqual({ kind: undefined, names: [] });
  });
});
