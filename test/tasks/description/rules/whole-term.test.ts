import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { type Row, termsOf } from "./terms-of.ts";

type Case = readonly [language: Language, name: string, row: Row, torn: RegExp];

describe("a search term", () => {
  it.each<Case>([
    ["de", "Koppelkugel Kat 2 ohne Profil 56 mm", {}, /Kat$/],
    ["it", "Frullor smoothie Pesca, Banana e Kiwi 250 ml", { brand: "Frullor" }, /smoothie Pesca$/],
    ["fr", "Fruitor smoothie Pêche, Banane et Kiwi 250 ml", { brand: "Fruitor" }, /smoothie Pêche$/],
    ["de", "Frullor Smoothie Pfirsich, Banane und Kiwi 250 ml", { brand: "Frullor" }, /Smoothie Pfirsich$/],
    ["en", "Frullor smoothie Peach, Banana and Kiwi 250 ml", { brand: "Frullor" }, /smoothie Peach$/],
  ])("does not end before a number or within a list: %s, %s", (language, name, row, torn) => {
    expect(termsOf(language, name, row).filter((term) => torn.test(term))).toEqual([]);
  });

  it.each<Case>([
    ["it", "Scatola da incasso 4 posti per cartongesso", {}, /in cartongesso/],
    ["fr", "Cheville métal à expansion pour bois", {}, /en bois/],
    ["en", "Anchor box for concrete", {}, /concrete box/],
    ["de", "Schraube 4x40 für Holz", {}, /^Holz|aus Holz/],
  ])("has nothing made of what it is for: %s, %s", (language, name, row, false_) => {
    expect(termsOf(language, name, row).filter((term) => false_.test(term))).toEqual([]);
  });

  it("has what it is made of, and is for", () => {
    expect(termsOf("it", "Scatola in legno per gioielli")).toContain("scatola in legno");
    expect(termsOf("de", "Schale Holz rund", { facts: { Material: "Holz" } }).join("; ")).toMatch(/Holz/);
  });

  it.each<Case>([
    ["de", "Vergaser komplett für Honda GCV160", {}, /^Honda/],
    ["it", "Carburatore completo per Honda GCV160", {}, /carburatore Honda$/],
    ["fr", "Carburateur complet pour Honda GCV160", {}, /carburateur Honda$/],
    ["en", "Carburettor set for Honda GCV160", {}, /^Honda carb/],
  ])("has no maker of what it fits: %s, %s", (language, name, row, maker) => {
    expect(termsOf(language, name, row).filter((term) => maker.test(term))).toEqual([]);
  });

  it("has the maker that the name begins with", () => {
    expect(termsOf("en", "Honda carburettor GCV160")).toContain("Honda carburettor");
  });
});

describe("another word for a noun", () => {
  it("says nothing of what was done with it unless a text does", () => {
    expect(termsOf("de", "Sidamo Filterkaffee 250 g").join("; ")).not.toMatch(/gemahlen/);
    expect(
      termsOf("de", "Sidamo Filterkaffee 250 g", { text: "Filterkaffee, frisch gemahlener Kaffee" }).join(
        "; ",
      ),
    ).toMatch(/gemahlen/);
  });
});
