import { describe, expect, it } from "vitest";
import type { AttributeRecord } from "../../../../src/catalog/model.ts";
import { askedAttributes } from "../../../../src/tasks/description/rules/missing-attributes.ts";
import { readTexts } from "../../../../src/tasks/description/rules/source-words.ts";
import {
  isAttributeStated,
  readStatements,
} from "../../../../src/tasks/description/rules/stated-attributes.ts";

const attribute = (identifier: string, more: Partial<AttributeRecord>): AttributeRecord => ({
  identifier,
  requirementLevel: "required",
  kind: "measure",
  names: { en: "Height", de: "Höhe" },
  terms: {},
  values: [],
  ...more,
});
const value = (name: string) => ({ identifier: name, names: { en: name }, terms: {} });
const isStated = (more: Partial<AttributeRecord>, description: string, name: string) => {
  const statements = readStatements(readTexts(description, name), [], "en");
  return askedAttributes([attribute("height", more)], "en").map((asked) =>
    isAttributeStated(asked, statements),
  );
};

describe("what texts state of an attribute", () => {
  it("is a measure of its dimension, in the name or in the description", () => {
    const length = { dimension: "length" };
    expect(isStated(length, "A lamp of brass.", "Lamp 30 cm")).toEqual([true]);
    expect(isStated(length, "It is 30 cm high.", "Lamp 700")).toEqual([true]);
    expect(isStated(length, "It weighs 2 kg.", "Lamp 40 W")).toEqual([false]);
  });

  it("is no measure whose unit is one by itself only, where the whole text writes capitals otherwise", () => {
    expect(isStated({ dimension: "length" }, "Made for 5 years.", "CABLE 5M")).toEqual([false]);
  });

  it("is its label or one of its values, of several words too", () => {
    expect(isStated({}, "Its height pleases.", "Lamp")).toEqual([true]);
    const closed = { kind: "closed", values: [value("Brushed brass"), value("Oak")] } as const;
    expect(isStated(closed, "Of brushed brass.", "Lamp")).toEqual([true]);
    expect(isStated(closed, "Of brass, brushed.", "Lamp")).toEqual([false]);
  });
});

describe("what is asked of a category", () => {
  it("is what can be chosen or measured and has an English name, the required first", () => {
    const attributes = [
      attribute("a", { names: { en: "Late" }, requirementLevel: "recommended" }),
      attribute("b", { names: { en: "Open" }, kind: "open" }),
      attribute("c", { names: { de: "Nur deutsch" } }),
      attribute("d", { names: { en: "Early" } }),
      attribute("e", { names: { en: "Optional" }, requirementLevel: "optional" }),
    ];
    expect(askedAttributes(attributes, "de").map(({ name }) => name)).toEqual(["early", "late"]);
  });
});
