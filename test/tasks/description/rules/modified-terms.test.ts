import { describe, expect, it } from "vitest";
import { termsOf } from "./terms-of.ts";

describe("a noun with the word behind it", () => {
  it.each([
    ["it", "Tubo irrigazione antigelo 25 m", {}, "tubo irrigazione"],
    ["it", "Sedia Gonfiabile Spaziale 72 cm", {}, "sedia gonfiabile"],
    ["it", "Tonno all'Olio di Oliva 3 x 65 g", {}, "tonno all'olio di oliva"],
    ["fr", "Chaussettes basses coton 39/42", {}, "chaussettes basses"],
    [
      "fr",
      "Vélo appartement pliable",
      { text: "Vélo d'appartement pliable, 8 niveaux." },
      "vélo d'appartement",
    ],
    ["fr", "Plaque plâtre BA13", { text: "plaque de plâtre hydrofuge" }, "plaque de plâtre"],
  ] as const)("in %s is searched too: %s", (language, name, row, term) => {
    expect(termsOf(language, name, row)).toContain(term);
  });

  it.each([
    ["it", "tortiera Natura 24 cm", /natura/iu],
    ["it", "Mascara Effetto Volume nero", /effetto/iu],
    ["it", "Scarpe Donna rosse", /scarpe rosse donna/iu],
    ["fr", "Tirelire Collection Split", /collection/iu],
    ["fr", "Chaise Modèle 25", /modèle/iu],
    ["fr", "Plaque plâtre BA13", /^plâtre$/u],
  ] as const)("in %s is none of a name, a label or a stuff: %s", (language, name, term) => {
    expect(termsOf(language, name).filter((each) => term.test(each))).toEqual([]);
  });
});

describe("a name in which no list has a noun", () => {
  it.each([
    ["de", "Kantholz KVH Fi/Ta 60 x 120 mm 5 m", {}, ["Kantholz", "Kantholz KVH"]],
    ["en", "Zelmor Concrete Mix 80 lb", { brand: "Zelmor" }, ["Concrete Mix", "Zelmor Concrete Mix"]],
    ["it", "Zelmor Tortellini Bolognesi 250 g", {}, ["Zelmor Tortellini Bolognesi"]],
    // What a case is for, and half of what there is.
    ["fr", "Kindle Oasis : Rouge Texture Peau Douce Mate", {}, []],
    ["en", "Zelmor Sport, Hamilton Combo Set", {}, []],
    ["en", "16x25x1 Zelmor Merv 8 6-Pack", {}, []],
  ] as const)("in %s is searched by its first words: %s", (language, name, row, terms) => {
    expect(termsOf(language, name, row).map((term) => term.toLowerCase())).toEqual(
      terms.map((term) => term.toLowerCase()),
    );
  });
});

describe("a food in front of what it tastes of", () => {
  it.each([
    ["de", "Milchschokolade Haselnuss 100 g", "Milchschokolade"],
    ["en", "Zelmor Yoghurt Strawberry 150 g", "yoghurt"],
    ["fr", "Chocolat au lait noisette 100 g", "chocolat au lait"],
    ["it", "Cioccolato al latte nocciola 100 g", "cioccolato al latte"],
    // The flavour alone is what is sold.
    ["de", "Haselnuss gemahlen 200 g", "Haselnuss"],
  ] as const)("in %s is the product: %s", (language, name, type) => {
    expect(termsOf(language, name)[0]).toBe(type);
  });
});

describe("what is no product", () => {
  const cases = "a-electronics-phones-cases";
  it.each([
    ["de", "iPhone Case Silikon für 14 Pro", { leaf: cases }, /^iPhone$/u],
    ["de", "Canon IXUS 160 Digitalkamera", { brand: "Canon" }, /^IXUS/u],
    ["de", "RP 220 pink", { leaf: "a-electronics-audio-headphones-over-ear" }, /- und /u],
    ["en", "Zelmor Barista Express", { shop: "Kitchen" }, /^kitchen$/u],
    ["de", "Zelmor Barista Express", { shop: "Küche" }, /^Küche$/u],
    ["fr", "Zelmor Barista Express", { shop: "Cuisine" }, /^cuisine$/u],
    ["it", "Zelmor Barista Express", { shop: "Cucina" }, /^cucina$/u],
    ["en", "Zelmor Door / Balcony Hollow Mat", {}, /^door$/u],
    ["en", "Zelmor G6 Play Mobile Phone Blue", {}, /^play /u],
    [
      "en",
      "Zelmor 7kg 1600 Spin Washing Machine",
      { leaf: "a-appliances-large-washing-machines" },
      /spin|7kg/u,
    ],
    ["it", "Armadio due ante rovere sonoma", {}, /rovere/u],
    ["fr", "Armoire deux portes chêne sonoma", {}, /chêne/u],
    ["de", "Kleiderschrank Eiche Dekor", {}, /Eiche/u],
    ["en", "Wardrobe two doors oak effect", {}, /oak/u],
  ] as const)("in %s is not searched: %s", (language, name, row, term) => {
    expect(termsOf(language, name, row).filter((each) => term.test(each))).toEqual([]);
  });

  it.each([
    ["it", "Armadio rovere 180 cm", "armadio in rovere"],
    ["de", "Kleiderschrank Eiche", "Kleiderschrank Eiche"],
    ["en", "Zelmor Door Mat 60 cm", "door mat"],
    ["en", "Compact Mobile Phone Blue", "compact mobile phone"],
  ] as const)("in %s is: %s", (language, name, term) => {
    expect(termsOf(language, name)).toContain(term);
  });
});

describe("a book", () => {
  const novels = "a-media-books-fiction-literary";
  it.each([
    ["it", "Il sale della terra - M. Neri (tascabile)", "Il sale della terra"],
    ["it", "Marta Neri - L'amica del faro - Brossura", "L'amica del faro"],
    ["fr", "Les oiseaux du lac - guide de terrain", "Les oiseaux du lac"],
    ["en", "The Long Winter Boxed Set (PB) Harbour", "The Long Winter Boxed Set"],
    ["de", "Das Haus am Meer (Taschenbuch)", "Das Haus am Meer"],
  ] as const)("in %s is searched by its title: %s", (language, name, title) => {
    expect(termsOf(language, name, { leaf: novels })).toEqual([title]);
  });
});

describe("the noun with what belongs to it", () => {
  it.each([
    [
      "fr",
      "Coffret four à raclette 6 personnes",
      { leaf: "a-appliances-kitchen-cooking-raclettes" },
      /^four(?! à)/u,
    ],
    ["fr", "Bougie parfumée Lait d'amande 200 g", {}, /lait$/iu],
    ["it", "Candela profumata Latte di cocco 200 g", {}, /latte$/iu],
    ["de", "Katzenfutter Huhn in Gelee 6 x 85 g", {}, /huhn$/iu],
    ["de", "Duftkerze Hafermilch 200 g", {}, /^Hafermilch/u],
    [
      "en",
      "Zelmor Glass Cleaner Blue 500 ml",
      { leaf: "a-cleaning-products-surfaces-disinfectants" },
      /blue/iu,
    ],
    ["en", "10 ml Lemon Tea Tree Essential Oil", {}, /lemon essential oil/u],
  ] as const)("%s: %s", (language, name, row, torn) =>
    expect(termsOf(language, name, row).filter((term) => torn.test(term))).toEqual([]),
  );

  it.each([
    ["de", "Katzenfutter Huhn in Gelee 6 x 85 g", {}, "Katzenfutter"],
    ["en", "Baby Wipes Sensitive 6 x 60", { leaf: "a-toys-baby-diapers-wipes" }, "baby wipes"],
  ] as const)("%s: %s has its noun", (language, name, row, wanted) =>
    expect(termsOf(language, name, row).join(", ")).toContain(wanted),
  );
});
