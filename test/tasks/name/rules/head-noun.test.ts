import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { readName } from "../../../../src/tasks/name/rules/read-name.ts";
import { createGlossary } from "../../../../src/translation/glossary.ts";
import { smallCatalogs } from "../../../translation/small-catalogs.ts";

const glossary = createGlossary(smallCatalogs);
const typeOf = (name: string, language: Language) => readName(name, language, glossary).type?.text;

describe("a noun that the glossary cannot translate names the product", () => {
  it.each([
    ["en", "Velvet Cleanser - Peach", "Cleanser"],
    ["en", "Quick Rava Idli", "Idli"],
    ["en", "Pine Whiteboard Cleaner", "Cleaner"],
    ["de", "Nonnas Zitronencake", "Zitronencake"],
    ["de", "Bergtal Schokoladen-Cake", "Cake"],
    ["fr", "Courroie 1180 J4", "Courroie"],
    ["fr", "2 soquettes", "soquettes"],
    ["fr", "Porte-pots vert", "Porte-pots"],
    ["it", "Panettone classico", "Panettone"],
  ] as const)("%s: %s", (language, name, type) => expect(typeOf(name, language)).toBe(type));
});

describe("a noun of many senses", () => {
  it.each([
    ["Herbal Face Pack", "Face Pack"],
    ["Evening Combo Set", "Combo Set"],
    ["Barley Dosa Mix", "Dosa Mix"],
  ])("takes the word before it along: %s", (name, type) => expect(typeOf(name, "en")).toBe(type));

  it.each([
    ["en", "Mix"],
    ["en", "Sunrise Value Pack"],
    ["en", "Sunrise Twin Pack"],
    ["de", "Wellington im Teig"],
    ["fr", "La cage aux oiseaux"],
    ["fr", "Au bord de la voile"],
    ["en", "QX-Wash9"],
  ] as const)(
    "says nothing alone, of an amount, behind a preposition or in a title: %s %s",
    (language, name) => expect(typeOf(name, language)).toBeUndefined(),
  );
});

describe("of two nouns", () => {
  it.each([
    ["en", "Tomato Dip Batter", "Batter"],
    ["en", "Papad - Carrot", "Papad"],
    ["en", "Candle Stand, 10 cm", "Candle Stand"],
    ["fr", "Courroie pompe", "Courroie"],
  ] as const)("that one counts which the other leans on: %s %s", (language, name, type) =>
    expect(typeOf(name, language)).toBe(type),
  );

  it.each([
    ["fr", "Sablés au citron"],
    ["it", "Rosette alle nocciole"],
  ] as const)("none counts that says what the thing is made with: %s %s", (language, name) =>
    expect(typeOf(name, language)).toBeUndefined(),
  );
});

describe("behind a part that names nothing", () => {
  it.each([
    ["Reserve - Olive Oil Black", "Olive Oil"],
    ["Sunrise, Striped Backpack Black", "Backpack"],
    ["Organic - Honey/Madhu", "Honey"],
  ])("the thing may be followed by its properties and other names: %s", (name, type) =>
    expect(typeOf(name, "en")).toBe(type),
  );
});
