import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findKnownWord, LetterGrams, RunPlaces } from "../../src/nlp/language-profiles.ts";
import { WordCounter } from "../../src/nlp/language-training.ts";

describe("findKnownWord", () => {
  it("returns the strongest evidence of each language for a word", () => {
    const counter = new WordCounter();
    counter.know("the", 0, "bare");
    counter.know("the", 0, "function");
    counter.know("the", 0, "content");
    counter.know("the", 2, "bare");
    const [first = 0, second = 0, third = 0] = findKnownWord(counter.tables(), "the")?.logs ?? [];
    expect(first).toBeCloseTo(Math.log(3e-3));
    expect(third).toBeGreaterThan(second);
    expect(first).toBeGreaterThan(third);
  });

  it("distinguishes function words, other words and unknown words", () => {
    const counter = new WordCounter();
    counter.know("und", 1, "function");
    counter.know("hose", 1, "content");
    const tables = counter.tables();
    expect(findKnownWord(tables, "und")?.isFunctionWord).toBe(true);
    expect(findKnownWord(tables, "hose")?.isFunctionWord).toBe(false);
    expect(findKnownWord(tables, "schuh")).toBeUndefined();
  });
});

function gramsOf(...lists: readonly string[][]): LetterGrams {
  const counter = new WordCounter();
  for (const [candidate, words] of lists.entries()) {
    for (const word of words) counter.spell(word, candidate);
  }
  return new LetterGrams(counter.tables());
}

describe("LetterGrams", () => {
  it("rates a spelling higher in a language that has its trigrams", () => {
    const grams = gramsOf(["schuhe", "schal"], ["chaussures", "chemise"]);
    const [german = 0, french = 0] = grams.spelling("schaum");
    expect(german).toBeGreaterThan(french);
  });

  it("counts the ends of a word as letters", () => {
    const grams = gramsOf(["abc", "abc"], ["xabcx", "xabcx"]);
    const [atEnds = 0, inside = 0] = grams.spelling("abc");
    expect(atEnds).toBeGreaterThan(inside);
  });

  it("treats all letters that are in no list as unseen", () => {
    const grams = gramsOf(["schuhe"], ["scarpe"]);
    expect(grams.spelling("жжж")).toEqual(grams.spelling("漢漢漢"));
  });

  it("returns the same result each time", () => {
    const grams = gramsOf(["schuhe"], ["scarpe"]);
    expect(grams.spelling("schal")).toEqual(grams.spelling("schal"));
  });
});

describe("RunPlaces", () => {
  it("finds every listed number at its position and no other", () => {
    const runs = fc.uniqueArray(fc.nat({ max: 2 ** 32 - 1 }), { maxLength: 300 });
    fc.assert(
      fc.property(runs, fc.nat({ max: 2 ** 32 - 1 }), (listed, other) => {
        const places = new RunPlaces(Uint32Array.from(listed));
        expect(listed.map((run) => places.find(run))).toEqual(listed.map((_, place) => place));
        expect(places.find(other)).toBe(listed.indexOf(other));
      }),
    );
  });

  it("finds nothing in an empty list", () => {
    expect(new RunPlaces(new Uint32Array()).find(0)).toBe(-1);
  });
});
