import { describe, expect, it } from "vitest";
import type { Language } from "../../src/nlp/language.ts";
import { foldText } from "../../src/nlp/normalizer.ts";
import { stem } from "../../src/nlp/stemmer.ts";

const meeting: ReadonlyArray<readonly [Language, string]> = [
  ["en", "dress dresses"],
  ["en", "box boxes"],
  ["en", "battery batteries"],
  ["en", "woman women womens"],
  ["en", "cookie cookies"],
  ["en", "watch watches"],
  ["en", "colour colours color"],
  ["de", "Schuh Schuhe Schuhen Schuhs"],
  ["de", "Kleid Kleider Kleidern"],
  ["de", "schwarz schwarze schwarzer schwarzes schwarzem schwarzen"],
  ["de", "Jacke Jacken"],
  ["de", "Stuhl Stühle Stühlen"],
  ["de", "Messer Messern Messers"],
  ["de", "Auto Autos"],
  ["fr", "robe robes"],
  ["fr", "chaussure chaussures"],
  ["fr", "cheval chevaux"],
  ["fr", "bateau bateaux"],
  ["fr", "noir noire noirs noires"],
  ["fr", "lumineux lumineuse lumineuses"],
  ["fr", "sportif sportive sportives"],
  ["fr", "ancien ancienne anciennes"],
  ["it", "scarpa scarpe"],
  ["it", "orologio orologi"],
  ["it", "giacca giacche"],
  ["it", "nero nera neri nere"],
  ["it", "lungo lunghi lunga lunghe"],
];

const apart: ReadonlyArray<readonly [Language, string, string]> = [
  ["en", "car", "care"],
  ["de", "Drucker", "Druck"],
  ["de", "Leder", "LED"],
  ["fr", "cheminée", "chemin"],
];

describe("stem", () => {
  it.each(meeting)("lets the forms of a word meet in %s: %s", (language, forms) => {
    expect(new Set(forms.split(" ").map((form) => stem(foldText(form), language))).size).toBe(1);
  });

  it.each(apart)("keeps different words of %s apart: %s, %s", (language, one, other) => {
    expect(stem(foldText(one), language)).not.toBe(stem(foldText(other), language));
  });
});
