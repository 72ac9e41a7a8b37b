import { describe, expect, it, test } from "vitest";
import { languageOfName, languageOfProduct, statedText, withinLimits } from "../../src/pipeline/product.ts";

test.each([
  "AUCUNE",
  "n/a",
  "NaN",
  " - ",
  "Ohne Marke",
  "Non renseigné",
  "senza marca",
  "1423",
  "2399,2400",
  "12 > 14",
])("a brand that reads %j states nothing", (text) => {
  expect(statedText("brand", text)).toBeUndefined();
});

test.each(["Lumora", "3M", "4711 Echt", "Other Stories", "X-Bionic"])(
  "a brand that reads %j is a brand",
  (text) => {
    expect(statedText("brand", text)).toBe(text);
  },
);

test("a name is taken as it is, even where it is a number or a filler", () => {
  expect(statedText("name", "4711")).toBe("4711");
  expect(statedText("name", "none")).toBe("none");
});

test.each(["none", "n/a", "-", "k.A.", "keine Angabe", "n.d.", "Aucune", "non disponibile", "***"])(
  "a description that is only a filler states nothing: %s",
  (text) => expect(statedText("description", text)).toBeUndefined(),
);

test("an empty cell states nothing", () => {
  expect(statedText("name", " \t")).toBeUndefined();
  expect(statedText("name", undefined)).toBeUndefined();
});

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

test("texts up to the service's lengths are taken, longer ones are left out and said", () => {
  const product = { name: "a".repeat(10_000), description: "b".repeat(200_000) };
  expect(withinLimits(product)).toEqual({ product, notes: [] });
  const { product: taken, notes } = withinLimits({ name: "a".repeat(10_001), description: "b" });
  expect(taken).toEqual({ description: "b" });
  expect(notes).toEqual([expect.stringMatching(/^The name was left as it is: it has 10001 characters/)]);
});
