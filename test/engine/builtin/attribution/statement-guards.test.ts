import { describe, expect, it } from "vitest";
import { readProductTexts } from "../../../../src/engine/builtin/attribution/product-text.ts";
import {
  isImitated,
  isNegated,
  isPurpose,
} from "../../../../src/engine/builtin/attribution/statement-guards.ts";

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

  it("know what a thing is for", () => {
    const purpose = (marked: string) => about((words, first) => isPurpose(words, first), marked);
    expect(purpose("polish for *leather*")).toBe(true);
    expect(purpose("Pflege für *Leder*")).toBe(true);
    expect(purpose("*leather* for you")).toBe(false);
  });
});
