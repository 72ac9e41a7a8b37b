import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSorted } from "../../../src/text/detection/find-sorted.ts";

describe("findSorted", () => {
  it("finds what stands among the sorted ones, and nothing else", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50)), fc.nat(50), (numbers, sought) => {
        const sorted = Uint32Array.from(numbers).sort();
        const index = sorted.indexOf(sought);
        expect(findSorted(sorted, sought)).toBe(index < 0 ? undefined : index);
      }),
    );
  });

  it("takes words in the order in which sorting puts them, accents and all", () => {
    const words = ["été", "zèbre", "ete", "Ä", "ß", "łódź"].sort();
    for (const [index, word] of words.entries()) expect(findSorted(words, word)).toBe(index);
    expect(findSorted(words, "eté")).toBeUndefined();
  });
});
