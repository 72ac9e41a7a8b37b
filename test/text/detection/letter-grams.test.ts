import { describe, expect, it } from "vitest";
import { LetterGrams } from "../../../src/text/detection/letter-grams.ts";
import { WordCounter } from "../../../src/text/detection/word-counter.ts";

function gramsOf(...lists: readonly string[][]): LetterGrams {
  const counter = new WordCounter();
  for (const [candidate, words] of lists.entries()) {
    for (const word of words) counter.spell(word, candidate);
  }
  return new LetterGrams(counter.tables());
}

describe("LetterGrams", () => {
  it("finds a word's spelling likelier in the language that has such runs of letters", () => {
    const grams = gramsOf(["schuhe", "schal"], ["chaussures", "chemise"]);
    const [german = 0, french = 0] = grams.spelling("schaum");
    expect(german).toBeGreaterThan(french);
  });

  it("takes a word's ends for letters", () => {
    const grams = gramsOf(["abc", "abc"], ["xabcx", "xabcx"]);
    const [atEnds = 0, inside = 0] = grams.spelling("abc");
    expect(atEnds).toBeGreaterThan(inside);
  });

  it("takes letters that no list has for unseen, whatever they are", () => {
    const grams = gramsOf(["schuhe"], ["scarpe"]);
    expect(grams.spelling("жжж")).toEqual(grams.spelling("漢漢漢"));
  });

  it("says the same of a word each time", () => {
    const grams = gramsOf(["schuhe"], ["scarpe"]);
    expect(grams.spelling("schal")).toEqual(grams.spelling("schal"));
  });
});
