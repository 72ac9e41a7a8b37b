import { describe, expect, it } from "vitest";
import { createGlossary } from "../../../src/glossary/glossary.ts";
import { translate } from "../../../src/glossary/translation/translate.ts";
import type { Language } from "../../../src/text/language.ts";
import { smallCatalogs } from "../small-catalogs.ts";

const glossary = createGlossary(smallCatalogs);
const inLanguage = (text: string, source: Language, target: Language) =>
  translate(text, { source, target }, glossary);

describe("a name whose words the glossary knows", () => {
  it("is set term by term, the thing and its properties in the order of the language", () => {
    expect(inLanguage("Sac en cuir noir", "fr", "en").text).toBe("Black leather bag");
    expect(inLanguage("Sac en cuir noir", "fr", "de").text).toBe("Tasche aus Leder Schwarz");
    expect(inLanguage("Black Leather Bag", "en", "it").text).toBe("Borsa in pelle nero");
  });

  it("keeps singular and plural apart", () => {
    expect(inLanguage("chaussure", "fr", "de").text).toBe("Schuh");
    expect(inLanguage("chaussures", "fr", "de").text).toBe("Schuhe");
  });

  it("takes the longest term first", () => {
    expect(inLanguage("Chaussures de course homme", "fr", "en").text).toBe("Men's running shoes");
  });

  it("reads inflected colours", () => {
    expect(inLanguage("Coque noire", "fr", "de").text).toBe("Hülle Schwarz");
  });
});

describe("what is not known", () => {
  it("stays as it is, and is told", () => {
    const result = inLanguage("Coque rigide noire pour Nokia Lumia 520", "fr", "de");
    expect(result.text).toContain("rigide");
    expect(result.text).toContain("Nokia Lumia 520");
    expect(result.untranslated).toEqual(["rigide", "Nokia", "Lumia"]);
  });

  it("is never claimed as translated", () => {
    const result = inLanguage("Stracciatella", "it", "de");
    expect(result).toEqual({
      text: "Stracciatella",
      translated: [],
      untranslated: ["Stracciatella"],
      namesThing: false,
    });
  });

  it("leaves joining words alone where nothing beside them is translated", () => {
    expect(inLanguage("Harry et Sally", "fr", "de").text).toBe("Harry et Sally");
  });
});

describe("names made of everyday words", () => {
  it.each(["Apple iPhone", "New Balance", "Red Bull", "Black & Decker"])("%s is left whole", (name) => {
    expect(inLanguage(name, "en", "de").text).toBe(name);
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
  expect(inLanguage("Sac noir", "fr", "fr")).toEqual({
    text: "Sac noir",
    translated: [],
    untranslated: [],
    namesThing: false,
  });
});
