import { describe, expect, it } from "vitest";
import { isAlternative } from "../../../../src/tasks/attribution/rules/match-doubts.ts";
import { isNegated } from "../../../../src/tasks/attribution/rules/negation.ts";
import { readProductTexts } from "../../../../src/tasks/attribution/rules/product-text.ts";
import {
  isAccessory,
  isCompared,
  isImitated,
  isPurpose,
} from "../../../../src/tasks/attribution/rules/unrelated-mentions.ts";

const wordsOf = (text: string) => readProductTexts({ product_description: text })[0]?.words ?? [];

/** The guard's answer about the word that is written between stars. */
function about(guard: typeof isNegated, marked: string): boolean {
  const words = wordsOf(marked.replaceAll("*", ""));
  const start = marked.indexOf("*");
  const index = words.findIndex((word) => word.start === start);
  return guard(words, index, index);
}

describe("a negation", () => {
  it.each([
    "without *leather*",
    "ohne echtes *Leder*",
    "sans *sucre*",
    "senza *glutine*",
    "*sugar*-free drink",
    "free from *gluten*",
    "frei von *Duftstoffen*",
    "pas de *cuir*",
    "keine *Wolle*",
    "frei von Gluten, *Milch* und Eiern",
    "sans gluten, *lait* et œufs",
    "does not contain any *eggs*",
    "non contiene *latte*",
    "n'est pas *étanche*",
  ])("is heard in %j", (marked) => {
    expect(about(isNegated, marked)).toBe(true);
  });

  it.each([
    "without laces, *leather*",
    "not only *leather*",
    "ohne Kapuze. Material *Wolle*",
    "free *leather* belt",
    "iron-free *cotton*",
    "Kleid ohne Ärmel *schwarz*",
    "ohne Zucker, aber mit *Honig* und Zimt",
    "sans lacets, *cuir*",
  ])("is not heard in %j", (marked) => {
    expect(about(isNegated, marked)).toBe(false);
  });
});

describe("other guards", () => {
  it("know imitations", () => {
    for (const marked of [
      "faux *leather*",
      "*oak* finish",
      "*Eiche* Dekor",
      "*Leder*-Optik",
      "effetto *legno*",
      "aspect du *bois*",
      "*wood*-look",
    ]) {
      expect(about(isImitated, marked)).toBe(true);
    }
    expect(about(isImitated, "real *leather*")).toBe(false);
  });

  it("know what it is measured against", () => {
    const compared = (marked: string) => about((words, first) => isCompared(words, first), marked);
    for (const marked of [
      "robuster als *Glas*",
      "plus résistant que le *verre*",
      "più leggero del *marmo*",
      "wie *Leder*",
      "compared to *marble*",
    ]) {
      expect(compared(marked)).toBe(true);
    }
    expect(compared("Tisch aus *Glas*")).toBe(false);
  });

  it("know what comes along and what is offered besides", () => {
    const accessory = (marked: string) => about((words, first) => isAccessory(words, first), marked);
    const alternative = (marked: string) => about((words, first) => isAlternative(words, first), marked);
    expect(accessory("bottle with a lid of *bamboo*")).toBe(true);
    expect(accessory("*glass* bottle with a lid")).toBe(false);
    expect(alternative("Auch in *Rot* erhältlich.")).toBe(true);
    expect(alternative("Disponible aussi en *bleu*.")).toBe(true);
    expect(alternative("Disponibile subito. Colore *rosso*.")).toBe(false);
  });

  it("know what a thing is for", () => {
    const purpose = (marked: string) => about((words, first) => isPurpose(words, first), marked);
    expect(purpose("polish for *leather*")).toBe(true);
    expect(purpose("Pflege für *Leder*")).toBe(true);
    expect(purpose("*leather* for you")).toBe(false);
    expect(purpose("Schrauben für Beton, *Holz* und Stein")).toBe(true);
    expect(purpose("Hülle für Galaxy S21, *schwarz*")).toBe(false);
  });
});
