import { describe, expect, it } from "vitest";
import { partsOf } from "../../src/nlp/category-path.ts";

describe("what one category holds", () => {
  it.each([
    ["Chocolates & Biscuits", ["Chocolates", "Biscuits"]],
    ["Spreads, Sauces and Dips", ["Spreads", "Sauces", "Dips"]],
    ["Obst und Gemüse", ["Obst", "Gemüse"]],
    ["Fruits et légumes", ["Fruits", "légumes"]],
    ["Pane e Pasticceria", ["Pane", "Pasticceria"]],
    ["Küche - Bad", ["Küche", "Bad"]],
  ])("is each of its parts: %s", (name, parts) => {
    expect(partsOf(name)).toEqual(parts);
  });

  it.each(["In-Ear-Kopfhörer", "Strandtücher", "Wandhalterungen", "Hi-Fi", "Mundpflege"])(
    "is one thing where nothing joins: %s",
    (name) => {
      expect(partsOf(name)).toEqual([name]);
    },
  );
});
