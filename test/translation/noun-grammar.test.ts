import { describe, expect, test } from "vitest";
import { nounGrammar, synonymsOf } from "../../src/translation/noun-grammar.ts";

describe("a noun's gender and number", () => {
  test.each([
    ["Kleid", "de", "n", false],
    ["Kleider", "de", "n", true],
    ["Wanderschuh", "de", "m", false],
    ["Damenhose", "de", "f", false],
    ["LED-Deckenleuchte", "de", "f", false],
    ["Halterung", "de", "f", false],
    ["robe de soirée", "fr", "f", false],
    ["robes", "fr", "f", true],
    ["drap de bain", "fr", "m", false],
    ["vestito", "it", "m", false],
    ["scarpe", "it", "f", true],
    ["occhiali", "it", "m", true],
  ] as const)("%s (%s)", (noun, language, gender, isPlural) => {
    expect(nounGrammar(noun, language)).toMatchObject({ gender, isPlural });
  });

  test("is a synonym's own", () => {
    expect(nounGrammar("Badeteppich", "de") ?? nounGrammar("Badteppich", "de")).toMatchObject({
      gender: "m",
    });
    expect(nounGrammar("Badematte", "de")).toMatchObject({ gender: "f" });
  });

  test.each([
    ["trousers", true],
    ["shears", true],
    ["mug", false],
    ["boots", true],
  ])("is a number alone in English: %s", (noun, isPlural) => {
    expect(nounGrammar(noun, "en")).toMatchObject({ gender: undefined, isPlural });
  });

  test.each([
    ["Xyzzy", "de"],
    ["Trek", "fr"],
    ["", "it"],
    ["a".repeat(100_000), "de"],
  ] as const)("is not guessed", (noun, language) => {
    expect(nounGrammar(noun, language)).toBeUndefined();
  });
});

describe("a noun's synonyms", () => {
  test("are in the same number", () => {
    expect(synonymsOf("Badetuch", "de")).toContain("Duschtuch");
    expect(synonymsOf("Badetücher", "de")).toContain("Duschtücher");
    expect(synonymsOf("tuta intera", "de")).toEqual([]);
  });
});
