import { describe, expect, it } from "vitest";
import { askOf, createLexiconCompiler } from "../../../../src/tasks/attribution/rules/attribute-lexicon.ts";
import { stemsOf } from "../../../../src/tasks/attribution/rules/words.ts";
import { createFashionCatalog } from "../llm/fashion-catalog.ts";

const records = createFashionCatalog().attributes("shoes");
const category = createLexiconCompiler().compile(records);
const required = () => records.filter(({ requirementLevel }) => requirementLevel === "required");

describe("what is asked of a category", () => {
  it("is parted from the attributes that are not asked for", () => {
    const asked = askOf(category, required());
    const identifiers = (word: string, of: typeof asked.values) =>
      of.beginningWith(stemsOf(word)).map(({ record }) => record.identifier);
    expect(asked.attributes.map(({ record }) => record.identifier)).toEqual(["brand", "color", "size"]);
    expect(identifiers("navy", asked.values)).toEqual(["color"]);
    expect(identifiers("navy", asked.otherValues)).toEqual([]);
    expect(identifiers("leather", asked.values)).toEqual([]);
    expect(identifiers("leather", asked.otherValues)).toEqual(["material", "sole_material"]);
  });

  it("is compiled once for the same attributes, whatever list they come in", () => {
    expect(askOf(category, required())).toBe(askOf(category, required()));
    expect(askOf(category, records)).not.toBe(askOf(category, required()));
  });
});
