import { describe, expect, it } from "vitest";
import { LetterGrams } from "../../../src/text/detection/letter-grams.ts";

function gramsOf(...lists: readonly string[][]): LetterGrams {
  const grams = new LetterGrams(lists.length);
  for (const [candidate, words] of lists.entries()) for (const word of words) grams.count(word, candidate);
  grams.finish();
  return grams;
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
});
