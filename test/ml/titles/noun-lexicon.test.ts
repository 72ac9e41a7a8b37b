import { expect, it } from "vitest";
import { createNounLexicon, findNouns } from "../../../src/ml/titles/noun-lexicon.ts";

const lexicon = createNounLexicon([
  { category: 0, language: "en", text: "pizza" },
  { category: 1, language: "en", text: "pizza cutter" },
  { category: 2, language: "en", text: "cutter" },
  { category: 3, language: "en", text: "cutter" },
  { category: 4, language: "de", text: "Pizzaschneider" },
  { category: 5, language: "en", text: "a very long noun phrase indeed" },
]);

it("finds nouns in any form, longer ones more clearly, shared ones less", () => {
  const found = findNouns(lexicon, "Pizza Cutters", "en");
  expect(found.get(0)).toBe(1);
  expect(found.get(1)).toBeCloseTo(2 ** 0.7);
  expect(found.get(2)).toBeCloseTo(1 / Math.sqrt(2));
  expect(found.get(3)).toBe(found.get(2));
  expect(found.size).toBe(4);
});

it("halves nouns of another language than the text's, and none where that is unknown", () => {
  expect(findNouns(lexicon, "Pizzaschneider", "de").get(4)).toBe(1);
  expect(findNouns(lexicon, "Pizzaschneider", "en").get(4)).toBe(0.5);
  expect(findNouns(lexicon, "Pizzaschneider", undefined).get(4)).toBe(1);
});

it("has no phrases of more than four words", () => {
  expect(findNouns(lexicon, "a very long noun phrase indeed", "en").has(5)).toBe(false);
});

it("finds nothing in nothing", () => {
  expect(findNouns(lexicon, "", "en").size).toBe(0);
});
