import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSorted, levelOf, levels, raised, unpackTables } from "../../src/nlp/language-tables.ts";
import { countWords, packWordLists } from "../../src/nlp/language-training.ts";

describe("findSorted", () => {
  it("finds exactly the items of the list", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50)), fc.nat(50), (numbers, sought) => {
        const sorted = Uint32Array.from(numbers).sort();
        const index = sorted.indexOf(sought);
        expect(findSorted(sorted, sought)).toBe(index < 0 ? undefined : index);
      }),
    );
  });

  it("uses the order of sort, accents included", () => {
    const words = ["été", "zèbre", "ete", "Ä", "ß", "łódź"].sort();
    for (const [index, word] of words.entries()) expect(findSorted(words, word)).toBe(index);
    expect(findSorted(words, "eté")).toBeUndefined();
  });
});

describe("packed word tables", () => {
  it("round-trip through JSON", () => {
    expect(unpackTables(JSON.parse(JSON.stringify(packWordLists())))).toEqual(countWords());
  });
});

describe("levels of a word", () => {
  it("are stored separately for up to sixteen candidates", () => {
    const packed = raised(raised(raised(0, 0, "bare"), 8, "content"), 15, "function");
    const found = [0, 1, 8, 15].map((candidate) => levels[levelOf(packed, candidate)]);
    expect(found).toEqual(["bare", "unknown", "content", "function"]);
  });

  it("never decrease", () => {
    const packed = raised(0, 3, "function");
    expect(raised(packed, 3, "bare")).toBe(packed);
  });
});
