import { describe, expect, it } from "vitest";
import { spelledBrand, withoutShout } from "../../../src/tasks/evidence/brand-spelling.ts";

describe("the brand of a row's column", () => {
  it.each([
    "Kitchen Craft Co",
    "Cap Vert",
    "Asics",
    "Spax",
    "Btwin",
    "AquaPur",
    "ecoLUX",
    "Coca Cola",
    "Black & Decker",
  ])("stays as the column has it: %s", (brand) => expect(spelledBrand(brand)).toBe(brand));

  it.each([
    ["BOSCH", "Bosch"],
    ["MOULINEX", "Moulinex"],
    ["ASICS", "ASICS"],
    ["LEGO", "LEGO"],
    ["TP LINK", "TP-Link"],
    ["DELONGHI", "De'Longhi"],
    ["SMIFFY'S", "Smiffys"],
    ["moulinex", "Moulinex"],
    ["Kerastase", "Kérastase"],
  ])("is as the maker spells itself where its case says nothing: %s", (brand, spelled) => {
    expect(spelledBrand(brand)).toBe(spelled);
  });

  it.each(["CAP VERT", "KITCHEN CRAFT", "ONLY", "BRXTC", "BRUMWICK"])(
    "is no other maker that joins its words, and no word: %s",
    (brand) => expect(spelledBrand(brand)).toBe(brand),
  );

  it.each([
    ["BRUMWICK", "Der Kocher von Brumwick hält lange.", "Brumwick"],
    ["ORSO GRANDE", "la casetta orso grande in legno", "Orso Grande"],
    ["ZORVA", "Scarpe da corsa ZORVA con suola in gomma", "ZORVA"],
  ])("is as the row's texts write it where no list has it: %s", (brand, text, spelled) => {
    expect(spelledBrand(brand, [text])).toBe(spelled);
  });

  it.each([
    ["MAISON LAUZE", "Maison Lauze"],
    ["ASICS", "ASICS"],
    ["BRXTC", "BRXTC"],
    ["ARMANVILLE", "Armanville"],
  ])("is not shouted: %s", (brand, calm) => expect(withoutShout(brand)).toBe(calm));
});

it.each([
  ["LES JARDINS DU RHONE", "Les Jardins du Rhône"],
  ["LES TRESORS DE MARIE", "Les Trésors de Marie"],
  ["LA BOTTEGA DELLA PASTA", "La Bottega della Pasta"],
  ["HOUSE OF WILLOWS", "House of Willows"],
  ["DIE KRÄUTERSTUBE VOM HOF", "Die Kräuterstube Vom Hof"],
  ["MUZZANO", "MUZZANO"],
  ["BLACK ZORB", "BLACK ZORB"],
])("a maker with an article or a preposition is shouted by the row: %s", (brand, spelled) => {
  expect(spelledBrand(brand)).toBe(spelled);
});

it("has the accents of the row's own texts", () => {
  expect(spelledBrand("Eclat Doré", ["Crème Éclat Doré"])).toBe("Eclat Doré");
  expect(spelledBrand("L'Eclat Paris", ["L'Éclat Paris est une marque."])).toBe("L'Éclat Paris");
  expect(spelledBrand("L'Eclat Paris", ["Une marque."])).toBe("L'Eclat Paris");
});
