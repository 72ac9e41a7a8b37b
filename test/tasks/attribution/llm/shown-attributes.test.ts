import { describe, expect, it } from "vitest";
import type { AttributeRecord } from "../../../../src/catalog/model.ts";
import {
  chooseValues,
  findValue,
  mostValues,
  showAttributes,
  shownValue,
} from "../../../../src/tasks/attribution/llm/shown-attributes.ts";
import { createFashionCatalog } from "./fashion-catalog.ts";

const records = createFashionCatalog().attributes("shoes");

it("shows what each attribute takes, under its name in the texts' language", () => {
  const { shown } = showAttributes(records, { text: "", language: "de" });
  expect(shown).toMatchObject({
    Marke: "text",
    Material: ["Leder", "Baumwolle", "Polyester", "Gummi", "Holz"],
    Breite: "number (cm)",
  });
});

it("finds attributes by the names that are shown", () => {
  const { shown, find } = showAttributes(records, { text: "", language: "fr" });
  expect(Object.keys(shown).map(find)).toEqual(records);
  expect(find("  LARGEUR ")?.identifier).toBe("width");
  expect(find("Bouton")).toBeUndefined();
});

it("shows an attribute by its identifier where another one has its name", () => {
  const [first] = records;
  const twins = ["one", "two"].map(
    (identifier): AttributeRecord => ({ ...(first as AttributeRecord), identifier }),
  );
  const { shown, find } = showAttributes(twins, { text: "", language: "en" });
  expect(Object.keys(shown)).toEqual(["Brand", "two"]);
  expect(find("two")?.identifier).toBe("two");
});

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
