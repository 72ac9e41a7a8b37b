import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { createNameOptimizer } from "../../../../src/tasks/name/rules/optimize-name.ts";
import { localizedName, proofsOf } from "../../../../src/tasks/name/rules/translate-name.ts";
import { createGlossary } from "../../../../src/translation/glossary.ts";
import { createSmallStore, smallCatalogs } from "../../../translation/small-catalogs.ts";

const glossary = createGlossary(smallCatalogs);

it("counts the words that a name's language has alone, and those of the asked one", () => {
  const proofs = proofsOf("Chemise noire pour homme", { source: "fr", target: "de" }, glossary);
  expect(proofs.words).toBeGreaterThanOrEqual(3);
  expect(proofs.joining).toBe(1);
  expect(proofs.contrary).toBe(0);
});

it("finds the contrary in a mixed name", () =>
  expect(proofsOf("Skin sticker pour homme", { source: "en", target: "fr" }, glossary).contrary).toBe(2));

it("takes nothing from words that both have, from sizes and codes", () =>
  expect(proofsOf("Radio Mini XL 12 MP3", { source: "en", target: "de" }, glossary)).toEqual({
    words: 0,
    joining: 0,
    contrary: 0,
  }));

describe("a name that rules do not translate surely", () => {
  const optimize = createNameOptimizer({ catalogs: createSmallStore() });
  const ask = (product_name: string, source: Language, target: Language) => {
    const reviews: { reason: string; candidates?: string[] | undefined }[] = [];
    const answer = optimize(
      { query: { task_type: "cleaned", translation_language: target }, body: { product_name } },
      { onReview: (item) => reviews.push(item), evidence: { language: source, facts: [] } },
    );
    return { ...answer, reviews };
  };

  it.each([
    ["Wool hiking boots size 9", "en", "de"],
    ["Men's chinos stone cotton", "en", "de"],
    ["Spring mattress with cotton cover", "en", "fr"],
    ["Casque noir en cuir", "fr", "de"],
    ["Tenda blu in cotone", "it", "de"],
    ["Rote Decke aus Wolle mit Kissen", "de", "fr"],
  ] as const)("stays in its language: %s", (name, source, target) => {
    const { best_name, message, reviews } = ask(name, source, target);
    expect(best_name).toBe(name);
    expect(message).toContain("language model");
    expect(reviews).toHaveLength(1);
    expect(reviews[0]?.reason).toContain("language model");
  });

  it("is offered first among the other names", () => {
    const { other_names, reviews } = ask("Rote Decke aus Baumwolle mit Kissen", "de", "en");
    expect(other_names[0]).toMatch(/^Red .*cotton/u);
    expect(reviews[0]?.candidates).toEqual([other_names[0]]);
  });

  it.each([
    ["yogamatte 6mm lila", "de", "en", "Purple yoga mat 6 mm"],
    ["Weißes Hemd aus Baumwolle", "de", "fr", "Chemise blanche en coton"],
    ["Tapis de yoga violet 6mm", "fr", "it", "Tappetino da yoga viola 6 mm"],
  ] as const)("but one that they do is the best: %s", (name, source, target, wanted) => {
    const { best_name, reviews } = ask(name, source, target);
    expect(best_name).toBe(wanted);
    expect(reviews).toEqual([]);
  });

  it("may have a brand of unknown words, if the row states it", () => {
    const inGerman = (brand?: string) =>
      localizedName("Maspar cotton towel", { source: "en", target: "de" }, glossary, brand).text;
    expect(inGerman()).toBe("Maspar cotton towel");
    expect(inGerman("Maspar")).toMatch(/Maspar .*aus Baumwolle/u);
  });

  it("has nothing to look at where it consists of names and codes", () =>
    expect(ask("Canon IXUS 160", "de", "fr").reviews).toEqual([]));
});
