import { describe, expect, it } from "vitest";
import { type Language, textLanguages } from "../../src/nlp/language.ts";
import { createGlossary } from "../../src/translation/glossary.ts";
import { translate } from "../../src/translation/translate.ts";
import { smallCatalogs } from "./small-catalogs.ts";
import { translatedPhrases } from "./translated-phrases.ts";

const glossary = createGlossary(smallCatalogs);
const inLanguage = (text: string, source: Language, target: Language) =>
  translate(text, { source, target }, glossary);

const cases = translatedPhrases.flatMap(({ source, text, targets }) =>
  textLanguages.flatMap((target) => {
    const wanted = targets[target];
    return wanted === undefined ? [] : [{ source, target, text, wanted }];
  }),
);

describe("a name whose words the glossary knows", () => {
  it.each(cases)("$source to $target: $text is $wanted", ({ source, target, text, wanted }) => {
    const { text: written, isWhole, untranslatedShare } = inLanguage(text, source, target);
    expect({ written, isWhole, untranslatedShare }).toEqual({
      written: wanted,
      isWhole: true,
      untranslatedShare: 0,
    });
  });

  it("distinguishes singular and plural", () => {
    expect(inLanguage("chaussure", "fr", "de").text).toBe("Schuh");
    expect(inLanguage("chaussures", "fr", "de").text).toBe("Schuhe");
  });

  it("reports which word replaced which", () => {
    expect(inLanguage("Rotes Damenkleid", "de", "fr").translated).toEqual([
      "Rotes -> rouge",
      "Damenkleid -> robe pour femme",
    ]);
  });

  it("maps a plural-only noun to the number of the other language", () => {
    expect(inLanguage("Ciseaux", "fr", "de").text).toBe("Schere");
    expect(inLanguage("2 Scheren", "de", "fr").text).toBe("2 ciseaux");
  });

  it("uses the plural after a number", () => {
    expect(inLanguage("3 weiße Kissen", "de", "it").text).toBe("3 cuscini bianchi");
  });

  it("declines German phrases after a preposition", () => {
    expect(inLanguage("Bag with black wheels", "en", "de").text).toBe("Tasche mit schwarzen Rädern");
    expect(inLanguage("Support pour petite lampe", "fr", "de").text).toBe("Halterung für kleine Lampe");
  });

  it("lets a property after a comma agree with the noun before it", () => {
    expect(inLanguage("Long skirt, white", "en", "fr").text).toBe("Jupe longue, blanche");
    expect(inLanguage("Long skirt, white", "en", "it").text).toBe("Gonna lunga, bianca");
  });

  it("writes English title case if the source has it, else sentence case", () => {
    expect(inLanguage("Large Leather Bag", "en", "fr").text).toBe("Grand sac en cuir");
    expect(inLanguage("Grande Borsa In Pelle", "it", "en").text).toBe("Large Leather Bag");
  });
});

describe("homographs", () => {
  it("are distinguished by their context", () => {
    expect(inLanguage("Glass bowl", "en", "de").text).toBe("Schüssel aus Glas");
    expect(inLanguage("Orange cake", "en", "fr").text).toBe("Gâteau à l'orange");
    expect(inLanguage("Orange bag", "en", "fr").text).toBe("Sac orange");
  });

  it("are distinguished by their accents", () => {
    expect(inLanguage("Küchenwaage", "de", "en").text).toBe("Kitchen scale");
    expect(inLanguage("Manteau doublé", "fr", "en").text).toBe("Lined coat");
  });
});

describe("names, codes and numbers", () => {
  it.each([
    ["Perceuse Bosch GSR 12V-15", "fr", "en", "Bosch GSR 12V-15"],
    ["Black case for Samsung Galaxy S7", "en", "it", "Samsung Galaxy S7"],
    ["Bürste Philips BHD827/00 rot", "de", "fr", "Philips BHD827/00"],
    ["Cavo HDMI 2.0 nero", "it", "de", "HDMI 2.0"],
  ] as const)("%s is preserved from %s to %s", (text, source, target, name) => {
    expect(inLanguage(text, source, target).text.replace("-Kabel", "")).toContain(name);
  });

  it("are written with the decimal separator and the unit word of the target language", () => {
    expect(inLanguage("Flasche 1,5 Liter", "de", "en").text).toBe("Bottle 1.5 litres");
    expect(inLanguage("Monitor 27 inch", "en", "de").text).toBe("Monitor 27 Zoll");
  });

  it.each(["Apple iPhone", "New Balance", "Red Bull", "Black & Decker"])("%s is left whole", (name) => {
    expect(inLanguage(name, "en", "de").text).toBe(name);
  });
});

describe("what is unknown", () => {
  it("is not translated, and its share is reported", () => {
    const result = inLanguage("Coque zarbouille noire pour Nokia Lumia 520", "fr", "de");
    expect(result.text).toContain("zarbouille");
    expect(result.text).toContain("Nokia Lumia 520");
    expect(result.untranslated).toEqual(["zarbouille"]);
    expect(result.untranslatedShare).toBeCloseTo(1 / 4);
    expect(result.isWhole).toBe(false);
  });

  it("is never claimed as translated", () => {
    expect(inLanguage("stracciatella", "it", "de")).toEqual({
      text: "stracciatella",
      translated: [],
      untranslated: ["stracciatella"],
      untranslatedShare: 1,
      unexplained: ["stracciatella"],
      namesThing: false,
      isWhole: false,
    });
  });

  it("does not translate prepositions and conjunctions if nothing beside them is translated", () => {
    expect(inLanguage("Harry et Sally", "fr", "de").text).toBe("Harry et Sally");
  });

  it("does not claim an uncertain parse as complete", () => {
    expect(inLanguage("caramel and lemon cake", "en", "fr").isWhole).toBe(false);
  });
});

describe("words of the channels' catalogs", () => {
  it("translate a category's name and a value's name", () => {
    expect(inLanguage("Samovars", "en", "de").text).toBe("Samoware");
    expect(inLanguage("martelée", "fr", "de").text).toBe("Gehämmert");
  });

  it("do not translate a term that only implies the value or the category", () => {
    expect(inLanguage("dimpled", "en", "de").translated).toEqual([]);
    expect(inLanguage("tea urn", "en", "de").text).not.toContain("Samoware");
  });
});

it("does nothing between equal languages", () => {
  const result = inLanguage("Sac noir", "fr", "fr");
  expect(result.text).toBe("Sac noir");
  expect(result.translated).toEqual([]);
});
