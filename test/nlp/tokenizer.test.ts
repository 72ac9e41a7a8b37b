import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tokenize } from "../../src/nlp/tokenizer.ts";

const pieces = (text: string) => tokenize(text).map((token) => token.text);

describe("tokenize", () => {
  it.each([
    ["l'huile dell’acqua", ["l", "huile", "dell", "acqua"]],
    ["aujourd'hui", ["aujourd'hui"]],
    ["T-Shirt, schwarz/weiß", ["T", "Shirt", "schwarz", "weiß"]],
    ["Sony WH-1000XM4 4K XL2", ["Sony", "WH-1000XM4", "4K", "XL2"]],
    ["1,5 l 1.234,56 kg", ["1,5", "l", "1.234,56", "kg"]],
    ["15.6-inch 3-Wege", ["15.6", "inch", "3", "Wege"]],
    ["USB 3.0. Neu", ["USB", "3.0", "Neu"]],
  ])("tokenizes %s", (text, expected) => {
    expect(pieces(text)).toEqual(expected);
  });

  it("folds an English possessive to the word itself", () => {
    expect(tokenize("Men's").map((token) => [token.text, token.folded])).toEqual([["Men's", "men"]]);
  });

  it("distinguishes words, numbers and codes", () => {
    expect(tokenize("Galaxy S5 128").map((token) => token.kind)).toEqual(["word", "code", "number"]);
  });

  it("returns slices of the text, in order and without overlaps", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aZé9-'’.,/ x1😀") }), (text) => {
        let position = 0;
        for (const token of tokenize(text)) {
          expect(token.start).toBeGreaterThanOrEqual(position);
          expect(text.slice(token.start, token.end)).toBe(token.text);
          position = token.end;
        }
      }),
    );
  });

  it("returns the same tokens from the cache", () => {
    const text = "Bouilloire électrique l'huile WH-1000XM4, Donaudampfschifffahrtsgesellschaft men's";
    expect(tokenize(text)).toEqual(tokenize(text));
  });

  it("treats letters beyond the basic plane as letters, and other characters not", () => {
    expect(pieces("𝐀b😀c \ud800d")).toEqual(["𝐀b", "c", "d"]);
  });

  it("finds the same words at any position of a text", () => {
    const chunk = fc.string({ unit: fc.constantFrom(..."aZé9-'’.,/1𝐀😀"), maxLength: 8 });
    fc.assert(
      fc.property(chunk, chunk, (one, other) => {
        expect(pieces(`${one} ${other}`)).toEqual([...pieces(one), ...pieces(other)]);
      }),
    );
  });
});

it("reads a chain of thousands of joined letters in linear time", () => {
  const chain = "A-".repeat(20_000);
  expect(tokenize(chain)).toHaveLength(20_000);
});
