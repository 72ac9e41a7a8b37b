import { describe, expect, it } from "vitest";
import type { AttributeRecord } from "../../../../src/catalog/model.ts";
import { findValue, shownValue } from "../../../../src/engine/provider/attribution/value-names.ts";

function attributeOf(
  ...rows: readonly (readonly [identifier: string, en: string, de: string])[]
): AttributeRecord {
  return {
    ...{ identifier: "color", requirementLevel: "required", kind: "closed", names: {}, terms: {} },
    values: rows.map(([identifier, en, de]) => ({ identifier, names: { en, de }, terms: {} })),
  };
}

const colors = attributeOf(
  ["c1", "Navy blue", "Marineblau"],
  ["c2", "Black", "Schwarz"],
  ["c3", "black", "Tiefschwarz"],
);
const [navy, black, other] = colors.values;

describe("a value", () => {
  it.each([["Navy blue"], ["navy  BLUE"], ["Marineblau"], ["c1"]])("is found by %j", (said) => {
    expect(findValue(colors, said)).toBe(navy);
  });

  it("is not found by what the list lacks", () => {
    expect(findValue(colors, "navy")).toBeUndefined();
    expect(findValue(colors, "")).toBeUndefined();
  });

  it("is shown by its name, and found by what is shown, also where two have one name", () => {
    expect(colors.values.map((value) => shownValue(colors, value, "en"))).toEqual([
      "Navy blue",
      "Black",
      "c3",
    ]);
    expect(findValue(colors, "Black")).toBe(black);
    expect(findValue(colors, "c3")).toBe(other);
    for (const value of colors.values) {
      expect(findValue(colors, shownValue(colors, value, "de"))).toBe(value);
    }
  });
});
