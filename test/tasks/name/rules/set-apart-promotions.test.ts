import { describe, expect, test } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { nativeName } from "./native-name.ts";

const promotions: Readonly<Record<Language, readonly (readonly [name: string, clean: string])[]>> = {
  en: [
    ["*** SALE -30% *** Oak Dining Chair !!WHILE STOCKS LAST!!", "Oak Dining Chair"],
    ["!!! CLEARANCE SALE !!! Cotton Bed Sheet King", "Cotton Bed Sheet King"],
    ["### DEAL -15% ### Garden Hose 20 m", "Garden Hose 20 m"],
    ["SALE -50% Wool Jumper Navy", "Wool Jumper Navy"],
    ["Steel Water Bottle 1 l ***FREE SHIPPING***", "Steel Water Bottle 1 l"],
    ["*** Star Wars *** Poster 50 x 70 cm", "Star Wars Poster 50 x 70 cm"],
  ],
  de: [
    ["*** SALE -50% *** Damen Winterparka olive !!NUR SOLANGE VORRAT!!", "Damen Winterparka olive"],
    ["!!NUR SOLANGE VORRAT REICHT!! Gartenbank Eiche", "Gartenbank Eiche"],
    ["### AKTION -20% ### Kaffeemaschine 1,5 l", "Kaffeemaschine 1,5 l"],
    ["Bürostuhl schwarz ***VERSANDKOSTENFREI***", "Bürostuhl schwarz"],
    ["SALE -40% Teppich grau", "Teppich grau"],
    ["Lichterkette 100 LED ***warmweiß***", "Lichterkette 100 LED warmweiß"],
  ],
  fr: [
    [
      "*** SOLDES -40% *** Chaise de jardin pliante !!JUSQU'À ÉPUISEMENT DU STOCK!!",
      "Chaise de jardin pliante",
    ],
    ["Table basse en chêne !!! LIVRAISON GRATUITE !!!", "Table basse en chêne"],
    ["PROMO -30% Canapé convertible gris", "Canapé convertible gris"],
    ["*** OFFRE SPÉCIALE *** Lampe de bureau LED", "Lampe de bureau LED"],
    ["*** DESTOCKAGE -60% *** Tapis de salon gris", "Tapis de salon gris"],
    ["Confiture -30% de sucre fraise", "Confiture -30% de sucre fraise"],
  ],
  it: [
    ["*** SALDI -20% *** Lampada da tavolo a LED !!FINO AD ESAURIMENTO SCORTE!!", "Lampada da tavolo a LED"],
    ["!!! SPEDIZIONE GRATUITA !!! Sedia da giardino", "Sedia da giardino"],
    ["Zaino scuola blu ***OFFERTA SPECIALE***", "Zaino scuola blu"],
    ["OFFERTA -25% Padella antiaderente 28 cm", "Padella antiaderente 28 cm"],
    ["### SCONTO -10% ### Materasso memory 160x190", "Materasso memory 160x190"],
    ["Yogurt -30% zuccheri fragola", "Yogurt -30% zuccheri fragola"],
  ],
};

describe("an offer that is set apart goes with all its words", () => {
  for (const [language, names] of Object.entries(promotions) as [Language, (typeof promotions)["en"]][])
    test.each(names)(`${language} %j`, (name, clean) => {
      expect(nativeName(name, language)).toBe(clean);
    });
});

describe("a word of offers in capitals at the end of a name goes", () => {
  test.each([
    ["de", "Winterjacke schwarz SALE", "Winterjacke schwarz"],
    ["de", "Winterjacke schwarz - SALE -20%", "Winterjacke schwarz"],
    ["de", "Stuhl aus Holz blau NEU!!!", "Stuhl aus Holz blau"],
    ["en", "Garden chair oak NEW", "Garden chair oak"],
    ["fr", "Chaise de jardin en chêne PROMO", "Chaise de jardin en chêne"],
    ["it", "Sedia da giardino PROMO!", "Sedia da giardino"],
    ["de", "Winterjacke schwarz XXL", "Winterjacke schwarz XXL"],
    ["en", "Running shoe black ASICS", "Running shoe black ASICS"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});
