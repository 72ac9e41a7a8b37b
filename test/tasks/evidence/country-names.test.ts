import { describe, expect, it } from "vitest";
import {
  countryIn,
  countryOfCode,
  endsInTornCountry,
  namesCountry,
} from "../../../src/tasks/evidence/country-names.ts";

it.each([
  ["en", "DE", "Germany"],
  ["de", "India", "Indien"],
  ["de", "IND", "Indien"],
  ["fr", "Deutschland", "Allemagne"],
  ["it", "FRA", "Francia"],
  ["it", "Italia", "Italia"],
] as const)("calls a country in %s what it is called there: %s", (language, text, name) => {
  expect(countryIn(language, text)).toBe(name);
});

it.each(["Provence", "made by hand", "zz", ""])("knows no country in %j", (text) => {
  expect(countryIn("en", text)).toBeUndefined();
});

it("knows codes of two and of three letters", () => {
  expect([countryOfCode("ITA"), countryOfCode("IT"), countryOfCode("Italy")]).toEqual([
    "Italy",
    "Italy",
    undefined,
  ]);
});

it.each([
  ["Made in Italy", true],
  ["Burgund, Frankreich", true],
  ["Royaume-Uni", true],
  ["Stati Uniti", true],
  ["EU/non-EU", true],
  ["Holland", true],
  ["Curry powder", false],
  ["Curcuma", false],
  ["Bio-Pfeffer", false],
])("knows whether %j names a country", (text, names) => {
  expect(namesCountry(text)).toBe(names);
});

describe("the beginning of a country's name at the end of a text", () => {
  it.each([
    ["fr", "Fabriqué en Alle", true],
    ["en", "Hand made in Germ", true],
    ["de", "Hergestellt in Öster", true],
    ["it", "Prodotto in Ital", true],
    ["fr", "Fabriqué en Allemagne", false],
    ["en", "Made in Niger", false],
    ["en", "Made in Sheffield", false],
    ["de", "Hergestellt in Kiel", false],
    ["it", "Realizzato in legno", false],
    ["fr", "Compatible avec Alle", false],
  ] as const)("%s: %s: %s", (language, text, isTorn) => {
    expect(endsInTornCountry(text, language)).toBe(isTorn);
  });
});
