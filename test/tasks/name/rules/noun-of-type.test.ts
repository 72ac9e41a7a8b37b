import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { nounOfRow } from "../../../../src/tasks/name/rules/noun-of-row.ts";
import { withNoun } from "../../../../src/tasks/name/rules/noun-place.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";

const glossary = glossaryOf(createCatalogStore());

interface Row {
  readonly brand?: string;
  readonly type?: string;
  readonly sourceCategory?: string;
  readonly description?: string;
  readonly category?: string;
  readonly score?: number;
}

function named(
  language: Language,
  name: string,
  { brand, type, sourceCategory, description, category, score = 0.9 }: Row,
): string {
  const facts = type === undefined ? [] : [{ label: "type", text: type }];
  const found = category === undefined ? {} : { category: { identifier: category, score } };
  const evidence = {
    facts,
    language,
    ...found,
    ...(brand && { brand }),
    ...(sourceCategory && { sourceCategory }),
  };
  const record = { language, glossary, description, evidence };
  const noun = nounOfRow(name, record);
  return noun === undefined ? name : withNoun(name, noun, record);
}

const kettles = "a-appliances-kitchen-kettles-electric";

describe("the column of types names what goes by its maker and line", () => {
  it.each([
    ["en", "Cube Touring ONE", { brand: "Cube", type: "Trekking bike" }, "Cube Touring ONE Trekking Bike"],
    [
      "en",
      "Kryptonite Evo Series 4",
      { brand: "Kryptonite", type: "U-lock 10x23cm", category: "a-sports-outdoor-cycling-locks" },
      "Kryptonite Evo Series 4 U-Lock",
    ],
    [
      "en",
      "Topeak JoeBlow Sport III",
      { brand: "Topeak", type: "floor pump", category: "a-sports-outdoor-cycling-pumps" },
      "Topeak JoeBlow Sport III Floor Pump",
    ],
    ["en", "Puky LR M", { brand: "Puky", type: "Balance bike" }, "Puky LR M Balance Bike"],
    ["de", "Puky LR M", { brand: "Puky", type: "Laufrad" }, "Puky Laufrad LR M"],
    ["de", "Cube Touring ONE", { brand: "Cube", type: "Trekkingrad" }, "Cube Trekkingrad Touring ONE"],
    ["de", "Sony NEX-VG20EH", { brand: "Sony", sourceCategory: "camcorders" }, "Sony NEX-VG20EH Camcorder"],
    [
      "en",
      "Lezyne Hecto Drive 500XL",
      { brand: "Lezyne", type: "Bike light" },
      "Lezyne Hecto Drive 500XL Bike Light",
    ],
    ["fr", "Krups Nesto", { brand: "Krups", type: "Bouilloire" }, "Bouilloire Krups Nesto"],
    ["it", "Ariete Vintage", { brand: "Ariete", type: "Bollitore" }, "Bollitore Ariete Vintage"],
  ] as const)("%s: %s", (language, name, row, expected) => {
    const placed = named(language, name, row);
    expect(placed).toBe(expected);
  });

  it("is no shouting", () => {
    expect(named("fr", "Doogee X5", { brand: "Doogee", sourceCategory: "SMARTPHONE" })).toBe(
      "Smartphone Doogee X5",
    );
  });

  it.each([
    [
      "the name has a word of products",
      "en",
      "RiteBite Choco Delite Bar",
      { brand: "RiteBite", sourceCategory: "Breakfast Cereal" },
    ],
    [
      "the shelf holds food",
      "en",
      "Nilons Sewaiyan",
      { brand: "Nilons", sourceCategory: "Noodle", category: "a-food-pantry-pasta-noodles" },
    ],
    [
      "the shelf holds two kinds",
      "fr",
      "adidas Originals XXL",
      { brand: "adidas", sourceCategory: "SURVETEMENT - JOGGING" },
    ],
    ["the type is a shop's shelf", "en", "Cube Touring ONE", { brand: "Cube", type: "Accessories" }],
    ["the type is several things", "en", "Cube Touring ONE", { brand: "Cube", type: "Trekking bikes" }],
    ["the type is no thing", "en", "Cube Touring ONE", { brand: "Cube", type: "simple" }],
    ["the type is no thing", "de", "Puky LR M", { brand: "Puky", type: "Standard" }],
    ["the name has a thing", "en", "Cube Touring Saddle", { brand: "Cube", type: "Trekking bike" }],
    ["the category is a department", "de", "Puky LR M", { brand: "Puky", sourceCategory: "Spielzeug" }],
    ["the row has no maker", "en", "Touring ONE", { type: "Trekking bike" }],
    [
      "it is a book",
      "en",
      "Cube Touring ONE",
      { brand: "Cube", type: "Novel", category: "a-media-books-fiction" },
    ],
    [
      "another department was found",
      "en",
      "Cube Touring ONE",
      { brand: "Cube", type: "Trekking bike", category: "a-food-drinks-coffee" },
    ],
  ] as const)("not where %s (%s)", (_, language, name, row) => {
    expect(named(language, name, row)).toBe(name);
  });
});

describe("a thing of the home with which the text begins names an appliance", () => {
  it.each([
    [
      "it",
      "Ariete KX-8810",
      "Bollitore elettrico vintage da 1,7 litri.",
      "Bollitore elettrico Ariete KX-8810",
    ],
    ["fr", "Krups KX-8810", "Bouilloire électrique de 1,7 litre.", "Bouilloire électrique Krups KX-8810"],
  ] as const)("%s: %s", (language, name, description, expected) => {
    const [brand] = name.split(" ");
    expect(named(language, name, { ...(brand && { brand }), description, category: kettles })).toBe(expected);
  });
});

describe("the first of several category keys names the thing", () => {
  const camcorders = "a-electronics-photo-camcorders-classic";
  it.each([
    ["de", "Canon LEGRIA HF G25", "Canon", "camcorders,variant-showcase", "Canon LEGRIA HF G25 Camcorder"],
    ["de", "Ricoh Zorvo", "Ricoh", "camcorders", "Ricoh Zorvo Camcorder"],
    ["en", "Canon LEGRIA HF G25", "Canon", "camcorders,variant-showcase", "Canon LEGRIA HF G25 Camcorder"],
    ["fr", "Canon LEGRIA HF G25", "Canon", "camcorders,variant-showcase", /^Caméscope Canon LEGRIA/],
    ["it", "Canon LEGRIA HF G25", "Canon", "camcorders,variant-showcase", /^Videocamera Canon LEGRIA/],
  ] as const)("%s: %s", (language, name, brand, sourceCategory, native) => {
    const written = named(language, name, { brand, sourceCategory, category: camcorders });
    if (typeof native === "string") expect(written).toBe(native);
    else expect(written).toMatch(native);
  });
});

describe("a shop's category adds no noun that the name has, and no trade", () => {
  it.each([
    ["de", "Abus Profil-Halbzylinder KX12 10/30", "Abus", "Profilzylinder"],
    ["fr", "Gates Courr. Crant. 10x1000", "Gates", "AUTO"],
    ["it", "Osculati Grillo A4", "Osculati", "Barche"],
    ["en", "Seaflo Series 12 500GPH", "Seaflo", "Boats"],
  ] as const)("%s: %s", (language, name, brand, sourceCategory) => {
    expect(named(language, name, { brand, sourceCategory })).toBe(name);
  });
});

describe("a line without its maker takes a thing of the category that was surely found", () => {
  const plates = "a-kitchen-dining-plates-plates";
  const kettle = "a-appliances-kitchen-kettles-kettles";
  const cutlery = "a-kitchen-dining-cutlery-pieces";
  it.each([
    ["en", "Harmony 18/10", { type: "Fork", category: cutlery }, "Harmony 18/10 Fork"],
    ["en", "Milano 32cm", { type: "Dinner Plate", category: plates }, "Milano Dinner Plate 32cm"],
    ["en", "Harmony 18/10", { sourceCategory: "Fork", category: cutlery }, "Harmony 18/10 Fork"],
    ["it", "Verona 2000 W", { type: "Bollitore", category: kettle }, "Bollitore Verona 2000 W"],
    ["fr", "Verona 2000 W", { type: "Bouilloire", category: kettle }, "Bouilloire Verona 2000 W"],
    ["de", "Verona 2000 W", { type: "Wasserkocher", category: kettle }, /Wasserkocher/],
  ] as const)("%s: %s", (language, name, row, expected) => {
    const written = named(language, name, row);
    if (typeof expected === "string") expect(written).toBe(expected);
    else expect(written).toMatch(expected);
  });

  it.each([
    ["the type is no thing", "en", "Classic 40mm", { type: "Analog", category: "a-jewellery-watches-men" }],
    ["the type is no thing", "en", "Aurora", { type: "Solar", category: "a-home-lighting-fairy-solar" }],
    ["the type is no thing", "fr", "Oslo 50 ml", { type: "Mixte", category: "a-beauty-perfume-unisex" }],
    [
      "the category is another",
      "en",
      "Milano 32cm",
      { type: "Dinner Plate", category: "a-home-decor-vases" },
    ],
    [
      "the category is unsure",
      "en",
      "Torino Black",
      { type: "Armchair", category: "a-home-furniture-living-sofas-armchairs", score: 0.5 },
    ],
  ] as const)("not where %s (%s)", (_, language, name, row) => {
    expect(named(language, name, row)).toBe(name);
  });
});

describe("a name that says it in the words of its own category takes no type", () => {
  const boots = "a-fashion-shoes-men-boots-chelsea";
  it.each([
    ["de", "Brandt Chelsea Boots Herren", "Schuhe"],
    ["en", "Brandt Chelsea Boots Men", "Shoes"],
    ["it", "Brandt Chelsea Boots Uomo", "Scarpe"],
  ] as const)("%s: %s", (language, name, type) => {
    expect(named(language, name, { brand: "Brandt", type, category: boots })).toBe(name);
  });
});
