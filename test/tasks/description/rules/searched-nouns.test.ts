import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { type Row, termsOf } from "./terms-of.ts";

const mowers = "a-garden-outdoor-tools-mowers";
const coffee = "a-appliances-kitchen-coffee-bean-to-cup";
const toasters = "a-appliances-kitchen-cooking-toasters";

describe("a maker that its column shouts", () => {
  it.each([
    ["de", "Grobax Bohrmaschine 500 W", "GROBAX", "Grobax Bohrmaschine"],
    ["en", "Grobax hammer drill 500 W", "GROBAX", "Grobax hammer drill"],
    ["fr", "Perceuse Grobax 500 W", "GROBAX", "perceuse Grobax"],
    ["it", "Trapano Grobax 500 W", "GROBAX", "trapano Grobax"],
    ["fr", "Perceuse Mille et Une 500 W", "MILLE ET UNE", "perceuse Mille et Une"],
    ["de", "Zelmor Werke Bohrmaschine", "ZELMOR WERKE", "Zelmor Werke Bohrmaschine"],
    ["it", "Trapano Zelmor Due", "ZELMOR DUE", "trapano Zelmor Due"],
    ["en", "Zelmor Two hammer drill", "ZELMOR TWO", "Zelmor Two hammer drill"],
    // As the name has it too, and where it has none.
    ["fr", "Perceuse GROBAX 500 W", "GROBAX", "perceuse GROBAX"],
    ["de", "Bohrmaschine 500 W", "GROBAX", "GROBAX Bohrmaschine"],
  ] as const)("in %s is written as in %j", (language, name, brand, term) => {
    expect(termsOf(language, name, { brand })).toContain(term);
  });
});

describe("a noun of the maker's name", () => {
  it.each([
    ["en", "Surface 90 wooden stool", "Surface 90", "surface"],
    ["en", "Mirror Works brass candle holder", "Mirror Works", "mirror"],
    ["de", "Tisch Kultur Vase blau", "Tisch Kultur", "Tisch"],
    ["fr", "Lampe Berthier bougie vanille", "Lampe Berthier", "lampe"],
    ["it", "Casa Tavolo vaso blu", "Casa Tavolo", "tavolo"],
    ["en", "Chair Company oak table", "Chair Company", "chair"],
    ["en", "Lamp House table clock", "Lamp House", "lamp"],
    ["en", "Pillow Talk duvet cover", "Pillow Talk", "pillow"],
    ["de", "Lampe Eins Uhr weiß", "Lampe Eins", "Lampe"],
    ["de", "Stuhl Werk Regal Eiche", "Stuhl Werk", "Stuhl"],
    ["de", "Kissen Land Decke grau", "Kissen Land", "Kissen"],
    ["de", "Spiegel Haus Kerze weiß", "Spiegel Haus", "Spiegel"],
    ["fr", "Chaise Dumont table en chêne", "Chaise Dumont", "chaise"],
    ["fr", "Miroir Duval horloge noire", "Miroir Duval", "miroir"],
    ["fr", "Coussin Delage plaid gris", "Coussin Delage", "coussin"],
    ["fr", "Table Marchand vase bleu", "Table Marchand", "table"],
    ["it", "Lampada Moretti vaso bianco", "Lampada Moretti", "lampada"],
    ["it", "Sedia Ferri tavolo rovere", "Sedia Ferri", "sedia"],
    ["it", "Cuscino Bianchi coperta grigia", "Cuscino Bianchi", "cuscino"],
    ["it", "Specchio Lodi candela bianca", "Specchio Lodi", "specchio"],
  ] as const)("in %s is not what %j is", (language, name, brand, noun) => {
    expect(termsOf(language, name, { brand })).not.toContain(noun);
  });

  it("is said once", () => {
    const leaf = "a-food-drinks-tea-black";
    const terms = termsOf("en", "Rosie's Tea 80 tea bags", { brand: "Rosie's Tea", leaf });
    expect(terms).not.toContain("Rosie's Tea tea bags");
    expect(terms).toContain("Rosie's Tea bags");
  });
});

describe("the material of a machine", () => {
  it.each([
    ["de", "Benzin-Rasenmäher 46 cm", mowers, { Material: "Stahlblech" }, /Stahlblech/],
    ["de", "Kaffeevollautomat Aroma", coffee, { Material: "Kunststoff" }, /Kunststoff/],
    ["en", "Petrol lawn mower 46 cm", mowers, { Material: "Steel" }, /steel/],
    ["en", "Bean to cup coffee machine", coffee, { Material: "Plastic" }, /plastic/],
    ["fr", "Tondeuse thermique 46 cm", mowers, { Matière: "acier" }, /acier/],
    ["fr", "Machine à café à grain", coffee, { Matière: "plastique" }, /plastique/],
    ["it", "Tagliaerba a scoppio 46 cm", mowers, { Materiale: "Acciaio" }, /acciaio/],
    ["it", "Macchina da caffè automatica", coffee, { Materiale: "plastica" }, /plastica/],
  ] as const)("in %s is not searched: %s", (language, name, leaf, facts, material) => {
    expect(termsOf(language, name, { leaf, facts }).filter((term) => material.test(term))).toEqual([]);
  });

  it.each([
    ["de", "Toaster Classic", { Material: "Edelstahl" }, "Toaster Edelstahl"],
    ["en", "Toaster Classic", { Material: "Stainless steel" }, "stainless steel toaster"],
    ["fr", "Grille-pain Classic", { Matière: "inox" }, "grille-pain inox"],
  ] as const)("in %s is, where one chooses by it: %s", (language, name, facts, term) => {
    expect(termsOf(language, name, { leaf: toasters, facts })).toContain(term);
  });
});

describe("the thing itself", () => {
  it.each([
    ["en", "Zelmor Brow Kit Dark Makeup Brush Mirror", { brand: "Zelmor" }, "brow kit"],
    ["en", "Tool kit bag", {}, "tool kit bag"],
    ["de", "Hundefutter Adult Huhn+Karotte 6 x 400 g", {}, "Hundefutter"],
    ["de", "STEREOANLAGE MCX 20", {}, "Stereoanlage"],
    ["fr", "Samsung Galaxy S9 coque rigide noire", { brand: "Samsung" }, "coque rigide"],
  ] as const)("in %s of %s comes first", (language, name, row, type) => {
    expect(termsOf(language, name, row)[0]?.toLowerCase()).toContain(type.toLowerCase().split(" ")[0]);
  });
});

describe("no search for another thing", () => {
  it.each<readonly [Language, string, Row, RegExp]>([
    ["fr", "Café en grains Grobax Sidamo 1 kg", { leaf: "a-food-drinks-coffee-beans" }, /moulu/iu],
    ["it", "GROBAX Menu Ricco in Pesce per adulti 85 g", { shop: "Animali" }, /^pesce$/iu],
    ["fr", "GROBAX Menu Riche en Thon pour adultes 85 g", { shop: "Animaux" }, /^thon$/iu],
    ["it", "Pasta del Capitano Placca e Carie 75 ml", { shop: "Igiene" }, /^pasta$/iu],
    ["en", "Stable Rug 200g Navy", { shop: "Equestrian > Rugs" }, /carpet/iu],
    ["fr", "Élarg. de voie 40 mm pour VW Polo", { shop: "PIECES > MOYEU DE ROUE" }, /moyeu/iu],
    ["en", "Grobax ST64 LED Filament E27 4W", { leaf: "a-home-lighting-bulbs-led" }, /^filament$/iu],
  ])("in %s %s", (language, name, row, other) => {
    expect(termsOf(language, name, row).filter((term) => other.test(term))).toEqual([]);
  });

  it.each<readonly [Language, string, Row, string]>([
    ["it", "Pasta di semola 500 g", {}, "pasta di semola"],
    ["it", "Filetti di pesce surgelati 300 g", {}, "filetti di pesce"],
    ["en", "Rug 120 x 170 cm Navy", { shop: "Home > Rugs" }, "carpet"],
    ["fr", "Moy. avant 40 mm pour VW Polo", { shop: "PIECES > MOYEU DE ROUE" }, "moyeu de roue"],
    ["en", "Grobax ST64 LED Filament E27 4W", { leaf: "a-home-lighting-bulbs-led" }, "LED bulb"],
  ])("but in %s %s", (language, name, row, term) => {
    expect(termsOf(language, name, row)).toContain(term);
  });
});

describe("the name's own noun", () => {
  it.each([
    [
      "de",
      "Gesichtscreme Malve 50 ml",
      "a-beauty-face-creams-day",
      "Gesichtspflege > Tagescreme",
      "Gesichtscreme",
    ],
    ["de", "Kuppelzelt Lomond 3", "a-sports-outdoor-camping-tents", "Camping > Zelte", "Kuppelzelt"],
    ["de", "Naturkosmetik Handcreme Malve", undefined, undefined, "Handcreme"],
    ["fr", "Suspension métal Oslo", undefined, "Luminaires > Suspensions", "suspension"],
    ["it", "Alpenor Buon Minestrone Surgelati 1000 g", undefined, undefined, "minestrone surgelato"],
    ["en", "Aurel Girls Kurta and Pyjama Set", "a-fashion-nightwear-sets", undefined, "kurta"],
  ] as const)("(%s) %j comes first, in its own form", (language, name, leaf, shop, noun) => {
    const row = { ...(leaf !== undefined && { leaf }), ...(shop !== undefined && { shop }) };
    expect(termsOf(language, name, row)[0]).toBe(noun);
  });

  it.each([
    ["en", "Rosemary 10ml Essential Oil", "rosemary essential oil"],
    ["en", "Rotating Valve 15mm", "rotating valve"],
    ["en", "15mm BSP Straight Tap Connector", "straight tap connector"],
  ] as const)("(%s) %j is searched with the words in front of it", (language, name, term) => {
    expect(termsOf(language, name)).toContain(term);
  });

  it("is none of a finish, of a stuff, or of a name in front of it", () => {
    expect(termsOf("de", "X-S 1100 Silver/Pianoblack")).toEqual(["X-S 1100 Silver/Pianoblack"]);
    expect(
      termsOf("it", "Alpenor Barra Protein 23% Cocco", { leaf: "a-food-sweet-nuts-bars" }),
    ).not.toContain("protein");
    expect(termsOf("it", "Proteine Alpenor 500 g")).toContain("proteine");
    expect(termsOf("en", "Corvin Straight Tap Connector")[0]).toBe("connector");
  });

  it.each([
    ["fr", "Radiateur acier Horiz T22 H600", "Radiateur acier Corvin CX2200", "radiateur"],
    ["it", "Radiatore acciaio Orizz T22 H600", "Radiatore acciaio Corvin CX2200", "radiatore"],
  ] as const)("(%s) %j: a word cut short before a size is no maker", (language, name, made, noun) => {
    expect(termsOf(language, name).join("|")).not.toMatch(/oriz/iu);
    expect(termsOf(language, made)).toContain(`${noun} Corvin`);
  });

  it.each([
    [
      "it",
      "Tintura permanente Castalia Ramato Intenso",
      "tintura permanente ramata",
      "tintura permanente ramato",
    ],
  ] as const)("(%s) %j has its colour in its gender", (language, name, term, wrong) => {
    expect(termsOf(language, name)).toContain(term);
    expect(termsOf(language, name)).not.toContain(wrong);
  });
});

it.each([
  ["en", "Girl With Feather Hat Tunic", "Tunic For Girl With Pockets"],
  ["de", "Mädchen mit Hut Tunika", "Tunika für Mädchen mit Taschen"],
] as const)("who is on a thing is not whom it is for (%s): %j", (language, name, worn) => {
  expect(termsOf(language, name).join("|")).not.toMatch(/girls'|Tunika Mädchen/u);
  expect(termsOf(language, worn).join("|")).toMatch(/girls'|Tunika Mädchen/u);
});

describe("no torn name, no number of speeds, no shade of wood and no purpose is the noun or a part of a term", () => {
  it.each([
    ["de", "Zelmor Kette CN-HG601 11-Fach", { brand: "Zelmor" }, "11-Fach"],
    ["de", "Kassette 12-Fach schwarz", {}, "12-Fach"],
    ["fr", "Aspirateur balai Rowenta X-Force Flex", {}, "Rowenta X"],
    ["it", "Aspirapolvere Rowenta X-Force Flex", {}, "Rowenta X"],
    ["fr", "Lasure bois chêne clair 5 L", { facts: { Couleur: "Chêne clair" } }, "lasure bois en chêne"],
    ["it", "Impregnante noce scuro 5 L", { facts: { Colore: "Noce scuro" } }, "impregnante in noce"],
    ["de", "Holzlasur Eiche hell 5 L", { facts: { Farbe: "Eiche hell" } }, "Holzlasur Eiche"],
    ["en", "Wood varnish oak light 5 L", { facts: { Colour: "Light oak" } }, "oak wood varnish"],
    ["en", "Gel 30 Women's Running Shoe UK 6", { shop: "Running > Footwear Ladies" }, "running"],
    ["en", "Gel 30 Hiking Boots UK 6", { shop: "Hiking > Footwear Ladies" }, "hiking"],
  ] as const)("%s: %s", (language, name, row, term) => {
    expect(termsOf(language, name, row)).not.toContain(term);
  });
});
