import { describe, expect, it } from "vitest";
import { gatherTitleLexicon, wordOfTitles } from "../../../src/ml/titles/title-lexicon.ts";
import type { Language } from "../../../src/nlp/language.ts";

const tape = "a-garden-diy-hardware-tapes";
const lexicon = gatherTitleLexicon([
  ...titles("fr", "a-kitchen-dining-mugs-travel", "Mug isotherme inox", "Gobelet isotherme", "Mug isotherme"),
  ...titles("fr", tape, "Ruban de masquage crépine", "Ruban adhésif"),
  ...titles("fr", "a-beauty-face-masks-sheet", "Un masque tissu", "Un masque argile", "Un masque peel-off"),
  ...titles("fr", "a-food-ready-meals-meals", "Un plat cuisiné", "Une cuisine"),
  ...titles("fr", "a-food-bread-bread-bread", "Pain précuit", "Baguette précuite"),
  ...titles("de", "a-home-decor-pots-pots", "Terracotta Topf", "Terracottatopf", "Vase Terracotta"),
  ...titles("de", "a-food-pantry-soups-tins", "Tomatensauce mit Basilikumsaucenwürfel"),
  ...titles("it", "a-pets-care-litter-litter", "Sabbia alla bentonite", "SABBIA BENTON."),
  ...titles("en", "a-pets-fish-filters-filters", "Filter Sponge", "Filter Sponges"),
  ...titles("en", "a-fashion-women-skirts-midi", "Stretch Skirt", "Stretch Midi", "Starch", "NVME case"),
]);

function titles(language: Language, categoryIdentifier: string, ...texts: readonly string[]) {
  return texts.map((text) => ({ language, categoryIdentifier, text }));
}

function wordFor(short: string, language: Language, category?: string): string | undefined {
  const categories = category === undefined ? [] : [category];
  return wordOfTitles(lexicon, short, language, { categories, isFirst: false })?.word;
}

describe("the word that titles have for a short form", () => {
  it("is what it begins, in titles of the same shelf", () => {
    expect(wordFor("isot", "fr", "a-kitchen-dining-mugs-cups")).toBe("isotherme");
    expect(wordFor("benton", "it", "a-pets-care-litter-sand")).toBe("bentonite");
    expect(wordFor("terrac", "de", "a-home-decor-pots-vases")).toBe("Terracotta");
  });

  it("is in English the word with its consonants, and no other form where it has this one", () => {
    expect(wordFor("spnge", "en", "a-pets-fish-filters-pumps")).toBe("sponge");
  });

  it("is none of another department, and none that few titles have where nothing is known", () => {
    expect(wordFor("isot", "fr", "a-beauty-face-masks-sheet")).toBeUndefined();
    expect(wordFor("isotherm", "fr")).toBeUndefined();
  });

  it("is none where several words may be meant, also one that lacks more than vowels", () => {
    expect(wordFor("strch", "en", "a-fashion-women-skirts-mini")).toBeUndefined();
    expect(wordFor("cuisi", "fr", "a-food-ready-meals-meals")).toBeUndefined();
  });

  it("is no compound with another word in it, and nothing for a word or a code of the titles", () => {
    expect(wordFor("basilik", "de", "a-food-pantry-soups-tins")).toBeUndefined();
    expect(wordFor("sponge", "en", "a-pets-fish-filters-filters")).toBeUndefined();
    expect(wordFor("nvme", "en", "a-fashion-women-skirts-midi")).toBeUndefined();
  });

  it("has its forms, and tells those of both genders", () => {
    const found = wordOfTitles(lexicon, "precu", "fr", { categories: ["a-food-bread"], isFirst: false });
    expect(found?.hasGenders).toBe(true);
    expect([...(found?.forms ?? [])].toSorted()).toEqual(["precuit", "precuite"]);
  });
});
