import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";

const extract = createAttributeExtractor({ catalogs: createCatalogStore() });

type Stated = readonly string[];

function statedOf(leaf: string, name: string, description = "") {
  const levels = { include_recommended: true, include_optional: true };
  const query = { sales_channel: "channel_a", category_identifier: leaf, ...levels } as const;
  const { required_attributes, recommended_attributes, optional_attributes } = extract({
    query,
    body: { product_name: name, product_description: description },
  });
  const all = [required_attributes, recommended_attributes, optional_attributes].flat();
  return (identifier: string): Stated =>
    all
      .find(({ attribute }) => attribute.identifier === identifier)
      ?.values.map(({ text }) => text.replace(/\s+/g, " ")) ?? [];
}

const cases = "a-electronics-phones-cases";
const chargers = "a-computers-components-laptop-power-chargers";
const screens = "a-computers-components-laptop-parts";
const towers = "a-computers-components-cases-cases";
const oils = "a-health-wellness-essential-oils-pure";
const massagers = "a-health-care-devices-massagers";
const jackets = "a-sports-outdoor-clothing-jackets";
const decor = "a-home-decor-seasonal-christmas";
const awnings = "a-garden-outdoor-furniture-shade";
const gates = "a-toys-baby-nursery-safety-gates";
const wine = "a-food-drinks-wine-red";
const sugar = "a-food-sweet-candy-gummies";

describe("the maker of the device is no brand of what fits it", () => {
  it.each([
    [cases, "Samsung Galaxy S9 Plus Schutzhülle schwarz", "Samsung Galaxy S9 Plus"],
    [cases, "Schutzhülle Huawei P30 Lite transparent", "Huawei P30 Lite"],
    [cases, "Handytasche für Nokia 3310 braun", "Nokia 3310"],
    [cases, "Displayfolie LG K41 matt", "LG K41"],
    [screens, "Ersatzdisplay Asus X550C glänzend", "Asus X550C"],
    [cases, "Samsung Galaxy A52 5G silicone case blue", "Samsung Galaxy A52 5G"],
    [cases, "Flip case for Motorola Moto G7 Power", "Motorola Moto G7 Power"],
    [cases, "Apple iPhone 12 clear bumper", "Apple iPhone 12"],
    [cases, "Leather cover Sony Xperia L4", "Sony Xperia L4"],
    [chargers, "Replacement adapter for Fujitsu AH532/G22 60 W", "Fujitsu AH532/G22"],
    [cases, "Samsung Galaxy S7 i9300 coque rigide noire", "Samsung Galaxy S7 i9300"],
    [cases, "Etui Honor View 20 cuir brun", "Honor View 20"],
    [screens, "Dalle écran Toshiba Tecra R850-11P", "Toshiba Tecra R850-11P"],
    [chargers, "Chargeur pour ACER ASPIRE E5-571G", "ACER ASPIRE E5-571G"],
    [cases, "Housse pour votre Nokia 6300 noire", undefined],
    [cases, "Custodia Xiaomi Mi 9T trasparente", "Xiaomi Mi 9T"],
    [cases, "Samsung Galaxy J6 cover in silicone rossa", "Samsung Galaxy J6"],
    [cases, "Pellicola per Huawei P20 Pro", "Huawei P20 Pro"],
    [cases, "Guscio Apple iPhone 11 rosso", "Apple iPhone 11"],
    [chargers, "Alimentatore per HP PAVILION DV6-3110", "HP PAVILION DV6-3110"],
  ])("%s: %s", (leaf, name, device) => {
    const stated = statedOf(leaf, name);
    expect(stated("brand")).toEqual([]);
    expect(stated("model")).toEqual([]);
    expect(stated("compatible_with")).toEqual(device === undefined ? ["Nokia 6300"] : [device]);
  });

  it.each([
    [cases, "Samsung Hülle schwarz", "Samsung"],
    [cases, "Brumwick Hülle für Samsung Galaxy S9", "Brumwick"],
    [cases, "Samsung case black", "Samsung"],
    [cases, "OTech Cover for Nokia 3310", "OTech"],
  ])("but of what it makes itself: %s: %s", (leaf, name, brand) => {
    expect(statedOf(leaf, name)("brand")).toEqual([brand]);
  });
});

describe("a word that no list has is no brand", () => {
  it.each([
    [gates, "Estensioni per barriera bianco metallo 10 × 76 cm"],
    [massagers, "Massaggiatore rinvigorente per gambe"],
    [wine, "Radicchiella in busta 100 g"],
    [massagers, "Massaggiatore a cavitazione ultrasonica"],
    [towers, "Alimentatore silenzioso con ventola"],
    [awnings, "Store Hood Lisbonia long. 400 cm"],
    [jackets, "Veste Brisolde homme rouge M"],
    [cases, "Coque rigide Carolanne motif lion"],
    [decor, "Superbes guirlandes lumineuses"],
    [massagers, "Masseur relaxant pour les jambes"],
    [oils, "Cajaput 50ml Essential Oil"],
    [oils, "Palmarosa Essential Oil 10 ml"],
    [sugar, "Homestyle lemon drops 200 g"],
    [sugar, "Unsweetened ginger chews"],
    [oils, "Litsea Oil"],
    [oils, "Zirbelkiefer ätherisches Öl 10 ml"],
    [sugar, "Schaumküsschen rot 200 g"],
    [decor, "Wichtelfigur mit Laterne"],
    [jackets, "Zwischengrößen Jacke rot"],
    [massagers, "Rückenschmeichler elektrisch"],
  ])("%s: %s", (leaf, name) => {
    expect(statedOf(leaf, name)("brand")).toEqual([]);
  });
});

describe("a brand that the texts call one", () => {
  it.each([
    [
      decor,
      "Decorazione Natalizia Krast+ Bianco 14 x 37 cm",
      "Le figure del marchio Krast+ sono in ceramica.",
      "Krast+",
    ],
    [gates, "Estensioni per barriera Trixie 039452", "Scopri molti altri prodotti Trixie!", "Trixie"],
    [massagers, "Massaggiatore per gambe Vibrelle ZenoGoods", "", "ZenoGoods"],
    [jackets, "Giacca da uomo rossa", "Una giacca della marca Brumwick, leggera e calda.", "Brumwick"],
    [towers, "Case per computer HexaCase HC-4701 nero", "", "HexaCase"],
    [
      jackets,
      "da. softshelljacke winddicht gr. XL",
      "Leichte Damen Softshelljacke von Killtec mit Kapuze.",
      "Killtec",
    ],
    [jackets, "Damenjacke rot", "Eine leichte Jacke der Marke Brumwick.", "Brumwick"],
    [jackets, "Jacke rot", "Die bekannte Marke Orvelle steht für Qualität.", "Orvelle"],
    [massagers, "Brumwick HX-20 Massagegerät", "", "Brumwick"],
    [massagers, "Brumwick Massagegerät", "", "Brumwick"],
    [jackets, "Veste homme rouge", "Veste légère de la marque Orvelle, pour l'hiver.", "Orvelle"],
    [jackets, "Brumwick veste homme rouge", "", "Brumwick"],
    [massagers, "Masseur de jambes ZenoGoods", "", "ZenoGoods"],
    [decor, "Guirlande Noël verte", "Une création de la célèbre marque Brumwick.", "Brumwick"],
    [massagers, "Appareil de massage Brumwick HX-20", "", "Brumwick"],
    [jackets, "Red jacket for men", "A light jacket by the brand Brumwick.", "Brumwick"],
    [towers, "Brumwick midi tower black", "", "Brumwick"],
    [sugar, "Brumwick, lemon drops", "", "Brumwick"],
    [sugar, "Orvelle's Lemon Drops", "", "Orvelle"],
    [jackets, "Men's jacket", "A jacket of the well-known brand Orvelle.", "Orvelle"],
  ])("%s: %s %s", (leaf, name, description, brand) => {
    expect(statedOf(leaf, name, description)("brand")).toEqual([brand]);
  });

  it("is not read in a list of ingredients", () => {
    const list =
      "Zucker, Glukosesirup, Weizenmehl, pe Pam Apfelsaftkonzentrat (1,5%), Aromen, Salz, Farbstoffe (E100)";
    expect(statedOf(sugar, "Fruchtgummi", list)("brand")).toEqual([]);
  });

  it.each([
    ["Der neue X-HM15 klingt gut.", []],
    ["Der Verstärker von Denon klingt gut.", ["Denon"]],
  ])("%s", (description, brands) => {
    expect(
      statedOf("a-electronics-audio-amplifiers-stereo", "2029978 X-HM 15 K SCHWARZ", description)("brand"),
    ).toEqual(brands);
  });
});

describe("a model", () => {
  it.each([
    ["a-electronics-audio-amplifiers-av", "1693321 AVR-X 4000 SILBER", "AVR-X 4000"],
    ["a-electronics-audio-amplifiers-av", "1318 TX-SR 444 B SCHWARZ", "TX-SR 444 B"],
    [towers, "Cassa ATX MSI 306-7G23W21-HH9 Nero", "306-7G23W21-HH9"],
    ["a-computers-devices-monitors", "Monitor LG 27UP850N 27 4K", "27UP850N"],
    ["a-computers-devices-monitors", "Écran AOC 24B35HM2 noir", "24B35HM2"],
  ])("%s: %s", (leaf, name, model) => {
    expect(statedOf(leaf, name)("model")).toEqual([model]);
  });
});

describe("who makes the device is no maker of a part that is not original", () => {
  const parts = "a-appliances-home-vacuums-accessories";

  it.each([
    [parts, "HEPA filter f/ Dyson V10 / V12"],
    [parts, "Dust bags f/ Miele"],
    [parts, "Filtro NON ORIGINALE per aspirapolvere Rowenta"],
    [parts, "Sacchetti non originali per aspirapolvere Miele"],
    [parts, "Filter, kein Original, passend für Staubsauger Rowenta"],
  ])("%s: %s", (leaf, name) => {
    expect(statedOf(leaf, name)("brand")).toEqual([]);
  });

  it.each([
    [parts, "Miele vacuum bags", "Miele"],
    [parts, "Rowenta ZR0049 filtro originale per aspirapolvere", "Rowenta"],
  ])("but of its own: %s: %s", (leaf, name, brand) => {
    expect(statedOf(leaf, name)("brand")).toEqual([brand]);
  });
});

describe("the letter of the next side is no unit", () => {
  const stoves = "a-garden-diy-hardware-plumbing-stoves";

  it.each([
    "Fireplace insert H 850 W 600 D 610mm",
    "Stove H 850 W 600 mm",
    "Pellet stove, H 1050 W 540 D 520 mm",
  ])("%s", (name) => {
    expect(statedOf(stoves, name)("power")).toEqual([]);
  });

  it.each([
    ["Electric stove 850 W 60 cm", "850 W"],
    ["Electric fireplace, model H 2000 W 230 V", "2000 W"],
    ["Electric fireplace 1800 W, H 60 cm", "1800 W"],
  ])("but of power: %s", (name, power) => {
    expect(statedOf(stoves, name)("power")).toEqual([power]);
  });
});

it("a book's author whose name is a maker's too is no brand", () => {
  const leaf = "a-food-fresh-fish-smoked";
  expect(statedOf(leaf, "Labeyrie techno 6e", "De Collectif aux éditions NATHAN")("brand")).toEqual([]);
  expect(statedOf(leaf, "Labeyrie saumon fumé 4 tranches", "De Norvège.")("brand")).toEqual(["Labeyrie"]);
});

it.each([
  ["a-appliances-large-fridges-combis", "FRIGORIFERO COMBI 300LT BIANCO", []],
  ["a-appliances-kitchen-cooking-microwaves", "FORNO MICROONDE 20LT 700W BIANCO", []],
  ["a-appliances-kitchen-blenders-jug", "Bianco Frullatore 1500 W nero", ["Bianco"]],
  ["a-automotive-parts-spares-brake-pads", "Pastiglie freno Panda", []],
  ["a-electronics-accessories-data-cables-network", "C2G Enhanced Cat5E Patch Cable 5 m", []],
])("of %s, %s: a colour, a car and a standard make no brand", (leaf, name, expected) => {
  expect(statedOf(leaf, name)("brand")).toEqual(expected);
});
