import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { foldText } from "../../../../src/nlp/normalizer.ts";
import { readProductTexts } from "../../../../src/tasks/attribution/rules/product-text.ts";
import { mayBeForms, TermTrie } from "../../../../src/tasks/attribution/rules/term-trie.ts";

const wordsOf = (text: string) => readProductTexts({ product_description: text })[0]?.words ?? [];

function trieOf(terms: readonly (readonly [term: string, language: "en" | "de" | "fr" | "it"])[]) {
  const trie = new TermTrie<string>();
  for (const [term, language] of terms) trie.add(term, language, `${language} ${term}`);
  return trie;
}

describe("a trie of terms", () => {
  const trie = trieOf([
    ["navy", "en"],
    ["navy blue", "en"],
    ["Handschuh", "de"],
    ["bleu marine", "fr"],
  ]);
  const found = (text: string) => trie.longest(wordsOf(text), 0)?.entries.map(({ owner }) => owner);

  it("finds the longest term that begins at a word", () => {
    expect(found("navy blue shirt")).toEqual(["en navy blue"]);
    expect(found("navy shirt")).toEqual(["en navy"]);
  });

  it("finds other forms of a term's words", () => {
    expect(found("Handschuhe aus Leder")).toEqual(["de Handschuh"]);
  });

  it("finds whole words only, within one phrase", () => {
    expect(found("navyblue")).toBeUndefined();
    expect(found("bleu, marine")).toBeUndefined();
    expect(found("")).toBeUndefined();
  });
});

const written = (text: string) => ({ text, folded: foldText(text) });
const areForms = (language: Language, term: string, word: string) =>
  mayBeForms(written(term), written(word), language);

describe("words of one stem", () => {
  it.each([
    ["it", "nero", "nere"],
    ["it", "scarpa", "scarpe"],
    ["it", "verde", "verdi"],
    ["fr", "doré", "dorées"],
    ["fr", "argenté", "ARGENTE"],
    ["fr", "doré", "dore\u0301"],
    ["fr", "noir", "noires"],
    ["de", "rot", "rotes"],
  ] as const)("are forms of each other in %s: %s, %s", (language, term, word) => {
    expect(areForms(language, term, word)).toBe(true);
  });

  it.each([
    ["it", "pino", "pin"],
    ["it", "pera", "peri"],
    ["it", "menta", "mente"],
    ["it", "unita", "unità"],
    ["fr", "argent", "argenté"],
    ["fr", "argenté", "argent"],
  ] as const)("are others in %s: %s, %s", (language, term, word) => {
    expect(areForms(language, term, word)).toBe(false);
  });
});
