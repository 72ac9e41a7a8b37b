import { expect, it } from "vitest";
import { gatherSmallWords, smallWord } from "../../../src/ml/titles/small-words.ts";

const words = gatherSmallWords([
  { language: "it", text: "Sedia pieghevole Leone con braccioli" },
  { language: "it", text: "Puntatore laser leone" },
  { language: "fr", text: "Imprimante laser" },
  { language: "it", text: "SEDIA DA GIARDINO" },
]);

it("has the words that titles write small behind the first one, by language", () => {
  expect(words.get("pieghevole")).toBe(smallWord("it"));
  expect(words.get("laser")).toBe(smallWord("it") | smallWord("fr"));
});

it("has none that only stand in front, that are shouted, or that have a capital as often", () => {
  for (const word of ["sedia", "giardino", "leone"]) expect(words.has(word)).toBe(false);
});
