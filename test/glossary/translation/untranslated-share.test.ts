import { describe, expect, it } from "vitest";
import { createGlossary } from "../../../src/glossary/glossary.ts";
import { translate } from "../../../src/glossary/translation/translate.ts";
import type { Language } from "../../../src/text/language.ts";
import { smallCatalogs } from "../small-catalogs.ts";

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
      "Lampe Philips QX300 zorbexe 20 W",
      "fr",
      "de",
      ["zorbexe"],
      0.5,
    ],
    ["takes a capital that no word of the language explains for a name", "Lampe Zorbex", "fr", "de", [], 0],
    ["takes everyday words with a capital for words", "Bold Lamp", "en", "de", ["Bold"], 0.5],
    ["takes small letters for words of the language", "Lampe zorbex", "fr", "de", ["zorbex"], 0.5],
    [
      "finds the word that an ending was put to",
      "Cuddly Lamps Dazzling",
      "en",
      "fr",
      ["Cuddly", "Dazzling"],
      0.667,
    ],
    ["counts what both languages spell alike as translated", "Lampe Design Vintage", "fr", "de", [], 0],
    ["counts a preposition with its phrase", "Lampe en coton", "fr", "de", [], 0],
    ["counts a preposition that stays as left", "Zorbexe aux carottes", "fr", "de", ["Zorbexe"], 0.667],
    [
      "counts a preposition as translated where its like was written",
      "Lampe avec zorbexe",
      "fr",
      "de",
      ["zorbexe"],
      0.333,
    ],
    ["counts the words of a phrase one by one", "Huile d'olive zorbexe", "fr", "de", ["zorbexe"], 0.333],
    ["is nothing where there are no words", "QX-300 / 12", "en", "de", [], 0],
    ["is all where nothing is known", "zorbexe", "fr", "de", ["zorbexe"], 1],
  ] as const)("%s", (_, text, source, target, untranslated, share) => {
    expect(shareOf(text, source, target)).toEqual({ untranslated, share });
  });
});
