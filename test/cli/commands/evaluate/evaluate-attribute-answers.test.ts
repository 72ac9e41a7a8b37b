import { describe, expect, test } from "vitest";
import type { AttributionResponse, ExtractedValue } from "../../../../src/api/attribution.ts";
import { toAttributeAnswers } from "../../../../src/cli/commands/evaluate/attribution.ts";

const named = (en: string, de = en) => ({
  en: { name: en },
  de: { name: de },
  fr: { name: en },
  it: { name: en },
});

function value(text: string, score: number, listed?: ExtractedValue["value"]): ExtractedValue {
  return { value: listed ?? null, text, span: [0, text.length], source: "product_name", score };
}

function response(values: Readonly<Record<string, readonly ExtractedValue[]>>): AttributionResponse {
  const all = Object.entries(values).map(([identifier, each]) => ({
    attribute: { identifier, requirement_level: "optional" as const, languages: named(identifier) },
    values: [...each],
  }));
  return {
    message: "",
    category: { identifier: "lamp", languages: named("Lamps") },
    required_attributes: all.slice(0, 1),
    recommended_attributes: all.slice(1, 2),
    optional_attributes: all.slice(2),
    missing_attributes: [],
  };
}

describe("the answers for a product's attributes", () => {
  test("come from all levels, each attribute with the value of the highest score", () => {
    const answers = toAttributeAnswers(
      response({
        colour: [value("red", 0.4), value("blue", 0.9)],
        size: [value("L", 0.5)],
        fit: [value("slim", 1)],
      }),
    );
    expect([...answers.keys()]).toEqual(["colour", "size", "fit"]);
    expect(answers.get("colour")).toEqual({ forms: ["blue"], score: 0.9 });
  });

  test("may be labelled by the words, by the listed value's identifier, or by one of its names", () => {
    const listed = { identifier: "c-red", languages: named("Red", "Rot") };
    const answers = toAttributeAnswers(response({ colour: [value("rote", 0.8, listed)] }));
    expect(answers.get("colour")?.forms).toEqual(["rote", "c-red", "Red", "Rot", "Red", "Red"]);
  });

  test("have no form that the answer does not contain", () => {
    const answers = toAttributeAnswers(response({ width: [value("12", 0.8)] }));
    expect(answers.get("width")?.forms).toEqual(["12"]);
  });

  test("leave out an attribute without values", () => {
    expect(toAttributeAnswers(response({ colour: [] })).size).toBe(0);
  });
});
