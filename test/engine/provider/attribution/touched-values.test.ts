import { describe, expect, it } from "vitest";
import type { AttributeRecord } from "../../../../src/catalog/model.ts";
import { chooseValues, mostValues } from "../../../../src/engine/provider/attribution/touched-values.ts";

function listOf(count: number): AttributeRecord {
  const values = Array.from({ length: count }, (_, number) => ({
    identifier: `v${number}`,
    names: { en: number === count - 1 ? "Zirconium brackets" : `Thing ${number}`, de: `Sache ${number}` },
    terms: number === count - 2 ? { de: ["Gummistiefel"] } : {},
  }));
  return { identifier: "a", requirementLevel: "optional", kind: "closed", names: {}, terms: {}, values };
}

const chosen = (attribute: AttributeRecord, text: string) =>
  chooseValues(attribute, text).map(({ identifier }) => identifier);

describe("of a list", () => {
  it("that is short all values are shown", () => {
    const short = listOf(mostValues);
    expect(chooseValues(short, "")).toBe(short.values);
  });

  it("that is long the first ones are, and those that have a word of the text, in the list's order", () => {
    const long = listOf(5_000);
    const found = chosen(long, "Rote Gummistiefel with a zirconium bracket");
    expect(found).toHaveLength(mostValues);
    expect(found.slice(0, 3)).toEqual(["v0", "v1", "v2"]);
    expect(found.slice(-2)).toEqual(["v4998", "v4999"]);
  });

  it("values with words that few have go before those with words that all have", () => {
    expect(chosen(listOf(5_000), "Thing zirconium")).toContain("v4999");
  });
});
