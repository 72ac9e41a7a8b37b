import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { seoTitle } from "../../../../src/tasks/description/rules/seo-title.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";

const glossary = glossaryOf(createCatalogStore());
type Case = readonly [language: Language, name: string, brand: string, title: string];
const titled = (language: Language, name: string, brand: string) =>
  seoTitle(name, { language, glossary, brand });

describe("a title keeps the colour that tells a variant from the others", () => {
  it.each<Case>([
    [
      "en",
      'Whitmore & Lane Pair of Thermal Curtains Eyelet 46" x 72" Teal inc 2 Tie Backs',
      "Whitmore & Lane",
      'Pair of Thermal Curtains Eyelet 46" x 72" Teal',
    ],
    [
      "en",
      "Walkwell No Pull Dog Harness, Adjustable Padded Chest Vest with Handle, Reflective, Large, Blue",
      "Walkwell",
      "Walkwell No Pull Dog Harness, Large, Blue",
    ],
    [
      "de",
      "Schlafland Spannbettlaken 140 x 200 - 160 x 200 cm Jersey Baumwolle Grau 160 g/m² Steghöhe 30 cm",
      "Schlafland",
      "Schlafland Spannbettlaken 140 x 200 - 160 x 200 cm Grau",
    ],
    [
      "it",
      "Zampetta Pettorina cane H antistrappo taglia S gialla riflettente + guinzaglio 110 cm",
      "Zampetta",
      "Zampetta Pettorina cane H antistrappo taglia S gialla",
    ],
    [
      "fr",
      "Galaxy Tab 3 7.0 T210 : Coque Housse Cuir (PU) Vert « Texture Écorce »",
      "",
      "Galaxy Tab 3 7.0 T210 : Coque Housse Cuir (PU) Vert",
    ],
  ])("%s %s", (language, name, brand, title) => {
    expect(titled(language, name, brand)).toBe(title);
  });

  it.each<readonly [Language, string, string, RegExp]>([
    // A part's colour, an edge, one of two colours, what comes with it.
    [
      "it",
      "Tovaglia antimacchia tonda in cotone, bordo ricamato a mano con fiori di campo",
      "",
      /^(?!.*bordo$)/,
    ],
    [
      "fr",
      "Roulmanutention Rouleau pivotant frein diam 100 platine caoutchouc gris N/ta ch. 80 kg",
      "Roulmanutention",
      /^Roulmanutention/,
    ],
    [
      "de",
      "Nordholz Damen-Pullover RH-Ausschnitt Langarm Gr. 44/46 bordeaux meliert",
      "Nordholz",
      /^Nordholz/,
    ],
  ])("%s %s: of nothing else", (language, name, brand, pattern) => {
    expect(titled(language, name, brand)).toMatch(pattern);
  });
});

describe("a title keeps what the thing is and whole phrases", () => {
  it.each<Case>([
    [
      "it",
      "I Campi d'Oro Senatore varietà Cappelli Spaghetti lunghi 500 g",
      "",
      "I Campi d'Oro Senatore varietà Cappelli Spaghetti lunghi",
    ],
    [
      "it",
      "Plafoniera LED stagna ovale IP65 CCT con sensore crepuscolare",
      "",
      "Plafoniera LED stagna ovale IP65 CCT",
    ],
    [
      "fr",
      "Applique murale extérieure ronde inox avec capteur solaire intégré orientable",
      "",
      "Applique murale extérieure ronde inox avec capteur solaire",
    ],
    [
      "de",
      "Malfix Deckfarbkasten 720 K/24 m. 24 Farben und 1 Tube Deckweiß groß",
      "Malfix",
      "Malfix Deckfarbkasten 720 K/24",
    ],
    [
      "de",
      "Uferblick Karpfenstuhl Angelstuhl mit Rückenlehne bis 140 kg verstellbare Beine",
      "",
      "Uferblick Karpfenstuhl Angelstuhl mit Rückenlehne",
    ],
  ])("%s %s", (language, name, brand, title) => {
    expect(titled(language, name, brand)).toBe(title);
  });

  it("ends with no Italian preposition", () => {
    const name = "Forno Chiaro Baiotti Biscotti Snack Farciti con Crema alla Nocciola e Cacao 336 g";
    expect(titled("it", name, "Forno Chiaro")).not.toMatch(/\salla$/);
  });
});
