import { describe, expect, it, test } from "vitest";
import { commonName, restOfName, withoutOverlap } from "../../../src/pipeline/families/variant-names.ts";

describe("the name that variants have in common", () => {
  const named = (...variants: [string, ...string[]][]) =>
    commonName(variants.map(([name, ...values]) => ({ name, values })));

  test.each<[string, [string, ...string[]][], string | undefined]>([
    [
      "values at the end",
      [
        ["Polo - Navy, M", "Navy", "M"],
        ["Polo - Red, L", "Red", "L"],
      ],
      "Polo",
    ],
    [
      "values within",
      [
        ["Acme Navy Polo Shirt", "Navy"],
        ["Acme Red Polo Shirt", "Red"],
      ],
      "Acme Polo Shirt",
    ],
    [
      "words before values",
      [
        ["Polo Farbe Blau Gr. M", "Blau", "M"],
        ["Polo Farbe Rot Gr. L", "Rot", "L"],
      ],
      "Polo",
    ],
    [
      "brackets",
      [
        ["Kettle 1.7 l (white)", "white"],
        ["Kettle 1.7 l (black)", "black"],
      ],
      "Kettle 1.7 l",
    ],
    ["no values", [["Tasse rot"], ["Tasse blau"]], "Tasse"],
    [
      "the s of men's",
      [
        ["Men's Polo S", "S"],
        ["Men's Polo M", "M"],
      ],
      "Men's Polo",
    ],
    [
      "a value that is the name",
      [
        ["Vanilla", "Vanilla"],
        ["Vanilla", "Vanilla"],
      ],
      "Vanilla",
    ],
    ["names that are numbers and letters", [["HP Z 620"], ["HP Z 620"]], "HP Z 620"],
    ["nothing in common", [["Leather Belt"], ["Scented Candle"]], undefined],
    ["nothing", [], undefined],
  ])("without %s", (_, variants, base) => {
    expect(named(...variants)).toBe(base);
  });
});

it("finds what a name says besides", () => {
  expect(restOfName("Polo Shirt Slim Fit Navy XL", "Polo Shirt", ["Navy", "XL"])).toBe("Slim Fit");
  expect(restOfName("Polo Shirt - Navy", "Polo Shirt", ["Navy"])).toBe("");
});

it("does not say a word twice where the value begins as the name ends", () => {
  expect(withoutOverlap("Acer Liquid Jade", "Jade Plus")).toBe("Plus");
  expect(withoutOverlap("Samsung Galaxy Ace", "Ace 2")).toBe("Ace 2");
});
