import { describe, expect, it } from "vitest";
import {
  createLexiconCompiler,
  selectAttributes,
} from "../../../../src/tasks/attribution/rules/attribute-lexicon.ts";
import { stemsOf } from "../../../../src/tasks/attribution/rules/words.ts";
import { createFashionCatalog } from "../llm/fashion-catalog.ts";

const records = createFashionCatalog().attributes("shoes");
const category = createLexiconCompiler().compile(records);
const required = () => records.filter(({ requirementLevel }) => requirementLevel === "required");

describe("what is requested of a category", () => {
  it("is parted from the attributes that are not requested", () => {
    const requested = selectAttributes(category, required());
    const identifiers = (word: string, of: typeof requested.values) =>
      of.beginningWith(stemsOf(word)).map(({ record }) => record.identifier);
    expect(requested.attributes.map(({ record }) => record.identifier)).toEqual(["brand", "color", "size"]);
    expect(identifiers("navy", requested.values)).toEqual(["color"]);
    expect(identifiers("navy", requested.otherValues)).toEqual([]);
    expect(identifiers("leather", requested.values)).toEqual([]);
    expect(identifiers("leather", requested.otherValues)).toEqual(["material", "sole_material"]);
  });

  it("is compiled once for the same attributes, whatever list they come in", () => {
    expect(selectAttributes(category, required())).toBe(selectAttributes(category, required()));
    expect(selectAttributes(category, records)).not.toBe(selectAttributes(category, required()));
  });
});
