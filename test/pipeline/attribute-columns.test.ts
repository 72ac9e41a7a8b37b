import { describe, expect, it, test } from "vitest";
import type { Language, RequirementLevel } from "../../src/api/vocabulary.ts";
import {
  AttributeColumns,
  type AttributeGuide,
  inUnit,
  statedAttributes,
} from "../../src/pipeline/attribute-columns.ts";

const guide: AttributeGuide = {
  placeOf: (identifier) => ["brand", "color", "volume", "length", "sleeve_length"].indexOf(identifier),
  unitOf: (_, identifier) => (identifier === "volume" ? "ml" : undefined),
  isShared: (name) => name === "Länge",
};

const languages = (name: string) => ({ en: { name }, de: { name }, fr: { name }, it: { name } });
const attribute = (identifier: string, name: string, requirement_level: RequirementLevel = "required") => ({
  identifier,
  requirement_level,
  languages: languages(name),
});
const value = (text: string, name?: string) => ({
  value: name === undefined ? null : { identifier: name.toLowerCase(), languages: languages(name) },
  text,
  span: [0, 0] as [number, number],
  source: "product_name" as const,
  score: 1,
});

const answer = {
  message: "",
  category: { identifier: "c1", languages: languages("Kettles") },
  required_attributes: [
    {
      attribute: attribute("color", "Farbe"),
      values: [value("rot", "Rot"), value("roter", "Rot"), value("blau", "Blau")],
    },
  ],
  recommended_attributes: [
    { attribute: attribute("volume", "Volumen", "recommended"), values: [value("1,7l")] },
  ],
  optional_attributes: [],
  missing_attributes: [attribute("brand", "Marke")],
};

describe("the attributes of a row", () => {
  it("have the channel's words, each once, and its unit; a missing one is empty", () => {
    const columns = new AttributeColumns("de", guide);
    expect(Object.fromEntries(columns.take(statedAttributes(answer, "de")))).toEqual({
      color: "Rot, Blau",
      volume: "1700 ml",
      brand: "",
    });
  });

  it("are columns by level, then in the channel's order; one that is required anywhere is required", () => {
    const columns = new AttributeColumns("de", guide);
    columns.take(statedAttributes(answer, "de"));
    expect(columns.inOrder()).toEqual(["brand", "color", "volume"]);
    const stricter = {
      ...answer,
      required_attributes: [{ attribute: attribute("volume", "Volumen"), values: [] }],
    };
    columns.take(statedAttributes({ ...stricter, recommended_attributes: [], missing_attributes: [] }, "de"));
    columns.take(statedAttributes(answer, "de"));
    expect(columns.inOrder()).toEqual(["brand", "color", "volume"]);
    const unknown = [{ attribute: attribute("zzz", "Zett", "optional"), values: [] }];
    columns.take(statedAttributes({ ...answer, optional_attributes: unknown }, "de"));
    expect(columns.inOrder().at(-1)).toBe("zzz");
  });

  it("have their identifiers behind names that the channel gives to several", () => {
    const columns = new AttributeColumns("de", guide);
    const lengths = [{ attribute: attribute("length", "Länge"), values: [] }];
    const others = [{ attribute: attribute("hue", "Farbe"), values: [] }];
    columns.take(
      statedAttributes({ ...answer, recommended_attributes: lengths, optional_attributes: others }, "de"),
    );
    expect(["length", "color", "hue"].map((one) => columns.nameOf(one))).toEqual([
      "Länge (length)",
      "Farbe",
      "Farbe (hue)",
    ]);
  });
});

const cases: readonly (readonly [Language, string, string, string])[] = [
  ["en", "0.75 l", "ml", "750 ml"],
  ["en", "750ml", "ml", "750 ml"],
  ["en", "1.5 kg", "g", "1500 g"],
  ["en", "10 in", "cm", "25.4 cm"],
  ["en", "6 pcs", "pcs", "6"],
  ["de", "0,75 l", "ml", "750 ml"],
  ["de", "0,5 Liter", "ml", "500 ml"],
  ["de", "85 mm", "cm", "8,5 cm"],
  ["de", "2,5 kg", "kg", "2,5 kg"],
  ["de", "12 Stück", "pcs", "12"],
  ["fr", "1,5 litre", "ml", "1500 ml"],
  ["fr", "75cl", "ml", "750 ml"],
  ["fr", "45 mm", "cm", "4,5 cm"],
  ["fr", "250 grammes", "g", "250 g"],
  ["fr", "3 pièces", "pcs", "3"],
  ["it", "0,33 l", "ml", "330 ml"],
  ["it", "50cl", "ml", "500 ml"],
  ["it", "125 mm", "cm", "12,5 cm"],
  ["it", "1 kg", "g", "1000 g"],
  ["it", "4 pezzi", "pcs", "4"],
];

test.each(cases)("in %s, %s is in %s: %s", (language, text, unit, expected) => {
  expect(inUnit(text, unit, language)).toBe(expected);
});

test.each(["rot", "38", "2 x 500 ml", "ca. 500 ml Inhalt", "500 W", "", "L"])(
  "%j is no measure of the unit, and stays",
  (text) => expect(inUnit(text, "ml", "de")).toBe(text),
);
