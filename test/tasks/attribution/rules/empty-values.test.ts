import { describe, expect, it } from "vitest";
import { isUninformative } from "../../../../src/tasks/attribution/rules/empty-values.ts";
import { valuesOf } from "./values-of.ts";

const tables = "a-home-furniture-living-tables-coffee";

function textsOf(attribute: string, label: string, text: string) {
  return valuesOf({ leaf: tables, attribute, name: "Norda", facts: [[label, text]] }).map((one) => one.text);
}

describe("a cell that nobody filled in", () => {
  it.each([
    ["Weight", "0 kg"],
    ["Gewicht", "0,00 kg"],
    ["Poids", "0.0 kg"],
    ["Peso", "99999 kg"],
  ])("%s: %s is no weight", (label, text) => {
    expect(textsOf("weight", label, text)).toEqual([]);
  });

  it.each([
    ["Weight", "0.4 kg"],
    ["Gewicht", "10 kg"],
    ["Poids", "9,99 kg"],
    ["Peso", "100 kg"],
  ])("%s: %s is one", (label, text) => {
    expect(textsOf("weight", label, text)).toEqual([text]);
  });

  it("has no side, and of 1 x 1 x 1 none either", () => {
    expect(textsOf("width", "Breite", "0 cm")).toEqual([]);
    expect(textsOf("width", "W x H x D", "1 x 1 x 1 cm")).toEqual([]);
    expect(textsOf("width", "W x H x D", "40 x 1 x 1 cm")).toEqual(["40"]);
  });

  it.each([
    ["Colour", "TBC"],
    ["Colour", "lorem ipsum"],
    ["Farbe", "k. A."],
    ["Farbe", "nicht angegeben"],
    ["Couleur", "NC"],
    ["Couleur", "à définir"],
    ["Colore", "da definire"],
    ["Colore", "n.d."],
  ])("%s: %s is no colour", (label, text) => {
    expect(textsOf("color", label, text)).toEqual([]);
  });

  it.each(["Nordic mist", "Karamell", "Ocre doré", "Ndebele"])("but %s is", (text) => {
    expect(textsOf("color", "Colour", text)).toEqual([text]);
  });
});

describe("a value of free text", () => {
  it.each([
    "-",
    "N/A",
    "none",
    "Unbekannt",
    "siehe Beschreibung",
    "sans",
    "ohne Angabe",
    "non",
    "vedi sotto",
  ])("that says nothing: %s", (text) => {
    expect(isUninformative(text)).toBe(true);
  });

  it.each(["Nonna", "Sansevieria trifasciata", "Nova 2", "NA-KD"])("that is one: %s", (text) => {
    expect(isUninformative(text)).toBe(false);
  });
});
