import { expect, it } from "vitest";
import { missingWords } from "../../src/engine/missing-words.ts";

it("tells the words that went, neighbours together, in their order", () => {
  expect(missingWords("Soft red cotton scarf, long, 2 m", "Soft scarf, 2 m")).toEqual(["red cotton", "long"]);
});

it("counts a word as often as it stands there", () => {
  expect(missingWords("Steel pot with steel lid", "Steel pot with lid")).toEqual(["steel"]);
  expect(missingWords("Steel pot", "steel pot")).toEqual([]);
});

it("keeps numbers and hyphened names whole, and counts no signs", () => {
  expect(missingWords("Cable 1,5 m USB-C + adapter", "Cable and adapter")).toEqual(["1,5 m USB-C"]);
});
