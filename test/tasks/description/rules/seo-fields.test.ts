import { describe, expect, test } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";
import { answerTo } from "./native-description.ts";

describe("a title of a name", () => {
  const optimize = createDescriptionOptimizer({ catalogs: createCatalogStore() });
  const titleOf = (language: Language, name: string, text: string, brand: string) =>
    optimize(
      {
        query: {
          tone: "professional",
          length: "medium",
          bullet_points: false,
          seo: true,
          translation_language: language,
        },
        body: { product_description: text, product_name: name },
      },
      { evidence: { language, brand, facts: [] } },
    ).seo?.title;

  test.each([
    [
      "de",
      "T-Shirt Basic Rundh. weiß",
      "Klassisches T-Shirt mit Rundhalsausschnitt.",
      "Alpenor T-Shirt Basic Rundhalsausschnitt weiß",
    ],
    [
      "de",
      "Ohrstecker Silber Zirk. rund",
      "Zarte Ohrstecker mit Zirkonia.",
      "Alpenor Ohrstecker Silber Zirkonia rund",
    ],
    [
      "de",
      "Espressotassen Porz. weiß",
      "Sechs Espressotassen aus Porzellan.",
      "Alpenor Espressotassen Porzellan weiß",
    ],
    [
      "en",
      "Duvet Cover Set King Rvrsbl Teal",
      "Reversible duvet cover with two pillowcases.",
      "Alpenor Duvet Cover Set King Reversible Teal",
    ],
    [
      "fr",
      "Legging sport fem. taille haute noir",
      "Un legging de sport pour femme.",
      "Alpenor Legging sport femme taille haute noir",
    ],
    [
      "fr",
      "Croquettes chat ster. saumon",
      "Des croquettes pour chat stérilisé.",
      "Alpenor Croquettes chat stérilisé saumon",
    ],
    [
      "it",
      "Divano letto tess. grigio",
      "Un divano letto rivestito in tessuto grigio.",
      "Alpenor Divano letto tessuto grigio",
    ],
    [
      "it",
      "Piumone matr. microf. bianco",
      "Un piumone matrimoniale in microfibra.",
      "Alpenor Piumone matrimoniale microfibra bianco",
    ],
  ] as const)("has its short forms written out and its brand: %s %s", (language, name, text, expected) => {
    expect(titleOf(language, name, text, "Alpenor")).toBe(expected);
  });
});

describe("a title of a row without a name", () => {
  const optimize = createDescriptionOptimizer({ catalogs: createCatalogStore() });
  const titleOf = (language: Language, text: string) =>
    optimize({
      query: {
        tone: "professional",
        length: "medium",
        bullet_points: false,
        seo: true,
        translation_language: language,
      },
      body: { product_description: text },
    }).seo?.title;

  test.each([
    ["de", "Zucker, Weizenmehl, Palmöl, Kakaopulver 5%, Emulgator Lecithine, Salz"],
    ["de", "Zutaten: Wasser, Hafer, Sonnenblumenöl und Meersalz"],
    ["en", "Sugar, wheat flour, palm oil, cocoa powder 5%, emulsifier lecithins, salt"],
    ["en", "Diagonal: 55 inches"],
    ["fr", "Sucre, farine de blé, huile de palme, cacao en poudre 5%, sel"],
    ["fr", "Diagonale : 140 cm"],
    ["it", "Zucchero, farina di grano, olio di palma, cacao in polvere 5%, sale"],
    ["it", 'Diagonale: 55"'],
  ] as const)("is not made of a list or a label: %s %s", (language, text) => {
    expect(titleOf(language, text)).toBe("");
  });

  test.each([
    [
      "de",
      "Kompakter Akkuschrauber mit bürstenlosem Motor. Er wiegt 1,5 kg.",
      "Kompakter Akkuschrauber mit bürstenlosem Motor",
    ],
    [
      "en",
      "Compact cordless drill with a brushless motor. It weighs 1.5 kg.",
      "Compact cordless drill with a brushless motor",
    ],
    [
      "fr",
      "Perceuse sans fil compacte à moteur sans charbon. Elle pèse 1,5 kg.",
      "Perceuse sans fil compacte à moteur sans charbon",
    ],
    [
      "it",
      "Trapano avvitatore a batteria professionale con motore senza spazzole, coppia massima 55 Nm.",
      "Trapano avvitatore a batteria professionale",
    ],
  ] as const)("is its first statement: %s", (language, text, expected) => {
    expect(titleOf(language, text)).toBe(expected);
  });
});

describe("keywords", () => {
  const optimize = createDescriptionOptimizer({ catalogs: createCatalogStore() });
  const keywordsOf = (language: Language, name: string, text: string, row: object = {}) =>
    optimize(
      {
        query: {
          tone: "professional",
          length: "medium",
          bullet_points: false,
          seo: true,
          translation_language: language,
        },
        body: { product_description: text, product_name: name },
      },
      { evidence: { language, facts: [], ...row } },
    ).seo?.keywords;
  const of = (identifier: string) => ({ category: { identifier, score: 0.9 } });

  test.each([
    ["en", "Soywax Melts Jar - Mango Fruits", "a-home-decor-fragrance-melts", "fruits"],
    ["en", "Set of 6 Scented Tealights - Cinnamon", "a-home-decor-candles-tealights", "cinnamon"],
    ["en", "10 ml Thyme (White) Essential Oil", "a-beauty-oils-essential", "thyme"],
    ["en", "10 ml Frankincense (Pure) Essential Oil", "a-beauty-oils-essential", "pure) essential oil"],
    ["fr", "Bougie - Cannelle", "a-home-decor-candles-scented", "cannelle"],
    ["it", "Candela - Cannella", "a-home-decor-candles-scented", "cannella"],
    ["de", "Teelichter - Zimt", "a-home-decor-candles-tealights", "Zimt"],
  ] as const)("have no scent for a type: %s %j", (language, name, identifier, wrong) => {
    expect(keywordsOf(language, name, "", of(identifier))).not.toContain(wrong);
  });

  test.each([
    ["en", "Cinnamon", "a-food-pantry-spices", "cinnamon"],
    ["de", "Zimt", "a-food-pantry-spices", "Zimt"],
    ["en", "10 ml Frankincense (Pure) Essential Oil", "a-beauty-oils-essential", "essential oil"],
    ["en", "10 ml Thyme (White) Essential Oil", "a-beauty-oils-essential", "essential oil"],
  ] as const)("but have what the thing is: %s %j", (language, name, identifier, right) => {
    expect(keywordsOf(language, name, "", of(identifier))).toContain(right);
  });

  test("have the maker that the text names, with the type and alone", () => {
    const text = "Unterwegs? Dieser tragbare Plattenspieler von Ricatech hilft.";
    expect(keywordsOf("de", "RTT 95 Red & Creme", text)).toEqual(
      expect.arrayContaining(["Plattenspieler", "Ricatech Plattenspieler", "Ricatech"]),
    );
  });
});

describe("a search text of a row with papers, sizes and countries alone", () => {
  test.each([
    [
      "it",
      "Halden Penne di farro",
      { Certificazione: "IT BIO 007", "Paese di origine": "Italia" },
      "IT BIO 007",
    ],
    [
      "fr",
      "Halden Penne d'épeautre",
      { Certification: "FR-BIO-01", "Pays d'origine": "France" },
      "FR-BIO-01",
    ],
    ["de", "Halden Penne Dinkel", { Zertifizierung: "DE-ÖKO-006", Herkunftsland: "Italien" }, "DE-ÖKO-006"],
    ["en", "Halden Spelt Penne", { Certification: "GB-ORG-05", "Country of origin": "Italy" }, "GB-ORG-05"],
  ] as const)("lists them behind the name in %s", (language, name, facts, said) => {
    const meta = answerTo("", language, { name, facts }).seo?.meta_description ?? "";
    expect(meta.startsWith(name)).toBe(true);
    expect(meta).toContain(said);
  });

  test("is empty where it has one of them, or a table's label", () => {
    const metaOf = (facts: Record<string, string>) =>
      answerTo("", "en", { name: "Halden Spelt Penne", facts }).seo?.meta_description;
    expect(metaOf({ "Item weight": "900 g" })).toBe("");
    expect(metaOf({ "Item weight": "900 g", "Width/Size": "No. 3" }) ?? "").not.toContain("Width/Size");
  });
});
