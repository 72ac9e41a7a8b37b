import { expect, it } from "vitest";
import { createBrandLexicon, findBrands } from "../../../src/ml/titles/brand-lexicon.ts";

const lexicon = createBrandLexicon([
  { spellings: ["De'Longhi", "Delonghi"], categories: [[0], [1]], isCommon: false },
  { spellings: ["Apple"], categories: [[2], [3, 4, 5, 6]], isCommon: true },
  { spellings: ["HP"], categories: [[7]], isCommon: false },
]);

it("finds a brand in the name by each spelling, its most typical category first", () => {
  for (const name of ["DELONGHI Magnifica S", "Kaffeevollautomat De'Longhi"]) {
    const found = findBrands(lexicon, { name, brand: "" });
    expect(found.get(0)).toBe(1);
    expect(found.get(1)).toBeCloseTo(0.5, 2);
  }
});

it("takes a common word, or two letters, for a brand only where the feed says so", () => {
  expect(findBrands(lexicon, { name: "Apple juice HP", brand: "" }).size).toBe(0);
  expect(findBrands(lexicon, { name: "", brand: "Apple" }).get(2)).toBe(1);
  expect(findBrands(lexicon, { name: "", brand: "HP" }).get(7)).toBe(1);
});

it("divides the weight of a group among its categories", () => {
  expect(findBrands(lexicon, { name: "", brand: "apple" }).get(4)).toBeCloseTo(0.25, 2);
});
