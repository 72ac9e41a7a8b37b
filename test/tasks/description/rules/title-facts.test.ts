import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { seoTitle } from "../../../../src/tasks/description/rules/seo-title.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";

const glossary = glossaryOf(createCatalogStore());
type Case = readonly [language: Language, name: string, brand: string, title: string];
const titled = (language: Language, name: string, brand: string) =>
  seoTitle(name, { language, glossary, brand });

describe("a title of a long name", () => {
  it.each<Case>([
    [
      "it",
      "SALU Integratore Magnesio+Potassio 28 bustine senza zucchero gusto arancia rossa",
      "SALU",
      "SALU Integratore Magnesio+Potassio 28 bustine senza zucchero",
    ],
    [
      "it",
      "Robusto Stivaletto antinfortunistico S3 SRC taglia 42 puntale in acciaio",
      "Robusto",
      "Robusto Stivaletto antinfortunistico S3 SRC taglia 42",
    ],
    [
      "it",
      "Campagnolo Passata di pomodoro rustica con basilico fresco coltivato in Puglia 680 g",
      "Campagnolo",
      "Campagnolo Passata di pomodoro rustica, 680 g",
    ],
    [
      "de",
      "Orthomedica Kompressionskniestrümpfe KX2 AD geschlossener Fuß Gr. III Normal, Haut",
      "Orthomedica",
      "Orthomedica Kompressionskniestrümpfe KX2 Gr. III",
    ],
    [
      "de",
      "Nordlund Damen-Pullover RH-Ausschnitt Langarm Gr. 44/46 bordeaux meliert",
      "Nordlund",
      "Nordlund Damen-Pullover RH-Ausschnitt Langarm Gr. 44/46",
    ],
    [
      "fr",
      "Voltare Disjoncteur différentiel 2P 16A 30MA type A courbe C PDC 6KA",
      "Voltare",
      "Voltare Disjoncteur différentiel 2P 16A 30MA type A courbe C",
    ],
    [
      "fr",
      "Coque HTC Desire 10 Troupe de danseuses et musiciens rigide 100% made in France",
      "",
      "Coque HTC Desire 10 Troupe de danseuses et musiciens rigide",
    ],
  ])("keeps the size, the contents and the class: %s %s", (language, name, brand, title) => {
    expect(titled(language, name, brand)).toBe(title);
  });

  it.each<readonly [Language, string, string, RegExp]>([
    // Several of it, with which it comes, and of a part.
    ["de", "Reinigo Weichspüler Konzentrat Lavendel & Iris 72 Waschladungen 1,8 l x 4", "Reinigo", /Iris$/],
    [
      "fr",
      "Solena Pulvérisateur de jardin à pression préalable réglable avec flacon 500 ml de détergent",
      "Solena",
      /préalable(?! .*500 ml)/,
    ],
    [
      "en",
      "Corvin Rechargeable Garden Pressure Sprayer Adjustable with Bottle 500 ml of Detergent Blue",
      "Corvin",
      /Sprayer(?!.*(?<!Bottle) 500 ml)/,
    ],
    [
      "it",
      "Corvin Set barbecue professionale in acciaio spazzolato con flacone 250 ml di salsa piccante",
      "Corvin",
      /barbecue(?!.*(?<!flacone) 250 ml)/,
    ],
  ])("says of no other thing how much there is: %s %s", (language, name, brand, pattern) => {
    expect(titled(language, name, brand)).toMatch(pattern);
  });
});

describe("a title ends within no phrase", () => {
  it.each<readonly [Language, string, RegExp]>([
    [
      "it",
      "Massaggiatore per Piedi a Compressione d'Aria Zelmor Casafina Plus Comfort",
      /d'Aria(?: Zelmor.*)?$/,
    ],
    [
      "it",
      "Boscaioli funghi Porcini Secchi Pregiata Qualità Commerciale Extra 60 g",
      /^Boscaioli funghi Porcini Secchi, 60 g$/,
    ],
    ["fr", "Voltarel Interrupteur différentiel monophasé 2P 40A courbe C pour tableau", /(?<!courbe)$/],
    ["de", "Voltarel Leitungsschutzschalter einpolig Hutschiene 16 A Klasse B grau matt", /(?<!Klasse)$/],
  ])("%s %s", (language, name, pattern) => {
    const title = titled(language, name, "");
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title).toMatch(pattern);
  });
});
