import { describe, expect, test } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { readWords } from "../../../../src/nlp/stemmer.ts";
import { searchTerms } from "../../../../src/tasks/description/rules/search-terms.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";
import { createSmallStore } from "../../../translation/small-catalogs.ts";

const glossary = glossaryOf(createSmallStore());

function termsOf(language: Language, name: string, brand = "", ...facts: string[]): string[] {
  const evidence = {
    ...(brand !== "" && { brand }),
    facts: facts.map((fact) => ({ label: fact.split("=")[0] ?? "", text: fact.split("=")[1] ?? "" })),
  };
  return searchTerms({ name, language, glossary, evidence });
}

describe("what people search a product by", () => {
  test.each([
    [
      "de",
      "Wanderschuh Trek",
      ["gender=Damen", "Farbe=braun", "Material=Leder"],
      ["Wanderschuh", "Wanderschuh Damen", "Wanderschuh Leder", "Wanderschuh braun", "Alpenor Wanderschuh"],
    ],
    [
      "fr",
      "Veste d'hiver",
      ["gender=homme", "Couleur=noir", "Matière=laine"],
      [
        "veste d'hiver",
        "veste d'hiver homme",
        "veste d'hiver en laine",
        "veste d'hiver noire",
        "veste d'hiver Alpenor",
      ],
    ],
    [
      "it",
      "Giacca invernale",
      ["gender=donna", "Colore=nero", "Materiale=lana"],
      [
        "giacca invernale",
        "giacca invernale donna",
        "giacca invernale in lana",
        "giacca invernale nera",
        "giacca invernale Alpenor",
      ],
    ],
    [
      "en",
      "Winter Jacket",
      ["gender=women", "Color=black", "Material=wool"],
      [
        "winter jacket",
        "women's winter jacket",
        "wool winter jacket",
        "black winter jacket",
        "Alpenor winter jacket",
      ],
    ],
  ] as const)(
    "is its type, for whom, of what, in which colour, and with its brand: %s",
    (language, name, facts, expected) => {
      expect(termsOf(language, name, "Alpenor", ...facts).slice(0, 5)).toEqual(expected);
    },
  );

  test.each([
    ["de", "Badetuch", "Duschtuch"],
    ["fr", "Drap de bain", "serviette de bain"],
    ["it", "Telo bagno", "asciugamano da bagno"],
    ["en", "Bath mat", "bath rug"],
  ] as const)("are other words for it, in the same number: %s", (language, name, expected) => {
    const terms = termsOf(language, name);
    if (language === "fr") expect(terms[0]).toBe("drap de bain");
    else expect(terms).toContain(expected);
  });

  test.each([
    ["de", "Bohrmaschine PSB 650", "Boltek PSB 650"],
    ["fr", "Perceuse PSB 650", "Boltek PSB 650"],
    ["it", "Trapano PSB 650", "Boltek PSB 650"],
    ["en", "Drill PSB 650", "Boltek PSB 650"],
  ] as const)("are the model with its brand: %s", (language, name, expected) => {
    expect(termsOf(language, name, "Boltek")).toContain(expected);
  });

  test.each([
    ["de", "Wasserkocher", "Leistung=2200 W", "Wasserkocher 2200 W"],
    ["fr", "Bouilloire", "Puissance=2200 W", "bouilloire 2200 W"],
    ["it", "Bollitore", "Potenza=2200 W", "bollitore 2200 W"],
    ["en", "Kettle", "Power=2200 W", "2200 W kettle"],
  ] as const)("are the measures that are compared: %s", (language, name, fact, expected) => {
    expect(termsOf(language, name, "", fact)).toContain(expected);
  });

  test.each([
    ["fr", "Sangle régl. pour sac", /^régl/],
    ["it", "Sedia con bracc. e rotelle", /^bracc/],
    ["de", "Stuhl mit Arm", /^Arm$/],
    ["en", "Office chair with arm", /^arm$/],
    ["de", "Tisch Gr. 3", /^Gr$/],
  ] as const)("are no stumps and no parts of the body: %s %s", (language, name, stump) => {
    expect(termsOf(language, name).filter((term) => stump.test(term))).toEqual([]);
  });

  test("are the title where the name names no thing", () => {
    expect(termsOf("fr", "Une âme juive")).toEqual(["Une âme juive"]);
  });

  test("stop at a separator before whom the thing is for", () => {
    expect(termsOf("en", "Maxima Analog Watch - For Women")[0]).toMatch(/watch$/);
  });
});

describe("the head of the terms", () => {
  const own = glossaryOf(createCatalogStore());
  const headOf = (language: Language, name: string, description = "", ...facts: string[]) => {
    const reading = readWords(description);
    return searchTerms({
      name,
      language,
      glossary: own,
      text: { reading, matches: own.find(reading, language) },
      evidence: {
        brand: "Alpenor",
        facts: facts.map((fact) => ({ label: fact.split("=")[0] ?? "", text: fact.split("=")[1] ?? "" })),
      },
    })[0];
  };

  test.each([
    ["de", "Spanngurt 2-teilig Ratsche Orange", ["Farbe=orange"], "Spanngurt"],
    ["de", "Wanderschuh GTX Mid grau/orange", ["Farbe=grau/orange"], "Wanderschuh"],
    ["de", "Gesichtscreme Hyaluron ohne Parfum", [], "Gesichtscreme"],
    ["en", "Cordless Drill 18V Case", [], "cordless drill"],
    ["en", "Coolant Tank E90", [], "coolant tank"],
    ["de", "iPhone Ladekabel 2 m weiß", [], "Ladekabel"],
    ["en", "Leather Handbag Black Adjustable Shoulder Strap", [], "handbag"],
    ["it", "Coppia cuscini 60x60", [], "cuscini"],
    ["fr", "Paire rideaux 140x240", [], "rideaux"],
    ["en", "Shampoo Dispenser White", [], "shampoo dispenser"],
    ["en", "Knife Sharpener Steel", [], "knife sharpener"],
    ["en", "Toothbrush Holder Bamboo", [], "toothbrush holder"],
    ["en", "Hair Dryer Holder Black", [], "hair dryer holder"],
    ["en", "Bookcase 5 Shelves Tall", [], "bookcase"],
    ["en", "Maple Syrup Grade A 500 ml x 6 Case", [], "maple syrup"],
    ["en", "Vanilla & fig candle 3 wick soy wax", [], "candle"],
    ["fr", "Perceuse visseuse sans fil avec coffret", [], "perceuse visseuse sans fil"],
    ["fr", "Lot de 6 verres à vin", [], "verres à vin"],
    ["fr", "Robe orange avec ceinture", ["Couleur=orange"], "robe"],
    ["it", "Set 6 bicchieri acqua vetro", [], "bicchieri acqua"],
    ["it", "Divano letto con contenitore", [], "divano letto"],
    ["it", "Guanti lattice senza polvere", [], "guanti"],
  ] as const)(
    "is no colour, part, pack or thing that is not there: %s %s",
    (language, name, facts, expected) => {
      expect(headOf(language, name, "", ...facts)).toBe(expected);
    },
  );

  test.each([
    ["de", "Krulon 42 Premium", "Backofen mit Grill."],
    ["en", "Krulon 42 Premium", "Milk chocolate notes and hazelnut."],
    ["fr", "Krulon 42 Premium", "Chaise en bois."],
    ["it", "Krulon 42 Premium", "Sedia in legno."],
  ] as const)("is none that only the description names: %s", (language, name, description) => {
    expect(headOf(language, name, description)).toBe("Krulon 42 Premium");
  });

  test("is the noun whose short form the name has", () => {
    expect(headOf("de", "USB-C Ladekab. 2 m", "Ladekabel mit Nylon.")).toBe("Ladekabel");
  });
});

describe("what is no product is no search term", () => {
  const all = glossaryOf(createCatalogStore());
  const termsFor = (language: Language, name: string, ...facts: string[]) =>
    searchTerms({
      name,
      language,
      glossary: all,
      evidence: {
        facts: facts.map((fact) => ({ label: fact.split("=")[0] ?? "", text: fact.split("=")[1] ?? "" })),
      },
    }).join("|");

  test.each([
    ["de", "Frostschutz Scheibe -60 °C Konzentrat 5 l Kanister", /Kanister/],
    ["fr", "Canapé d'angle convertible 4 places, tissu gris anthracite, pieds noirs", /pieds/],
    ["it", "Nutella 3 kg secchio", /secchio/],
    ["en", "The Salt Path - paperback", /^salt/],
    ["de", "Das Haus am Deich - Taschenbuch, 384 Seiten", /^Haus/],
  ] as const)("%s: %s", (language, name, wrong) => {
    expect(termsFor(language, name)).not.toMatch(wrong);
  });

  test("nor is the line of a watch, nor a material twice", () => {
    expect(termsFor("en", "Fastrack 9913PP03 Tees Analog Watch", "series=Tees")).not.toMatch(/\btees\b/);
    expect(termsFor("en", "Silk Pillowcase", "material=mulberry silk")).not.toMatch(/silk silk/);
  });

  test("colours agree with the head of a phrase", () => {
    expect(termsFor("it", "Padella antiaderente 28 cm", "colore=nero")).toMatch(/padella antiaderente nera/);
    expect(termsFor("it", "Tappetini in gomma per Fiat Panda", "colore=nero")).not.toMatch(/gomma nero/);
  });
});

describe("no search term is", () => {
  test.each([
    ["fr", "Batterie voiture 12 V 70 Ah", /pile/u],
    ["fr", "Batterie pour ordinateur portable Dell", /pile/u],
    ["it", "Batteria auto 12 V 70 Ah", /pil[ae]/u],
    ["fr", "Manches courtes vert fluo taille L", /^manches courtes$/mu],
    ["it", "Maniche corte verde taglia L", /^maniche corte$/mu],
  ] as const)("a cell for a battery, nor sleeves for a shirt: %s %s", (language, name, wrong) => {
    expect(termsOf(language, name).join("\n")).not.toMatch(wrong);
  });

  test.each([
    ["fr", "Coque Housse Cuir (PU) Rouge pour tablette"],
    ["en", "Leather (PU) Phone Case Red"],
    ["it", "Custodia in pelle (PU) rossa"],
    ["de", "Handyhülle Leder (PU) rot"],
  ] as const)("torn at a bracket: %s %s", (language, name) => {
    for (const term of termsOf(language, name)) expect(term).not.toMatch(/\([^)]*$|^[^(]*\)/u);
  });
});

test("what a name says it is free of is no search term of it", () => {
  for (const name of ["Fluoride Free Toothpaste 100 ml", "Gluten-Free Flour 1 kg", "Paraben free shampoo"])
    for (const term of termsOf("en", name))
      expect(term).not.toMatch(/(?:fluoride|gluten|paraben)\s(?!free)/i);
  expect(termsOf("en", "Sugar Free Chewing Gum").join()).toMatch(/chewing gum/);
  expect(termsOf("en", "Fluoride Toothpaste 75 ml").join()).toMatch(/toothpaste/);
});

describe("the product, and not what it tastes of, fits or comes with", () => {
  test.each([
    ["en", "Royal dry dog food chicken 2kg", /^dry dog food$/, /chicken/],
    ["en", "Rolling Pizza Cutter", /cutter/i, /^pizza$/],
    ["en", "Almond Honey Aloevera Soap Kit", /soap|kit|Almond/i, /^honey$/],
    ["en", "Mochi Grüner Tee", /Mochi/, /t-shirt|^tee$/],
    ["en", "Basil 50ml Essential Oil", /^essential oil\|basil essential oil$/, /^basil$/],
    ["de", "Akku-Schrauber 18 V", /schrauber/i, /^Akku$/],
    ["de", "SR 4379 CD Brombeer", /SR 4379/, /^Brombeer$/],
    ["de", "Pfannenset + Deckel", /Pfannen/, /^Deckel$/],
    ["de", "Pizza Schneider", /Schneider|Pizza Schneider/, /^Pizza$/],
    ["de", "Halter für Handy, Tablet", /Halter/, /^Tablet$/],
    ["fr", "Le Dauphin d'Olivier 2011", /Dauphin/, /^olivier$/],
    ["fr", "Tarte au citron", /tarte/, /^citron$/],
    ["fr", "Élargisseur pour VW Fox, Polo", /argisseur|^$/, /^polo$/],
    ["fr", "Poussette légère + habillage pluie", /poussette/, /habillage/],
    ["fr", "Crêpes à la crème", /crêpe/i, /^crème$/],
    ["it", "Luce a energia solare per piscina", /luce/i, /^piscina$/],
    ["it", "Mazza per la scopa", /mazza/i, /^scopa$/],
    ["it", "Torta al limone", /torta/, /^limone$/],
    ["it", "Passeggino leggero + ombrellone", /passeggino/, /ombrellone/],
    ["it", "Biscotti alla panna", /biscotti/, /^panna$/],
  ] as const)("in %s: %s", (language, name, product, other) => {
    const terms = termsOf(language, name);
    expect(terms.filter((term) => other.test(term))).toEqual([]);
    expect(terms.join("|")).toMatch(product);
  });

  test.each([
    ["en", "Grey sofa", "Rustic LTD", /rustic/i],
    ["en", "Grey sofa", "partners-demo", /partners/],
    ["de", "Spritzgebäck", "Naturgut, Penny", /Penny/],
    ["fr", "Tarte au citron", "Migros,Jowa", /Jowa/],
    ["it", "Biscotti", "Alma; Bontà", /Bontà/],
  ] as const)("has one brand that is a name, in %s: %s by %s", (language, name, brand, other) => {
    expect(termsOf(language, name, brand).join("|")).not.toMatch(other);
  });

  test("has no half of a name", () => {
    expect(termsOf("it", "Palette da spiaggia Hello Kitty").join("|")).not.toMatch(/Hello(?! Kitty)/);
    expect(termsOf("it", "Hard disk esterno Western Digital XK12").join("|")).not.toMatch(
      /(?<!Western )Digital/,
    );
    expect(termsOf("fr", "Mitigeur lavabo C3 chromé", "Grohe")).not.toContain("Grohe C3");
  });

  test("has the known words before an English type", () => {
    expect(termsOf("en", "Lime Essential Oil 10ml")).toContain("lime essential oil");
    expect(termsOf("en", "10 ml English Lavender Essential Oil")).toContain("English lavender essential oil");
  });
});

describe("terms of a material", () => {
  test.each([
    ["it", "Asciugamani in cotone", "asciugamani in cotone", /in in/],
    ["it", "Bicicletta con telaio in alluminio", "bicicletta", /in telaio/],
    ["fr", "Coussin en coton", "coussin en coton", /en en/],
    ["fr", "Vélo avec cadre en aluminium", "vélo", /en cadre/],
    ["it", "Sedia con gambe in legno", "sedia", /in gambe/],
    ["it", "Borsa in pelle", "borsa in pelle", /in in/],
  ] as const)("have one preposition: %s %s", (language, name, expected, wrong) => {
    const terms = searchTerms({
      name,
      language,
      glossary: glossaryOf(createCatalogStore()),
      evidence: {
        facts: [
          {
            label: language === "fr" ? "Matière" : "Materiale",
            text: name.replace(/^\S+\s(?:con\s|avec\s)?/u, ""),
          },
        ],
      },
    });
    expect(terms).toContain(expected);
    expect(terms.filter((term) => wrong.test(term))).toEqual([]);
  });
});

test.each([
  ["fr", "Filtre à air pour OPEL Corsa", "Lancia"],
  ["it", "Filtro aria per OPEL Corsa", "Fiat"],
  ["de", "Luftfilter passend für Skoda Fabia", "Audi"],
  ["en", "Air Filter for Nissan Juke", "Toyota"],
  ["en", "Toner for Brother Printer", "Samsung"],
] as const)("no terms have a maker that the thing is not for: %s %s", (language, name, brand) => {
  const terms = searchTerms({ name, language, glossary, evidence: { brand, facts: [] } });
  expect(terms.filter((term) => term.includes(brand))).toEqual([]);
});

describe("no search for what the product is not", () => {
  test.each<readonly [Language, string, readonly string[], RegExp]>([
    ["it", "Vaso tondo da esterno", ["Colore=terracotta", "Materiale=Resina"], /terracotta/],
    ["en", "Garden flower pot", ["Color=terracotta", "Material=Resin"], /^terracotta/],
    ["de", "Pflanztopf rund", ["Farbe=Terrakotta", "Material=Kunststoff"], /aus Terrakotta/],
    ["fr", "Pot de fleurs rond", ["Couleur=terre cuite", "Matière=Résine"], /en terre cuite/],
    ["it", "Halden Tavolo allungabile 160/220x90", [], /160/],
    ["en", "Halden 6 Cell Laptop Battery", [], /^cell /],
    ["en", "Halden Chocolate Chip Cookies", [], /^chip$/],
  ])("in %s: %s", (language, name, facts, none) => {
    expect(termsOf(language, name, "Halden", ...facts).filter((term) => none.test(term))).toEqual([]);
  });

  test("but what it is made of stays", () => {
    expect(
      termsOf("it", "Vaso tondo", "Halden", "Colore=terracotta", "Materiale=terracotta").join(),
    ).toContain("terracotta");
    expect(termsOf("en", "Halden Laptop Battery", "Halden")).toContain("laptop battery");
  });
});

describe("the row's own noun, whole and as it is written", () => {
  test.each<readonly [Language, string, string, string]>([
    ["en", "Stable Rug 200g 6'3\" Navy", "Alpenor", "stable rug"],
    ["en", "Glass Beaker Low Form 250ml", "Alpenor", "glass beaker"],
    ["en", "Tenor Saxophone Reeds Strength 3", "Alpenor", "saxophone reeds"],
    ["de", "Reitleggings Damen marine", "Alpenor", "Reitleggings"],
    ["de", "Geigenkolophonium dunkel", "Alpenor", "Geigenkolophonium"],
    ["fr", "Fusil de boucher mèche ovale 30 cm", "Alpenor", "fusil de boucher"],
    ["fr", "Hublot LED rond 12 W", "Alpenor", "hublot led"],
    ["it", "Faretto a binario 20 W nero", "Alpenor", "faretto a binario"],
    ["it", "Circolatore elettronico 25-60", "Alpenor", "circolatore"],
  ])("%s %j", (language, name, brand, type) => {
    expect(termsOf(language, name, brand)[0]?.toLowerCase()).toBe(type.toLowerCase());
  });

  test.each<readonly [Language, string, string, string]>([
    ["it", "Cavatappi doppia leva manico in ulivo", "cavatappi doppia leva", "cavatappi doppia"],
    ["it", "L'Oréal Paris Lift Mascara Nero", "mascara L'Oréal Paris", "mascara Oréal Paris"],
    ["fr", "L'Oréal Paris Lift Mascara Noir", "mascara L'Oréal Paris", "mascara Oréal Paris"],
  ])("%s %j has %j and not %j", (language, name, term, half) => {
    const terms = termsOf(language, name);
    expect(terms).toContain(term);
    expect(terms).not.toContain(half);
  });
});

describe("other words for a noun", () => {
  const rugIn = (identifier: string, score: number) =>
    searchTerms({
      ...{ name: "Woven Rug Navy", language: "en", glossary: glossaryOf(createCatalogStore()) },
      evidence: { facts: [], category: { identifier, score } },
    });

  test("are not those of another shelf than the row is perhaps of", () => {
    expect(rugIn("a-sports-outdoor-riding-tack", 0.4)).not.toContain("carpet");
  });

  test.each([
    ["a-home-textiles-rugs", 0.4],
    ["a-home-textiles-rugs", 0.9],
  ])("but are those of %s at %d", (identifier, score) => {
    expect(rugIn(identifier, score)).toContain("carpet");
  });
});

describe("what a thing is for is not the thing, though the found category is called so", () => {
  const whole = glossaryOf(createCatalogStore());
  const category = { identifier: "a-hobbies-instruments-strings-violins", score: 0.95 };
  test.each<readonly [Language, string, string]>([
    ["en", "Violin Rosin Light 30g for Violin, Viola and Cello", "violin rosin"],
    ["de", "Geigenkolophonium hell für Geige und Bratsche", "Geigenkolophonium"],
    ["fr", "Colophane claire pour violon", "colophane"],
    ["it", "Colofonia chiara per violino", "colofonia"],
  ])("%s %j", (language, name, type) => {
    const record = whole.find(
      readWords({ en: "violin", de: "Geige", fr: "violon", it: "violino" }[language]),
      language,
    )[0]?.entry.category;
    const found = record === undefined ? category : { ...category, identifier: record.identifier };
    const terms = searchTerms({
      ...{ name, language, glossary: whole, category: record },
      evidence: { facts: [], category: found },
    });
    expect(terms[0]).toBe(type);
  });
});
