import { describe, expect, test } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { seoTitle } from "../../../../src/tasks/description/rules/seo-title.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";

const glossary = glossaryOf(createCatalogStore());

describe("the end of a title", () => {
  test.each([
    [
      "en",
      "Larkby",
      "Larkby Nobody Is Prouder Of You Than A Father Speckled Stoneware Ceramic Mug",
      "Larkby Speckled Stoneware Ceramic Mug",
    ],
    [
      "en",
      "Norvik",
      "Norvik DG Heritage Ornamental Size 6 Lakshmi seated blessing posture Showpiece - 24.5 cm",
      "Norvik DG Heritage Ornamental Size 6 Showpiece",
    ],
    // The words between have numbers, or say what comes with it.
    [
      "en",
      "Corvin",
      "Corvin Wood - Centre Filled Bar Infused With Dark Mousse, Cinnamon & Coffee",
      "Corvin Wood - Centre Filled Bar",
    ],
    [
      "en",
      "Wallcraft",
      "Wallcraft Silver Horse On Blue Background Framed Print Canvas Painting",
      "Wallcraft Silver Horse On Blue Background Framed Print",
    ],
  ] as const)("is the noun (%s): %s %s", (language, brand, name, title) => {
    expect(seoTitle(name, { language, glossary, brand })).toBe(title);
  });

  test.each([
    [
      "en",
      "Pardoe",
      "Pardoe Brake Pad Set Rear Ford Fiesta MK7 1.5 TDCi with Wear Indicator and Fitting Kit",
      "Pardoe Brake Pad Set Rear Ford Fiesta MK7 1.5 TDCi",
    ],
    [
      "de",
      "Pardoe",
      "Pardoe Bremsscheiben Satz Vorderachse Golf VI 1.6 TDI innenbelüftet beschichtet 288 mm",
      "Pardoe Bremsscheiben Satz Vorderachse Golf VI 1.6 TDI",
    ],
    [
      "fr",
      "Pardoe",
      "Pardoe Jeu plaquettes de frein arrière Mégane III/Scénic 1.5 dCi témoin usure 15 mm",
      "Pardoe Jeu plaquettes de frein arrière Mégane III/Scénic",
    ],
    [
      "it",
      "Pardoe",
      "Pardoe Pastiglie freno anteriori Fiat Punto 1.3 Multijet con indicatore usura kit completo",
      "Pardoe Pastiglie freno anteriori Fiat Punto 1.3 Multijet",
    ],
    [
      "fr",
      "Pardoe",
      "Pardoe Jeu plaquettes de frein avant Clio IV/Captur 1.5 dCi sans témoin usure EP 17,3 mm",
      "Pardoe Jeu plaquettes de frein avant Clio IV/Captur 1.5 dCi",
    ],
    [
      "de",
      "Pardoe",
      "Pardoe Stoßdämpfer hinten Gasdruck Peugeot 208 1.4 HDi paarweise zu ersetzen ohne Schrauben",
      "Pardoe Stoßdämpfer hinten Gasdruck Peugeot 208 1.4 HDi",
    ],
  ] as const)("is the vehicle that a part fits (%s): %s %s", (language, brand, name, title) => {
    expect(seoTitle(name, { language, glossary, brand })).toBe(title);
  });

  test.each([
    [
      "de",
      "Traumberg",
      "Traumberg 2er Set Kopfkissen 80 x 80 cm weich atmungsaktiv waschbar Kissen mit Reißverschluss",
      "Traumberg 2er Set Kopfkissen 80 x 80 cm",
    ],
    [
      "it",
      "Frantoio Belli",
      'Frantoio Belli Olio extravergine di oliva bio "Leccino" monocultivar estratto a freddo',
      'Frantoio Belli Olio extravergine di oliva bio "Leccino"',
    ],
    [
      "it",
      "Pedalto",
      "Pedalto Casco bici adulto con luce LED posteriore e visiera staccabile M 54-58 cm",
      "Pedalto Casco bici adulto con luce LED posteriore",
    ],
    [
      "it",
      "Solaria",
      "Protezione Solare Colorata Solaria Bronze Intense SPF 50 50 ml Abbronzante",
      "Protezione Solare Colorata Solaria Bronze Intense SPF 50",
    ],
  ] as const)("is what the name goes on with (%s): %s %s", (language, brand, name, title) => {
    expect(seoTitle(name, { language, glossary, brand })).toBe(title);
  });

  test.each([
    [
      "en",
      "Voltar",
      "Voltar 12V 70Ah 640CCA Car Battery 4YR Wty Type 096 278X175X190 POS Right-Hand",
      "Voltar 12V 70Ah 640CCA Car Battery Right-Hand",
    ],
    [
      "fr",
      "Bosch",
      "Bosch Batterie AGM S&S 70 Ah 760 A + droite 278X175X190 Gar 3 ans",
      "Bosch Batterie AGM S&S 70 Ah 760 A + droite 278X175X190",
    ],
    [
      "fr",
      "Corvin",
      "Corvin Aspirateur balai sans fil 2 en 1 25,2 V autonomie 45 min",
      "Corvin Aspirateur balai sans fil 2 en 1 25,2 V",
    ],
    [
      "fr",
      "Corvin",
      "Ensembles Corvin VISCOFLEX, Sommier Confort Flex et Pieds 130x190 Mousse",
      "Ensembles Corvin VISCOFLEX, Sommier Confort Flex",
    ],
  ] as const)("is no half phrase (%s): %s %s", (language, brand, name, title) => {
    expect(seoTitle(name, { language, glossary, brand })).toBe(title);
  });

  test.each([
    ["en", "Lumora LED Headlight Bulb Kit H7 6000K 12V not road legal - off road use only", "not road legal"],
    [
      "de",
      "Lumora LED Lampe H7 12V 18W Paar nicht zugelassen im Straßenverkehr, nur Gelände",
      "nicht zugelassen",
    ],
    [
      "fr",
      "Lumora Kit 2 AMP LED H7 6000K 12 V 55 W Equiv non homologué route - usage TT terrain uniq.",
      "non homologué route",
    ],
    [
      "it",
      "Lumora Kit 2 lampade LED H7 6000K 12 V 55 W equiv non omologato strada - uso fuoristrada",
      "non omologato strada",
    ],
  ] as const)("has what it may not be used for (%s): %s", (language, name, limit) => {
    expect(seoTitle(name, { language, glossary, brand: "Lumora" })).toContain(limit);
  });

  test.each([
    [
      "Fonta Fragrance Body Spray - Marco 150 ml + Fragrance Body Spray - Royal 150 ml",
      "Fonta Fragrance Body Spray - Marco 150 ml + Royal 150 ml",
    ],
    [
      "Fonta Fragrance Body Spray - Marco 150 ml + Hydrating Shower Gel - Royal 150 ml",
      "Fonta Fragrance Body Spray - Marco 150 ml",
    ],
  ])("a bundle of two that are called alike has both: %s", (name, title) => {
    expect(seoTitle(name, { language: "en", glossary, brand: "Fonta" })).toBe(title);
  });

  test("is the noun where no column has the maker", () => {
    const name = "Larkbyx Nobody Is Prouder Of You Than A Father Speckled Stoneware Ceramic Mug";
    expect(seoTitle(name, { language: "en", glossary })).toBe("Larkbyx Speckled Stoneware Ceramic Mug");
  });
});
