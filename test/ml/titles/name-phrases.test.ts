import { expect, it } from "vitest";
import { readName } from "../../../src/ml/titles/name-phrases.ts";
import type { Language } from "../../../src/nlp/language.ts";
import { tokenize } from "../../../src/nlp/tokenizer.ts";

/** The phrases of a name, in brackets what is weak, with an asterisk behind what makes a motif of the words before it. */
function phrasesOf(name: string, language: Language | undefined): readonly string[] {
  const tokens = tokenize(name);
  const { named } = readName(name, tokens, language);
  const phrases: string[][] = [[]];
  for (const { text, start, end } of tokens) {
    if (end > named.text.length) break;
    if (named.breaks.includes(start)) phrases.push([]);
    const shown = named.weak.includes(start) ? `(${text})` : text;
    phrases.at(-1)?.push(named.qualifiers.includes(start) ? `${shown}*` : shown);
  }
  return phrases.map((words) => words.join(" ")).filter((phrase) => phrase !== "");
}

it.each([
  ["Ankle Socks Avocado Print, 3 Pairs", "en", ["Ankle Socks Avocado Print*", "3 Pairs"]],
  ["Google Pixel 6 Internal Battery", "en", ["Google Pixel 6 Internal Battery"]],
  ["Cutting Board 20mm Oak", "en", ["Cutting Board", "20mm Oak"]],
  ["Pan with Glass Lid", "en", ["Pan", "with Glass Lid"]],
  ["Set of Mixing Bowls", "en", ["(Set) of Mixing Bowls"]],
  ["Kissenbezug 40 x 40 cm Motiv Kaktus", "de", ["Kissenbezug", "40 x", "40 cm", "Motiv* Kaktus"]],
  ["Tischlampe weiß Metall", "de", ["Tischlampe", "(weiß) Metall"]],
  ["Türdichtung unten Geschirrspüler", "de", ["Türdichtung", "unten Geschirrspüler"]],
  ["Topf mit Deckel", "de", ["Topf", "mit Deckel"]],
  ["HERREN LAMPE ROT", "de", ["(HERREN) LAMPE (ROT)"]],
  ["Bougie parfumée goût vanille", "fr", ["Bougie parfumée", "goût vanille"]],
  ["Housse de couette bleue", "fr", ["Housse de couette (bleue)"]],
  ["Lot de 6 verres", "fr", ["(Lot) de 6 verres"]],
  ["Crème 50 ml visage", "fr", ["Crème", "50 ml visage"]],
  ["Sac avec bandoulière", "fr", ["Sac", "avec bandoulière"]],
  ["Tazza con coperchio", "it", ["Tazza", "con coperchio"]],
  ["Gelato gusto fragola", "it", ["Gelato", "gusto fragola"]],
  ["Federa fantasia cactus", "it", ["Federa", "fantasia cactus"]],
  ["Confezione da 12 uova", "it", ["(Confezione) da 12 uova"]],
  ["Sedia rossa - giardino", "it", ["Sedia (rossa)", "giardino"]],
] as const)("reads %j, in %s, as %j", (name, language, expected) => {
  expect(phrasesOf(name, language)).toEqual(expected);
});

it("ends before what the thing is for", () => {
  expect(phrasesOf("Phone case for iPhone 13, black", "en")).toEqual(["Phone case"]);
  expect(phrasesOf("Hülle für Tablet", "de")).toEqual(["Hülle"]);
});

it("reads names of no known language", () => {
  expect(phrasesOf("Zubrowka 70 cl", undefined)).toEqual(["Zubrowka", "70 cl"]);
});

it.each([
  ["Rice Cooker Inner Pot Replacement", "en", true],
  ["Spare wheel cover", "en", true],
  ["Ersatzkanne Kaffeemaschine", "de", true],
  ["Toile de rechange parasol", "fr", true],
  ["Filtro ricambio aspirapolvere", "it", true],
  ["Rice Cooker 1.8 l", "en", false],
  ["Kaffeemaschine mit Ersatzkanne", "de", false],
  ["Recharge savon liquide", "fr", false],
  ["Ricarica detersivo", "it", false],
] as const)("says whether a name is a replacement's: %s", (name, language, isReplacement) => {
  expect(readName(name, tokenize(name), language).named.isReplacement).toBe(isReplacement);
});
