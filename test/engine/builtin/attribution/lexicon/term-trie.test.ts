import { describe, expect, it } from "vitest";
import { TermTrie } from "../../../../../src/engine/builtin/attribution/lexicon/term-trie.ts";
import { readProductTexts } from "../../../../../src/engine/builtin/attribution/texts/product-text.ts";

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
