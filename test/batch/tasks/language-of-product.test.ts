import { describe, expect, it } from "vitest";
import { languageOfName, languageOfProduct } from "../../../src/batch/tasks/language-of-product.ts";

const german = "Tischlampe mit Schalter und Kabel für den Schreibtisch";
const french = "Lampe de bureau avec interrupteur et câble pour la maison";

describe("the language of a product", () => {
  it("is the one that its column states, however it is written", () => {
    expect(languageOfProduct({ name: german, language: " FR_ch" })).toBe("fr");
    expect(languageOfProduct({ name: german, language: "unknown" })).toBe("de");
  });

  it("is told by its name and its description, or by the one that it has", () => {
    expect(languageOfProduct({ name: "Brax 200", description: french })).toBe("fr");
    expect(languageOfProduct({ name: german })).toBe("de");
    expect(languageOfProduct({ description: german })).toBe("de");
  });

  it("is told by the beginning of a long description", () => {
    const long = `${`${german}. `.repeat(20)}${`${french}. `.repeat(200)}`;
    expect(languageOfProduct({ name: "Brax 200", description: long })).toBe("de");
  });

  it("is English where nothing tells", () => {
    expect(languageOfProduct({ name: "XK-200" })).toBe("en");
    expect(languageOfProduct({})).toBe("en");
  });
});

it("leaves the language of a name open where the name does not tell", () => {
  expect(languageOfName(german)).toBe("de");
  expect(languageOfName("XK-200")).toBeUndefined();
});
