import { describe, expect, it } from "vitest";
import { valuesOf } from "./values-of.ts";

function brandsOf(leaf: string, name: string, description = "") {
  return valuesOf({ leaf, attribute: "brand", name, description }).map(({ text }) => text);
}

const tools = "a-garden-diy-tools-hand-screwdrivers";
const batteries = "a-automotive-parts-spares-brake-pads";
const perfumes = "a-beauty-perfume-women";
const chargers = "a-computers-components-laptop-power-chargers";

describe("a brand that no list has", () => {
  it.each([
    [batteries, "Oxalic Acid Vaporiser 12V 150W", "Sublimates 2 g of oxalic acid in 2 minutes."],
    [batteries, "Hymn Board Numerals Black", "100 printed cards for wooden hymn boards."],
    [batteries, "Varroa Treatment Strips", "Against varroa in broodless colonies."],
    [tools, "Falzbein Rinderknochen spitz 15 cm", "Falzbein aus Rinderknochen, eine Seite spitz."],
    [tools, "Lochahle Holzgriff 12 cm", "Eine Lochahle mit Griff aus Buche."],
    [tools, "Tranchet Couteau cuir", "Un tranchet de cordonnier en acier."],
    [tools, "Trincetto Coltello cuoio", "Il trincetto da calzolaio in acciaio."],
  ])("is no word that the texts use as one: %s, %s", (leaf, name, description) => {
    expect(brandsOf(leaf, name, description)).toEqual([]);
  });

  it.each([
    [batteries, "Brumwick Acid Vaporiser 12V", "Sublimates 2 g of acid in 2 minutes.", "Brumwick"],
    [tools, "Brumwick HX-20 Schraubendreher", "Der Brumwick HX-20 liegt gut in der Hand.", "Brumwick"],
  ])("stays where they do not: %s, %s", (leaf, name, description, brand) => {
    expect(brandsOf(leaf, name, description)).toEqual([brand]);
  });
});

describe("a maker of devices before what is for one", () => {
  it.each([
    ["Compaq Presario Cq20 Chargeur Batterie"],
    ["Compaq Presario Cq20 Charger"],
    ["Compaq Presario Cq20 Ladegerät"],
    ["Compaq Presario Cq20 Caricabatterie"],
    ["Gateway Solo Mx31 Netzteil"],
  ])("is not its brand: %s", (name) => {
    expect(brandsOf(chargers, name)).toEqual([]);
  });
});

describe("a part of a longer name", () => {
  it.each([
    [
      "Profumo Donna Instituto AIRE DE SEVILLA CHICCA BONITA EDT 150 ml",
      "Scopri Aire de Sevilla Chicca Bonita.",
    ],
    ["Parfum Brisa de Cadizia Bonita EDT 50 ml", "Le parfum Brisa de Cadizia Bonita."],
    ["Perfume Brisa de Cadizia Bonita EDT 50 ml", "Discover Brisa de Cadizia Bonita."],
    ["Parfüm Brisa de Cadizia Bonita EDT 50 ml", "Entdecken Sie Brisa de Cadizia Bonita."],
    ["Profumo Brezza di Zamoria Bella EDT 50 ml", "Il profumo Brezza di Zamoria Bella."],
  ])("is no brand: %s", (name, description) => {
    expect(brandsOf(perfumes, name, description).join()).not.toMatch(/sevilla|cadizia|zamoria/iu);
  });
});

describe("a word that begins a name as a registered one", () => {
  it.each([
    ["Brumwick® Câble micro USB Samsung I927", "Brumwick"],
    ["Brumwick™ Ladekabel Samsung I927", "Brumwick"],
    ["brumWick® cable for Samsung I927", "brumWick"],
  ])("is the maker, and not that of a device beside it: %s", (name, brand) => {
    expect(brandsOf(chargers, name)).toEqual([brand]);
  });
});

describe("what a text labels as its maker", () => {
  it.each([
    ["Injecteur veilleuse", "Injecteur veilleuse - Marque: ORVELLE… Voir la présentation", ["ORVELLE"]],
    ["Injector", "Injector - Brand: ORVELLE... Read more", ["ORVELLE"]],
    // In a table without line breaks the next statement follows.
    ["Batterie 4400 mAh", "Couleur:Noir\nFabricant:Brumwick Batterie pour Asus K70", []],
    ["Akku 4400 mAh", "Farbe:Schwarz\nHersteller:Brumwick Akku für Asus K70", []],
  ])("ends where other words begin: %s", (name, description, brands) => {
    expect(brandsOf(chargers, name, description)).toEqual(brands);
  });
});

describe("a word that a maker also goes by", () => {
  it.each([
    ["a-electronics-phones-chargers-car", "Dual USB car charger"],
    ["a-fashion-workwear-shoes", "Sicherh.-Schuh S3 Gr. 43"],
    ["a-beauty-face-creams-serums", "Revitalift Crystal Micro-Essence"],
    ["a-toys-baby-diapers-pants", "Wonder Dry Pants"],
    ["a-health-care-first-aid-masks", "Anti Pollution N95 Face Mask"],
  ])("is none where it means what it says: %s, %s", (leaf, name) => {
    expect(brandsOf(leaf, name)).toEqual([]);
  });

  it("is one before its model", () => {
    expect(brandsOf("a-electronics-audio-turntables-players", "Dual CS 418 Plattenspieler")).toEqual([
      "Dual",
    ]);
  });
});
