import { describe, expect, it } from "vitest";
import { distinctTerms } from "../../../../src/tasks/description/rules/term-form.ts";
import { type Row, termsOf } from "./terms-of.ts";

type Language = Parameters<typeof termsOf>[0];
const redWine = "a-food-drinks-wine-red";
const headphones = "a-electronics-audio-headphones-over-ear";

describe("a proper noun", () => {
  it.each<[Language, string, Row, RegExp, RegExp]>([
    [
      "en",
      "Bodega Alta Rioja Crianza 2020 75cl",
      { brand: "Bodega Alta", leaf: redWine },
      /Rioja/u,
      /rioja/u,
    ],
    ["it", "Chianti classico 2020 75 cl", { leaf: redWine }, /Chianti/u, /chianti/u],
    ["it", "Cuffie bluetooth over ear", { leaf: headphones }, /cuffie Bluetooth/u, /bluetooth/u],
    ["fr", "Veste moto Gore-Tex noire", {}, /Gore-Tex|veste/u, /gore-tex/u],
    ["fr", "Robe midi plissée verte", { leaf: "a-fashion-women-dresses-casual" }, /robe midi/u, /MIDI/u],
  ])("keeps its capital, and a common one gets none: %s, %s", (language, name, row, wanted, unwanted) => {
    const terms = termsOf(language, name, row).join("; ");
    expect(terms).toMatch(wanted);
    expect(terms).not.toMatch(unwanted);
  });
});

describe("the capitals of a title", () => {
  it("are none of a term's, unless a word is a maker's or a model's", () => {
    expect(termsOf("en", "Black Leather Bag", {}).join("; ")).not.toMatch(/Leather|Bag/u);
    expect(termsOf("en", "Case for iPhone 14 Pro Max", {}).join("; ")).toContain("iPhone 14 Pro Max case");
  });
});

describe("terms in two numbers", () => {
  it.each<[Language, string[], string[]]>([
    ["en", ["necklace", "necklaces", "gold necklace"], ["necklace", "gold necklace"]],
    ["de", ["Boxspringbett", "Boxspringbetten"], ["Boxspringbett"]],
    ["fr", ["canapé 3 places", "canapé", "canapés"], ["canapé 3 places", "canapé"]],
    ["it", ["quaderno", "quaderni"], ["quaderno"]],
  ])("stay in the first one: %s", (language, terms, distinct) => {
    expect(distinctTerms(terms, language)).toEqual(distinct);
  });
});

describe("for whom and how large", () => {
  it("a thing of the house is not for boys by its column, and a screen is measured in inches", () => {
    const quilt = termsOf("en", "Paisley Quilt Green", {
      leaf: "a-home-textiles-duvets-duvets",
      facts: { "Ideal For": "Boys" },
    });
    expect(quilt.join("; ")).not.toContain("boys");
    const phone = termsOf("en", "Corvena Smartphone", { facts: { "Screen size": "13 cm" } });
    expect(phone.join("; ")).not.toContain("13 cm");
  });
});
