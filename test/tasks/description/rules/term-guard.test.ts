import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { type Row, termsOf } from "./terms-of.ts";

type Case = readonly [language: Language, name: string, row: Row, other: RegExp];

describe("a noun of another thing", () => {
  it.each<Case>([
    ["en", "Carp rod 10ft two piece with cork grip", { brand: "Riverline" }, /cork/],
    ["en", "Neoprene chest waders stocking foot", { shop: "Waders" }, /^stocking|\sstocking$/],
    ["en", "Snaffle bit single loose ring", { shop: "Bits" }, /\bring$/],
    ["de", "Schutzbeschlag Paris ES2 Knopf/Drücker", { shop: "Schutzbeschläge" }, /Knopf/],
    ["fr", "Sticker protection iPhone 5 carbone", {}, /^iphone/i],
    ["it", "Adesivo protezione iPhone 5 carbonio", {}, /^iphone/i],
    ["fr", "Taquet inox 200 mm poli à miroir", {}, /^miroir/],
    ["fr", "Boîte des nouvelles chaussures métal", {}, /^chaussures/],
    ["it", "Passacavo inox lucidato a specchio", {}, /^specch/],
    ["it", "Barattolo goloso nocciola 500 g", { leaf: "a-food-fresh-frozen-icecream" }, /^nocciola/],
    [
      "fr",
      "Jupette de scène en voile",
      { text: "Jupette de scène en voile légère et douce. Elle se porte sur un justaucorps noir." },
      /justaucorps/,
    ],
  ])("is no term: %s, %s", (language, name, row, other) => {
    expect(termsOf(language, name, row).filter((term) => other.test(term))).toEqual([]);
  });

  it.each<Case>([
    ["en", "Cork notice board 60x40", {}, /board/],
    ["en", "Silver ring with stone", { leaf: "a-jewellery-pieces-rings-fashion" }, /ring/],
    ["de", "Möbelknopf Messing 30 mm", { shop: "Möbelknöpfe" }, /knopf/i],
    ["fr", "Miroir mural rond 60 cm", {}, /miroir/],
    ["fr", "Lot de 2 chaussures enfant", {}, /chaussures/],
    ["it", "Specchio da parete tondo 60 cm", {}, /specchio/],
    ["it", "Nocciole tostate 500 g", { leaf: "a-food-sweet-nuts" }, /nocciole/],
    ["fr", "Justaucorps de danse noir", {}, /justaucorps/],
  ])("is one where it is the product: %s, %s", (language, name, row, own) => {
    expect(termsOf(language, name, row).some((term) => own.test(term))).toBe(true);
  });
});

describe("the other words for a noun", () => {
  it.each<Case>([
    ["fr", "Écran sous-toiture HPV", {}, /afficheur/],
    ["en", "Straight tap connector 22 mm", {}, /electrical/],
    ["de", "Festes Shampoo Minze 80 g", {}, /Haarseife/],
    ["fr", "Gilet gonflable 150N", { leaf: "a-sports-outdoor-water-life-jackets" }, /cardigan/],
  ])("are left out where it is a homonym: %s, %s", (language, name, row, other) => {
    expect(termsOf(language, name, row).join("; ")).not.toMatch(other);
  });

  it("stay where it is none", () => {
    expect(termsOf("fr", "Gilet bleu en maille", { leaf: "a-fashion-women-knitwear" }).join("; ")).toMatch(
      /cardigan/,
    );
    expect(termsOf("fr", "Écran PC 27 pouces", {}).join("; ")).toMatch(/afficheur|écran/);
  });
});

it.each<readonly [Language, string, string]>([
  ["en", "Soft lures 9 cm", "Generic"],
  ["de", "Gummifische 9 cm", "Noname"],
  ["fr", "Leurres souples 9 cm", "Generique"],
  ["it", "Esche morbide 9 cm", "Generico"],
])("in %s a word that stands for any maker is none: %s, %s", (language, name, brand) => {
  expect(termsOf(language, name, { brand }).join("; ")).not.toContain(brand);
});

describe("the first term", () => {
  it.each<Case>([
    [
      "de",
      "Corvin Kaffeemühle K2",
      { shop: "Mahlwerke", text: "Mit Kegelmahlwerk aus Stahl." },
      /^Kaffeemühle$/,
    ],
    ["de", "Corvin Fugenmörtel grau 5 kg", { leaf: "a-garden-diy-hardware-fixings-plugs" }, /^Fugenmörtel$/],
    ["de", "Corvin Lesehilfe Kunststoff blau", { shop: "Lesebrillen" }, /^(?!Kunststoff)/],
    ["de", "Corvin Dachrinne Titanzink 333 3 m", {}, /^Dachrinne$/],
    ["en", "Corvin Toilet Spray 200ml", {}, /^toilet spray$/],
    ["en", "Corvin Cocoa Nibs 500g, May Cont. Milk", {}, /^(?!.*milk)/i],
    ["de", "Corvin Kakaonibs 500 g, kann Spuren von Milch enthalten", {}, /^(?!.*milch)/i],
    ["fr", "Corvin Éclats de cacao 500 g, peut contenir du lait", {}, /^(?!.*lait)/i],
    ["it", "Corvin Granella di cacao 500 g, può contenere latte", {}, /^(?!.*latte)/i],
  ])("is the name's own noun: %s, %s", (language, name, row, first) => {
    expect(termsOf(language, name, row)[0] ?? "").toMatch(first);
  });

  it.each<Case>([
    ["it", "Maglia dolcevita misto lana", {}, /misto$/],
    ["it", "Mozzarella di latte di bufala 250 g", {}, /di latte$/],
    ["fr", "Fromage de lait de brebis 250 g", {}, /de lait$/],
    ["en", "Corvin 40 Pieces Metal Bobbins", {}, /^pieces/],
    ["en", "Corvin Storage 1/3 100mm", { shop: "Storage" }, /storage$/],
  ])("breaks off within no phrase: %s, %s", (language, name, row, other) => {
    expect(termsOf(language, name, row).filter((term) => other.test(term))).toEqual([]);
  });
});

describe("what the shop sorts the row as", () => {
  it.each<readonly [Language, string, Row, string]>([
    [
      "en",
      "Peru Cajamarca Decaf - Sugar Cane Process",
      { shop: "Coffee", leaf: "a-food-drinks-coffee-beans" },
      "coffee",
    ],
    [
      "en",
      "Steel Mudguard Pair - Fits Touring Bikes",
      { shop: "Mudguards", leaf: "a-sports-outdoor-cycling-parts" },
      "mudguard",
    ],
    [
      "de",
      "Peru Cajamarca Zucker-Verfahren, mild",
      { shop: "Kaffee", leaf: "a-food-drinks-coffee-beans" },
      "Kaffee",
    ],
    ["fr", "Pérou Cajamarca procédé sucre", { shop: "Café", leaf: "a-food-drinks-coffee-beans" }, "café"],
    [
      "it",
      "Perù Cajamarca decaffeinato processo zucchero",
      { shop: "Caffè", leaf: "a-food-drinks-coffee-beans" },
      "caffè",
    ],
  ])("is its noun where another one stands within the name: %s, %s", (language, name, row, noun) => {
    const terms = termsOf(language, name, row);
    expect(terms[0]).toBe(noun);
    expect(terms.join("; ")).not.toMatch(/sugar|zucker|sucre|zucchero|touring/iu);
  });

  it.each<readonly [Language, string, Row, RegExp]>([
    ["en", "Basin mixer chrome mono with waste", { shop: "Stocking" }, /mixer/],
    ["de", "Collegeblock A4 liniert petrol", { shop: "Spiralblock" }, /Collegeblock/],
    ["en", "Brown Sugar 500 g", { shop: "Coffee" }, /sugar/],
    ["de", "Rohrzucker 500 g", { shop: "Kaffee" }, /zucker/],
    ["fr", "Sucre de canne 500 g", { shop: "Café" }, /sucre/],
    ["it", "Zucchero di canna 500 g", { shop: "Caffè" }, /zucchero/],
  ])(
    "gives way to the head of the name, and where the row never says it: %s, %s",
    (language, name, row, own) => {
      expect(termsOf(language, name, row)[0]).toMatch(own);
    },
  );
});

describe("the first part of a pair with a hyphen", () => {
  it("is no term before a box or a set", () => {
    expect(termsOf("fr", "Soirée cocktail-box salés")).not.toContain("cocktail");
    expect(termsOf("en", "Cocktail-box savoury 300 g")).not.toContain("cocktail");
  });
});

describe("a bag or a coat for an animal", () => {
  it.each<readonly [Language, string, string]>([
    ["it", "Borsa a tracolla per cani grigia 30 cm", "borsa a tracolla per cani"],
    ["fr", "Sac bandoulière pour chiens beige", "sac bandoulière pour chiens"],
  ])("is searched with whom it is for: %s, %s", (language, name, whole) => {
    const terms = termsOf(language, name);
    expect(terms[0]).toBe(whole);
    expect(terms.every((term) => term.includes(whole))).toBe(true);
  });

  it("is none of a person", () => {
    expect(termsOf("it", "Borsa a tracolla per donna grigia")).toContain("borsa a tracolla");
  });
});
