import { describe, expect, test } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";
import { seoTitle } from "../../../../src/tasks/description/rules/seo-fields.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";
import { createSmallStore } from "../../../translation/small-catalogs.ts";

const glossary = glossaryOf(createSmallStore());

describe("a title of at most 60 characters", () => {
  test.each([
    [
      "en",
      "Bamboo Toothbrush Soft for Adults and Children, Plastic Free Pack of Four",
      "Bamboo Toothbrush Soft for Adults and Children",
    ],
    [
      "en",
      "Nordholz Oslo Extendable Dining Table with Six Matching Chairs in Black Leather",
      /(?:Table|Chairs|Six Matching Chairs)$/,
    ],
    [
      "de",
      "Alpenor Winterjacke mit abnehmbarer Kapuze geeignet für Temperaturen von minus 20 bis plus 5 Grad",
      /(?:Winterjacke|Kapuze|Temperaturen)$/,
    ],
    [
      "de",
      "Bosch Akkuschrauber Professional GSR 18V mit zwei Akkus und Ladegerät im Koffer",
      /(?:Akkus|18V|Ladegerät)$/,
    ],
    [
      "fr",
      "Chaussures de randonnée imperméables pour homme avec semelle en caoutchouc noir",
      /(?:semelle|homme)$/,
    ],
    [
      "fr",
      "Filtre à air sport lavable pour Volkswagen Golf 1 et Scirocco 1.5 et 1.8 à carburateur",
      /(?:Golf|Scirocco)$/,
    ],
    [
      "it",
      "Protezione Solare Colorata La Roche Posay Anthelios Uvmune 50 ml Bianco Spf 50",
      /(?:Anthelios|Uvmune)$/,
    ],
    [
      "it",
      "Case computer desktop Micro ATX / Mini ITX / ATX Nox-Xtreme Hummer Void Nero",
      "Case computer desktop Micro ATX / Mini ITX",
    ],
  ] as const)("ends with a whole phrase: %s %s", (language, name, expected) => {
    const title = seoTitle(name, { language, glossary });
    expect(title.length).toBeLessThanOrEqual(60);
    expect(name.startsWith(title)).toBe(true);
    expect(title).toMatch(expected instanceof RegExp ? expected : new RegExp(`^${expected}$`));
  });

  test.each([
    ["en", "for"],
    ["en", "with"],
    ["de", "bis"],
    ["de", "mit"],
    ["fr", "avec"],
    ["fr", "de"],
    ["it", "con"],
    ["it", "per"],
  ] as const)("never ends with a joining word: %s %s", (language, word) => {
    const name = `${"Wunder ".repeat(7)}Lampe ${word} ${"Zubehör ".repeat(4)}`.trim();
    expect(seoTitle(name, { language, glossary })).not.toMatch(new RegExp(` ${word}$`));
  });

  test("is the name where that is short enough", () => {
    expect(seoTitle("Wanderschuh Trek", { language: "de", glossary })).toBe("Wanderschuh Trek");
  });

  test.each([
    ["Babyboum - 558STARE61TU - doudou à tétine - Sta", "Babyboum - 558STARE61TU - doudou à tétine"],
    ["Sac à main bandoulière Disney Cend", "Sac à main bandoulière Disney"],
  ])("is without the last part of a name that the feed cut: %s", (name, expected) => {
    expect(seoTitle(name, { language: "fr", glossary, isCut: true })).toBe(expected);
  });

  test("takes linear time", () => {
    for (const unit of ["a", "a ", "- ", "( ", "12 ", ", "])
      expect(
        seoTitle(unit.repeat(100_000 / unit.length), { language: "en", glossary }).length,
      ).toBeLessThanOrEqual(60);
  });
});

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
      "Alpenor T-Shirt Basic Rundhals weiß",
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

  test.each([
    ["en", "Nordholz Gaming PC Tower with Power Supply Unit 650 W 80 Plus Bronze Certified", /80 Plus$/],
    ["en", "Nordholz Cereal Bars Honey and Oat with Fitness & Almond Butter Pieces", /& Almond$/],
    ["fr", "Dormeo Matelas mousse à mémoire de forme 140x190 épaisseur 22 cm ferme", /épaisseur$/],
    ["de", "Paulmann Einbauleuchten für das Bad und die Küche chrom matt 3er Set", /3er$/],
  ] as const)("never ends within a phrase: %s %s", (language, name, half) => {
    expect(seoTitle(name, { language, glossary })).not.toMatch(half);
  });
});
