import { describe, expect, it } from "vitest";
import type { Language } from "../../src/nlp/language.ts";
import { createGlossary } from "../../src/translation/glossary.ts";
import { translate } from "../../src/translation/translate.ts";
import { smallCatalogs } from "./small-catalogs.ts";

const glossary = createGlossary(smallCatalogs);
const shareOf = (text: string, source: Language, target: Language) => {
  const { untranslated, untranslatedShare } = translate(text, { source, target }, glossary);
  return { untranslated, share: Number(untranslatedShare.toFixed(3)) };
};

describe("the share of untranslated words", () => {
  it.each([
    ["counts a word that was left", "Whimsical lamp", "en", "fr", ["Whimsical"], 0.5],
    [
      "does not count makers, codes, numbers and units",
      "Chaise tarvelle Philips QX300 20 W",
      "fr",
      "de",
      ["tarvelle"],
      0.5,
    ],
    ["takes two capitals beside a number for a code", "LAMPE STR-DA 2800 ES", "de", "fr", [], 0],
    ["takes everyday words with a capital for words", "Bold Lamp", "en", "de", ["Bold"], 0.5],
    ["takes small letters for words of the language", "Chaise tarvelle", "fr", "de", ["tarvelle"], 0.5],
    [
      "finds the word that an ending was put to",
      "Cuddly Lamps Dazzling",
      "en",
      "fr",
      ["Cuddly", "Dazzling"],
      0.667,
    ],
    ["counts a preposition with its phrase", "Chaise en coton", "fr", "de", [], 0],
    ["counts a preposition that stays as left", "Tarvelle aux carottes", "fr", "de", ["Tarvelle"], 0.667],
    [
      "counts a preposition as translated where its like was written",
      "Chaise avec tarvelle",
      "fr",
      "de",
      ["tarvelle"],
      0.333,
    ],
    ["counts the words of a phrase one by one", "Huile d'olive tarvelle", "fr", "de", ["tarvelle"], 0.333],
    ["is nothing where there are no words", "QX-300 / 12", "en", "de", [], 0],
    ["is all where nothing is known", "tarvelle", "fr", "de", ["tarvelle"], 1],
  ] as const)("%s", (_, text, source, target, untranslated, share) => {
    expect(shareOf(text, source, target)).toEqual({ untranslated, share });
  });
});

describe("what is right without translation", () => {
  it.each([
    [
      "a word that both languages spell alike",
      "Chaise Design Vintage tarvelle",
      "fr",
      "de",
      ["tarvelle"],
      0.5,
    ],
    ["an English word in a French name", "Chaise Wonderful", "fr", "de", [], 0],
    ["words of a third language", "Stuhl mit zapatos de madera", "de", "en", [], 0],
    ["the stub of a word", "Chaise zamb…", "fr", "de", [], 0],
    ["the stub at the end of a long name", `Chaise ${"QX300 ".repeat(9)}zam`, "fr", "de", [], 0],
    ["a number among words", "Lamp 3-in-1", "en", "de", [], 0],
    ["an article that the other language has too", "La lampe", "fr", "it", [], 0],
    ["a title in another language", "The history of the wooden house", "fr", "de", [], 0],
    ["a small word among names", "Chaise La Zorbex", "fr", "de", [], 0],
  ] as const)("%s is not counted", (_, text, source, target, untranslated, share) => {
    expect(shareOf(text, source, target)).toEqual({ untranslated, share });
  });

  it("a word that was merely copied counts as untranslated", () => {
    expect(shareOf("Chaise Tarvelle", "fr", "de")).toEqual({ untranslated: ["Tarvelle"], share: 0.5 });
  });
});

describe("an unlisted word", () => {
  it.each([
    ["is a word by its ending", "Stuhl Kravellierung", "de", "fr", ["Kravellierung"]],
    ["is a word by the known one at its end", "Zwargelkuchen Stuhl", "de", "fr", ["Zwargelkuchen"]],
    ["is a word by the letters of its language", "Stuhl Grützli", "de", "fr", ["Grützli"]],
    [
      "is a word where two known ones make it",
      "Lamp Dreamproof Sunwater",
      "en",
      "fr",
      ["Dreamproof", "Sunwater"],
    ],
    ["is a word among capitals alone", "CHAISE LAMPE CHAUFFERIE", "fr", "de", ["CHAUFFERIE"]],
    ["may be a name where only it has a capital", "Chaise lampe Chaufferie", "fr", "de", []],
    ["is a name by letters of no word", "Chaise Xowyk", "fr", "de", []],
    ["is a name by letters of no word among capitals, too", "CHAISE LAMPE XOWYK", "fr", "de", []],
    ["is a name alone behind nothing", "Wygzob Lamp", "en", "de", []],
  ] as const)("%s", (_, text, source, target, untranslated) => {
    expect(shareOf(text, source, target).untranslated).toEqual(untranslated);
  });
});

describe("a common English word", () => {
  it.each([
    ["is a maker's where it praises", "Signature Lamp", []],
    ["is a maker's behind its name", "Wygzob Crafts Lamp", []],
    ["is a sort's behind a dash, with the word beside it", "Lamp - Secret Berry", []],
    ["is a line's between maker and code", "Philips Wooden QX300", []],
    ["is a word in small letters", "Lamp with a secret", ["secret"]],
    ["is a word elsewhere", "Bold Lamp", ["Bold"]],
  ] as const)("%s", (_, text, untranslated) => {
    const left = shareOf(text, "en", "de").untranslated;
    expect(left.filter((word) => word !== "a")).toEqual(untranslated);
  });
});
