import { describe, expect, it } from "vitest";
import { valuesOf } from "./values-of.ts";

interface Row {
  readonly name: string;
  readonly description?: string;
  readonly facts?: readonly (readonly [string, string])[];
}

/** Texts of an attribute's values. */
function textsOf(leaf: string, attribute: string, row: Row) {
  return valuesOf({ leaf, attribute, ...row }).map(({ text }) => text);
}

const jeans = "a-fashion-men-jeans";
const rings = "a-jewellery-pieces-rings-fashion";
const jigsaws = "a-toys-games-puzzles-jigsaws";
const bottles = "a-toys-baby-feeding-bottles";
const seats = "a-toys-baby-travel-car-seats";
const pens = "a-office-writing-pens-ballpoint";
const shampoos = "a-beauty-hair-shampoo-shampoos";
const colours = "a-beauty-hair-styling-colour";
const necklaces = "a-jewellery-pieces-necklaces-pendants";
const grinders = "a-garden-diy-tools-power-grinders";
const nuts = "a-food-sweet-nuts-nuts";

describe("a size", () => {
  it.each([
    ["Dimensions", "W33 L30"],
    ["Abmessungen", "UK 14"],
    ["Mesures", "W33 L30"],
    ["Misure", "W33 L30"],
  ])("that names its system is one in a column %s", (label, text) => {
    expect(textsOf(jeans, "size", { name: "Jeans 501", facts: [[label, text]] })).toEqual([text]);
  });

  it("in a name is that of waist and length, and no measure is one", () => {
    expect(textsOf(jeans, "size", { name: "Jeans slim W31 L34 dark blue" })).toEqual(["W31 L34"]);
    expect(textsOf(jeans, "size", { name: "Jeans", facts: [["Dimensions", "40 x 30 cm"]] })).toEqual([]);
  });

  it.each([
    ["Signet ring silver SZ P", "P"],
    ["Ring Silber Gr. 56", "56"],
    ["Bague argent taille 52", "52"],
    ["Anello argento misura 14", "14"],
  ])("of a ring is in its name: %s", (name, size) => {
    expect(textsOf(rings, "ring_size", { name })).toEqual([size]);
  });

  it("of a ring is no width", () => {
    expect(textsOf(rings, "ring_size", { name: "Ring size 12 mm" })).toEqual([]);
  });
});

describe("an age", () => {
  it.each([
    [jigsaws, "Age Group", "10+"],
    [jigsaws, "Alter", "8+"],
    [jigsaws, "Tranche d'âge", "8+"],
    [jigsaws, "Fascia di età", "8+"],
    [bottles, "Age Group", "0m+"],
    [bottles, "Età", "6 m+"],
  ])("of %s stands in the column %s: %s", (category, label, text) => {
    expect(textsOf(category, "min_age", { name: "Jigsaw or bottle", facts: [[label, text]] })).toEqual([
      text,
    ]);
  });

  it.each([
    "From birth to 12 years",
    "De la naissance à 12 ans",
    "Dalla nascita a 12 anni",
    "Von Geburt bis 12 Jahre",
  ])("is not the one up to which: %s", (description) => {
    const found = textsOf(seats, "min_age", { name: "i-Size 360", description });
    expect(found.join(" ")).not.toContain("12");
  });
});

it.each([
  ["Farbe", "blau"],
  ["Colour", "blue"],
  ["Couleur", "bleu"],
  ["Colore", "blu"],
])("takes a column %s of a pen for its ink's", (label, text) => {
  expect(textsOf(pens, "ink_color", { name: "Pen 0.7", facts: [[label, text]] })).toEqual([text]);
});

it.each([
  "For damaged hair. For oily hair see item 4471.",
  "Für strapaziertes Haar. Für fettiges Haar siehe Artikel 4471.",
  "Pour cheveux abîmés. Pour cheveux gras voir réf. 4471.",
  "Per capelli danneggiati. Per capelli grassi vedi cod. 4471.",
])("says of another article: %s", (description) => {
  expect(textsOf(shampoos, "hair_type", { name: "Shampoo 250 ml", description })).toHaveLength(1);
});

it.each([
  "Covers 100% grey.",
  "Deckt Grau zu 100 %.",
  "Couvre 100 % des cheveux gris.",
  "Copre il 100% dei capelli grigi.",
])("takes covered hair for no shade: %s", (description) => {
  expect(textsOf(colours, "hair_shade", { name: "Hair 5.3", description })).toEqual([]);
});

it("reads the shade that a hair colour has", () => {
  expect(textsOf(colours, "hair_shade", { name: "Haarfarbe Grau 60 ml" })).toEqual(["Grau"]);
});

it.each([
  "Leather cord with silver feathers.",
  "Lederband mit Federn Silber.",
  "Cordon avec plumes argent.",
  "Cordino con piume argento.",
])("takes the look of a trim for no metal: %s", (description) => {
  expect(textsOf(necklaces, "metal", { name: "Boho necklace", description })).toEqual([]);
});

it.each([
  ["Angle grinder 850W M14", "Spindle thread M14."],
  ["Winkelschleifer 850W M14", "Gewinde M14."],
  ["Meuleuse 850W M14", "Filetage M14."],
  ["Smerigliatrice 850W M14", "Attacco M14."],
])("takes a thread for no model: %s", (name, description) => {
  expect(textsOf(grinders, "model", { name, description })).toEqual([]);
});

it.each([
  ["Almonds 400g + Cashews 400g", []],
  ["Mandeln 400 g + Cashews 400 g", []],
  ["Amandes 400 g + Noix 400 g", []],
  ["Mandorle 400 g + Anacardi 400 g", []],
  ["Almonds 400g", ["400g"]],
] as const)("weighs no set by one of its parts: %s", (name, expected) => {
  expect(textsOf(nuts, "net_weight", { name })).toEqual(expected);
});

it.each([
  ["GRAVIERTES Brett Eiche", []],
  ["Personalisierte Tafel Buche", []],
] as const)("takes a German participle for no maker: %s", (name, expected) => {
  expect(textsOf("a-kitchen-cooking-knives-boards", "brand", { name })).toEqual(expected);
});

it("leaves the inks that a text names where a column has another word", () => {
  const row = {
    name: "Stylo 4 couleurs",
    description: "Encre bleue, noire.",
    facts: [["Couleur", "assorti"]],
  } as const;
  expect(textsOf(pens, "ink_color", row)).not.toContain("assorti");
});

it("takes no word of a name for another article's where a text sends to a page", () => {
  const description = "Colour black. See the presentation of art prints.";
  expect(textsOf("a-home-decor-pictures-wall-stickers", "color", { name: "Sticker", description })).toEqual([
    "black",
  ]);
});

it.each([
  ["Wiper blades for Ford Focus II, Volvo S40, Mazda 3.", ["Ford Focus II", "Volvo S40", "Mazda 3"]],
  [
    "Wischer für Opel Astra H, Zafira B, BMW 3er E90 - bitte prüfen",
    ["Opel Astra H", "Zafira B", "BMW 3er E90"],
  ],
  ["Balais pour Renault Clio II, Peugeot 206, vis comprises", ["Renault Clio II", "Peugeot 206"]],
  ["Spazzole per Audi A3 (8V), Seat Leon (5F), viti incluse", ["Audi A3 (8V)", "Seat Leon (5F)"]],
  ["Wischer für Opel Corsa D, Halterung nicht enthalten", ["Opel Corsa D"]],
] as const)("reads each vehicle of a list: %s", (description, expected) => {
  expect(
    textsOf("a-automotive-parts-spares-wipers", "compatible_with", { name: "AR605S", description }),
  ).toEqual(expected);
});

describe("a column of ages in months", () => {
  it.each([
    ["en", "manufacturer_minimum_age", "36", "3-years"],
    ["de", "Alter Hersteller", "36", "3-years"],
    ["fr", "manufacturer_minimum_age", "72", "6-years"],
    ["it", "manufacturer_minimum_age", "36", "3-years"],
    ["en", "manufacturer_minimum_age", "8", "8-years"],
  ] as const)("%s %s %s", (language, label, text, age) => {
    const found = valuesOf({
      language,
      leaf: jigsaws,
      attribute: "min_age",
      name: "Norda",
      facts: [[label, text]],
    });
    expect(found.map(({ value }) => value?.identifier)).toEqual([age]);
  });

  it("is none where no years make it", () => {
    expect(valuesOf({ leaf: jigsaws, attribute: "min_age", name: "Norda", facts: [["Age", "37"]] })).toEqual(
      [],
    );
  });
});

it.each([
  ["Olio extra vergine di oliva", "extra vergine"],
  ["Olio extravergine di oliva", "extravergine"],
  ["Olio vergine di oliva", "vergine"],
])("of %s the whole grade is told", (name, text) => {
  expect(textsOf("a-food-pantry-oils-olive", "oil_extraction", { name })).toEqual([text]);
});
