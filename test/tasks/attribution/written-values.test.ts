import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/api/vocabulary.ts";
import { createCatalogStore } from "../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../src/tasks/attribution/rules/extract-attributes.ts";

const extract = createAttributeExtractor({ catalogs: createCatalogStore() });
const chairs = "a-home-furniture-dining-chairs-dining";
const shirts = "a-fashion-men-tshirts-tshirts";
const drills = "a-garden-diy-tools-power-drills";
const creams = "a-beauty-face-creams-day";
const cables = "a-electronics-accessories-data-cables-network";
const dogFood = "a-pets-food-dog-dry";

interface Row {
  readonly language: Language;
  readonly name?: string;
  readonly description?: string;
  readonly facts?: readonly (readonly [label: string, text: string])[];
}

function writtenOf(
  leaf: string,
  attribute: string,
  { language, name = "", description = "", facts = [] }: Row,
) {
  const levels = { include_recommended: true, include_optional: true };
  const query = { sales_channel: "channel_a", category_identifier: leaf, ...levels } as const;
  const body = { product_name: name, product_description: description };
  const evidence = { language, facts: facts.map(([label, text]) => ({ label, text })) };
  const answer = extract({ query, body }, { evidence });
  const all = [answer.required_attributes, answer.recommended_attributes, answer.optional_attributes].flat();
  return all
    .find((one) => one.attribute.identifier === attribute)
    ?.values.map(({ text, written }) => written ?? text);
}

describe("a shouted value", () => {
  it.each([
    [chairs, "color", "de", "Farbe", "SCHWARZ", "Schwarz"],
    [chairs, "material", "de", "Material", "EICHE MASSIV", "Eiche massiv"],
    [shirts, "material", "de", "Material", "BAUMWOLLE", "Baumwolle"],
    [chairs, "color", "de", "Farbe", "DUNKELBLAU", "dunkelblau"],
    [drills, "brand", "de", "Hersteller", "BOSCH", "Bosch"],
    [chairs, "color", "en", "Colour", "BLACK", "Black"],
    [chairs, "color", "en", "Colour", "TAN", "Tan"],
    [shirts, "material", "en", "Material", "COTTON", "Cotton"],
    [chairs, "color", "en", "Colour", "NAVY BLUE", "Navy blue"],
    [drills, "brand", "en", "Brand", "MAKITA", "Makita"],
    [chairs, "color", "fr", "Couleur", "NOIR", "noir"],
    [chairs, "color", "fr", "Couleur", "BLEU MARINE", "bleu marine"],
    [shirts, "material", "fr", "Matière", "COTON", "coton"],
    [chairs, "material", "fr", "Matière", "CHÊNE", "chêne"],
    [drills, "brand", "fr", "Marque", "BOSCH", "Bosch"],
    [chairs, "color", "it", "Colore", "NERO", "nero"],
    [chairs, "color", "it", "Colore", "BIANCO", "bianco"],
    [shirts, "material", "it", "Materiale", "COTONE", "cotone"],
    [chairs, "material", "it", "Materiale", "LEGNO", "legno"],
    [drills, "brand", "it", "Marca", "MAKITA", "Makita"],
  ] as const)("%s %s in %s: %s %s is %s", (leaf, attribute, language, label, text, written) => {
    expect(writtenOf(leaf, attribute, { language, facts: [[label, text]] })).toEqual([written]);
  });

  it.each([
    ["de", "CREME 75ML", "75 ml"],
    ["en", "DAY CREAM 50ML", "50 ml"],
    ["fr", "CREME VISAGE 50ML", "50 ml"],
    ["it", "CREMA VISO 50ML", "50 ml"],
    ["it", "Crema viso 50ml", "50ml"],
  ] as const)("in %s is a measure in its unit: %s", (language, name, written) => {
    expect(writtenOf(creams, "volume", { language, name })).toEqual([written]);
  });

  it.each([
    [shirts, "size", "de", "Größe", "XL"],
    [chairs, "material", "de", "Material", "PVC"],
    [chairs, "color", "en", "Colour", "PBW"],
    [drills, "brand", "fr", "Marque", "ZQF"],
    [drills, "brand", "it", "Marca", "BRUMWICK"],
    [cables, "connector_type", "en", "Connector", "RJ45"],
    [drills, "model", "de", "Modell", "GSR 18V-55"],
  ] as const)(
    "stays a code, a size, an acronym or an unknown name: %s %s %s %s %s",
    (leaf, attribute, language, label, text) => {
      expect(writtenOf(leaf, attribute, { language, facts: [[label, text]] })).toEqual([text]);
    },
  );

  it("is a maker as the description writes it", () => {
    const row = {
      language: "it",
      facts: [["Marca", "BRUMWICK"]],
      description: "Il trapano di Brumwick è leggero.",
    } as const;
    expect(writtenOf(drills, "brand", row)).toEqual(["Brumwick"]);
  });

  it("of grams keeps its number", () => {
    expect(writtenOf(dogFood, "net_weight", { language: "fr", name: "CROQUETTES CHIEN 12KG" })).toEqual([
      "12 kg",
    ]);
  });
});

describe("a maker in capitals", () => {
  it.each([
    ["it", "Zaino da montagna KLIVO leggero", "KLIVO"],
    ["de", "Rucksack von KLIVO für lange Touren", "KLIVO"],
    ["en", "Mountain pack by KLIVO for long tours", "KLIVO"],
    ["fr", "Sac de montagne KLIVO pour longues courses", "KLIVO"],
    ["de", "KERAMIKSTUHL KLIVO SCHWARZ. Der Stuhl von Klivo.", "Klivo"],
  ] as const)("in %s keeps them where %j has none besides", (language, description, written) => {
    const row: Row = { language, name: "Thing", description, facts: [["Brand", "KLIVO"]] };
    expect(writtenOf(chairs, "brand", row)).toEqual([written]);
  });
});

describe("a German compound that begins with a value", () => {
  const litter = "a-pets-accessories-care-litter";
  it("is written as that value", () => {
    const facts = [] as const;
    expect(writtenOf(litter, "animal", { language: "de", name: "Katzenstreu klumpend 10 l", facts })).toEqual(
      ["Katze"],
    );
    expect(writtenOf(litter, "animal", { language: "de", name: "Streu für Katzen 10 l", facts })).toEqual([
      "Katzen",
    ]);
  });
});

it.each([
  ["de", "Material"],
  ["en", "Material"],
  ["fr", "Matière"],
  ["it", "Materiale"],
] as const)("an acronym keeps its capitals in %s", (language, label) => {
  expect(writtenOf(chairs, "material", { language, facts: [[label, "HDPE"]] })).toEqual(["HDPE"]);
});

describe("a colour", () => {
  it.each([
    ["de", "Farbe", "black", "Schwarz"],
    ["fr", "Couleur", "White", "blanc"],
    ["it", "Colore", "Black", "nero"],
    ["en", "Colour", "black", "black"],
    ["de", "Farbe", "platinum", "platinum"],
    ["de", "Farbe", "navy", "navy"],
    ["it", "Colore", "bianca", "bianco"],
    ["it", "Colore", "Nere", "Nero"],
    ["it", "Colore", "verdi", "verde"],
    ["it", "Colore", "viola", "viola"],
    ["it", "Colore", "colore rosso", "rosso"],
    ["fr", "Couleur", "blanche", "blanc"],
    ["fr", "Couleur", "vertes", "vert"],
    ["fr", "Couleur", "rouge", "rouge"],
    ["fr", "Couleur", "Vert foncé", "Vert foncé"],
    ["de", "Farbe", "schwarze", "schwarz"],
    ["de", "Farbe", "rot", "rot"],
  ] as const)("is written alone and in its base form in %s: %s %s", (language, label, text, written) => {
    expect(writtenOf(shirts, "color", { language, facts: [[label, text]] })).toEqual([written]);
  });
});

describe("an allergen in another language than the row's", () => {
  const cakes = "a-food-sweet-cakes-cakes";
  it.each([
    ["de", "Allergene", "Œufs, Gluten, Lait", ["Eier", "Gluten", "Milch"]],
    ["it", "Allergeni", "Œufs, Moutarde, Graines de sésame", ["Uova", "Senape", "Sesamo"]],
    ["fr", "Allergènes", "Eggs, milk", ["Œufs", "Lait"]],
    ["en", "Allergens", "Eier, Milch", ["Eggs", "Milk"]],
    ["de", "Allergene", "Haselnüsse, Weizen", ["Haselnüsse", "Weizen"]],
    ["en", "Allergens", "wheat, hazelnuts", ["hazelnuts", "wheat"]],
  ] as const)("in %s: %s %s", (language, label, cell, expected) => {
    const written = writtenOf(cakes, "allergens", { language, name: "Norda", facts: [[label, cell]] });
    expect(written?.toSorted()).toEqual([...expected].toSorted());
  });
});
