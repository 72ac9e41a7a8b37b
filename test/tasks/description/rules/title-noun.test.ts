import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { seoTitle } from "../../../../src/tasks/description/rules/seo-title.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";

const glossary = glossaryOf(createCatalogStore());

describe("a title that begins with what the thing is for", () => {
  it.each([
    [
      "fr",
      "Zelmor Pour Apple iPhone 11 Pro - Rouge Coque Étui Pochette Accessoires Films Stylet",
      "Zelmor Coque pour Apple iPhone 11 Pro - Rouge",
    ],
    [
      "fr",
      "Zelmor Pour Apple iPhone 11 Pro - Rouge Lot Coque Étui Pochette Accessoires Films",
      "Zelmor Coque pour Apple iPhone 11 Pro - Rouge Lot",
    ],
    [
      "it",
      "Zelmor Per Apple iPhone 11 Pro - Rosso Custodia Pellicola Accessori Pennino Sportivo",
      "Zelmor Custodia per Apple iPhone 11 Pro - Rosso",
    ],
    // The noun is in front already.
    [
      "fr",
      "Zelmor Coque pour Apple iPhone 11 Pro - Rouge Étui Pochette Accessoires Films Stylet",
      "Zelmor Coque pour Apple iPhone 11 Pro",
    ],
  ] as const)("in %s has the noun in front: %s", (language, name, title) => {
    expect(seoTitle(name, { language, glossary, brand: "Zelmor" })).toBe(title);
  });
});

describe("a title with a second word for whom it is", () => {
  it.each([
    [
      "en",
      "Girls Summer Dress Floral Swing Dress Toddler Birthday Outfit Princess Dress",
      "Girls Summer Dress Floral Swing Dress Toddler Princess Dress",
    ],
    ["en", "Reflective Windproof Running Jacket Men Long Sleeves Two Zipped Pockets", /Men/u],
  ] as const)("in %s ends before it, and keeps the only one: %s", (language, name, title) => {
    const written = seoTitle(name, { language, glossary });
    if (typeof title === "string") expect(written).toBe(title);
    else expect(written).toMatch(title);
  });
});

describe("a maker's part number in front of a series", () => {
  it.each([
    [
      "it",
      "Scheda Grafica Zelmor 8VN4060EOI-00-G20 geforce rtx 4060 8 GB GDDR6 doppia ventola",
      "Scheda Grafica Zelmor 8VN4060EOI-00-G20",
    ],
    [
      "en",
      "Zelmor Graphics Card 8VN4060EOI-00-G20 GeForce RTX 4060 8 GB GDDR6 Dual Fan Edition",
      /RTX 4060 8 GB/u,
    ],
    [
      "de",
      "Zelmor Grafikkarte 8VN4060EOI-00-G20 GeForce RTX 4060 8 GB GDDR6 zwei Lüfter schwarz",
      /RTX 4060 8 GB/u,
    ],
    [
      "fr",
      "Carte graphique Zelmor 8VN4060EOI-00-G20 GeForce RTX 4060 8 Go GDDR6 double ventilateur",
      /^Carte graphique Zelmor/u,
    ],
    // Nothing else says which one it is.
    [
      "en",
      "Zelmor Graphics Card 8VN4060EOI-00-G20 with Quiet Dual Fan and Backlit Case Panel",
      /8VN4060EOI-00-G20/u,
    ],
  ] as const)("in %s gives way to it: %s", (language, name, title) => {
    const written = seoTitle(name, { language, glossary });
    if (typeof title === "string") expect(written).toBe(title);
    else expect(written).toMatch(title);
  });
});

describe("a title keeps what a shade, a colour and a size tell apart", () => {
  it.each([
    [
      "it",
      "Zelmor Rossetto matte lunga tenuta n. 07 Rose Velours 3,5 g",
      "Zelmor Rossetto matte lunga tenuta n. 07 Rose Velours 3,5 g",
    ],
    [
      "it",
      "Zelmor Milano Rossetto matte lunga tenuta n. 07 Rose Velours 3,5 g",
      "Zelmor Milano Rossetto matte lunga n. 07 Rose Velours 3,5 g",
    ],
    [
      "de",
      "Lippenstift Matt langanhaltend vegan mit Vanille Duft Nr. 07 Rosenholz 4 g",
      "Lippenstift Matt langanhaltend vegan Nr. 07 Rosenholz 4 g",
    ],
    [
      "en",
      "Bosch HVB5172WHK Fridge Freezer Frost Free Low Noise 55cm 2.30cf White",
      "Bosch HVB5172WHK Fridge Freezer Frost Free Low Noise 55cm",
    ],
    [
      "it",
      "Profumo Donna Instituto Zelmor AIRE DE CORDOBA BONITA ROMANTICA eau de toilette 150 ml",
      "Profumo Donna Instituto 150 ml",
    ],
    [
      "it",
      "Zelmor Filetti di Tonno all'Olio di Oliva Leggero Qualità Pinne Gialle 3 x 65 g",
      "Zelmor Filetti di Tonno all'Olio di Oliva Leggero 3 x 65 g",
    ],
    [
      "it",
      "Zelmor Profi Levigatrice smerigliatrice angolare 125 mm 850 W",
      "Zelmor Profi Levigatrice smerigliatrice angolare",
    ],
    [
      "fr",
      "Zelmor Meuleuse d'angle électrique avec poignées 125 mm 850 W",
      "Zelmor Meuleuse d'angle avec poignées 125 mm 850 W",
    ],
  ] as const)("in %s: %s", (language, name, title) => {
    expect(seoTitle(name, { language, glossary })).toBe(title);
  });

  it.each([
    ["fr", "MAISON ZELMOR INTERIEUR Buffet bas ''Kyoto'' - Pin 100% massif finition cirée", /Pin$/u],
    ["it", "MAISON ZELMOR INTERNI Credenza bassa ''Kyoto'' - Pino 100% massiccio finitura cera", /Pino$/u],
    ["de", "MAISON ZELMOR WOHNEN Sideboard niedrig ''Kyoto'' - Kiefer 100% massiv gewachst hell", /Kiefer$/u],
    ["en", "MAISON ZELMOR INTERIORS Low Sideboard ''Kyoto'' - Pine 100% solid waxed finish light", /Pine$/u],
  ] as const)("in %s ends not between a material and its share: %s", (language, name, torn) => {
    expect(seoTitle(name, { language, glossary })).not.toMatch(torn);
  });
});

describe("a title that ends neither before what denies its last word nor within a phrase", () => {
  it.each<readonly [Language, string, string, string]>([
    [
      "en",
      "Halden Farm Smoky Brie Style Plant Based Creme Fraiche Free 150g (Case of 8)",
      "Halden Farm Plant Based Creme Fraiche Free 150g (Case of 8)",
      "Halden Farm",
    ],
    [
      "en",
      "Halden Farm Extra Smoky Brie Style Plant Based Creme Fraiche Free 150g (Case of 8)",
      "Halden Farm Plant Based Creme Fraiche Free 150g (Case of 8)",
      "Halden Farm",
    ],
    [
      "en",
      "Corvin Oat Drink Barista Edition Long Life Creamy Vanilla Sugar Free 1 Litre",
      "Corvin Edition Long Life Creamy Vanilla Sugar Free 1 Litre",
      "Corvin",
    ],
    [
      "de",
      "Corvin Haferdrink Barista Edition extra cremig mit Vanille Gluten frei 1 Liter Packung",
      "Corvin Haferdrink mit Vanille Gluten frei 1 Liter Packung",
      "Corvin",
    ],
    [
      "it",
      "Corvin Nature's Kitchen Gran Menu Ricco in Tonno dell'oceano guarnito con carote 85 g",
      "Corvin Nature's Kitchen Gran Menu Ricco in Tonno 85 g",
      "",
    ],
    [
      "fr",
      "Corvin Nature's Kitchen Riche en Thon de l'océan garni de carottes 85 g",
      "Corvin Nature's Kitchen Riche 85 g",
      "",
    ],
    // "Free size" denies nothing.
    [
      "en",
      "Corvin Kurta Printed Women's Straight Long Cotton Regular Wear Free Size",
      "Corvin Kurta Printed Women's Straight Long Cotton",
      "",
    ],
  ])("in %s %s", (language, name, title, brand) => {
    expect(seoTitle(name, { language, glossary, brand })).toBe(title);
  });
});

describe("an English title with its noun", () => {
  it.each<readonly [string, string]>([
    [
      "Corvin CX81453UK Lumo 8kg 1400rpm Freestanding Washing Machine Graphite",
      "Corvin CX81453UK Lumo Freestanding Washing Machine Graphite",
    ],
    [
      "Zelmor Barcelona Set of New Midnight & Midnight Aqua Deodorants Combo Set",
      "Zelmor Barcelona Aqua Deodorants Combo Set",
    ],
  ])("%s", (name, title) => {
    expect(seoTitle(name, { language: "en", glossary })).toBe(title);
  });
});

describe("a title that is a few characters too long", () => {
  it.each<readonly [Language, string, string, string]>([
    [
      "de",
      "Berker Steckdose Schuko mit Schraubklemmen Weiß GLZ. Serie 45x45",
      "Berker",
      "Berker Steckdose Schuko Weiß GLZ. Serie 45x45",
    ],
    [
      "fr",
      "Les Jardins de Kervellec Confiture de figues Violette 250 g",
      "Les Jardins de Kervellec",
      "Les Jardins de Kervellec Confiture de figues Violette 250 g",
    ],
    [
      "fr",
      "Les Grands Jardins de Kervellec Confiture de figues Violette 250 g",
      "Les Grands Jardins de Kervellec",
      "Les Grands Jardins de Kervellec Confiture de figues 250 g",
    ],
    [
      "fr",
      "Les Jardins de Kervellec Confiture de mûres Sauvages bio 250 g",
      "Les Jardins de Kervellec",
      "Les Jardins de Kervellec Confiture de mûres 250 g",
    ],
    [
      "en",
      "S C Crafts Sandalwood Carved Chinese Emperor Big Tall Showpiece - 20 cm",
      "S C Crafts",
      "S C Crafts Carved Chinese Emperor Big Tall Showpiece - 20 cm",
    ],
    [
      "en",
      "Home Alpenor Polyester Green Floral Print Eyelet Window Curtain",
      "Home Alpenor",
      "Home Alpenor Green Floral Print Eyelet Window Curtain",
    ],
    [
      "it",
      "Alpenor Junior dentifricio bambini igiene dentale denti puliti e bianchi dai 6 anni",
      "Alpenor",
      "Alpenor Junior dentifricio bambini igiene dentale",
    ],
    [
      "it",
      "Scheda grafica Alpenor nvidia geforce rtx 5070 16 GB GDDR6 GDDR7",
      "Alpenor",
      "Scheda grafica Alpenor nvidia geforce rtx 5070 16 GB",
    ],
    [
      "en",
      'Alpenor Dash Cam 1080p Rear 3" Screen 170° Wide Angle G-Sensor Loop Recording',
      "Alpenor",
      'Alpenor Dash Cam 1080p Rear 3" Screen',
    ],
  ])("%s: %s", (language, name, brand, title) => {
    expect(seoTitle(name, { language, glossary, brand })).toBe(title);
  });
});

describe("a title whose last noun is too far back", () => {
  it.each([
    [
      "en",
      "Cosy Fold Sherpa Fleece Throw Blanket Large 150x200cm Grey Soft Warm Sofa Bed Settee Armchair Throw Double",
      "Cosy Fold",
      /Throw Blanket/u,
    ],
    [
      "en",
      "Alpenor Wooden Round Stool Home Decor Living Room Handmade Carved Showpiece",
      "Alpenor",
      /Stool|Showpiece/u,
    ],
  ] as const)("has the one of several words in front: %s %s", (language, name, brand, noun) => {
    const title = seoTitle(name, { language, glossary, brand });
    expect(title).toMatch(noun);
    expect(title.length).toBeLessThanOrEqual(60);
  });
});

describe("a title is not cut within a count of uses or the name of a device", () => {
  it.each([
    ["it", "Massaggiatore Occhi ad Aria Compressa 4 in 1 Eyesky con Custodia Morbida", /4(?! in 1)/u],
    ["en", "Corvin Adjustable Garden Shears with Telescopic Handle 3 in 1 Green Edition", /3(?! in 1)/u],
    [
      "fr",
      "Zelmor SC50 CrystalClear film de protection écran adapté pour Huawei Ascend Y100",
      /Ascend(?! Y100)/u,
    ],
    [
      "de",
      "Zelmor Displayschutzfolie matt entspiegelt passend für Huawei Ascend Y100 schwarz",
      /Ascend(?! Y100)/u,
    ],
  ] as const)("in %s: %s", (language, name, torn) => {
    expect(seoTitle(name, { language, glossary, brand: "Zelmor" })).not.toMatch(torn);
  });
});
