import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "../../src/nlp/edit-distance.ts";

describe("editDistance", () => {
  it.each([
    ["jacke", "jacke", 0],
    ["jake", "jacke", 1],
    ["jackke", "jacke", 1],
    ["jagke", "jacke", 1],
    ["jakce", "jacke", 1],
    ["wintrjake", "winterjacke", 2],
    ["", "ab", 2],
  ])("of %s and %s is %i", (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
  });

  it("exceeds the maximum if the distance does", () => {
    expect(editDistance("lamp", "kettle", 2)).toBe(3);
    expect(editDistance("a", "abcdefgh", 1)).toBe(2);
  });

  it("is symmetric", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9));
      }),
    );
  });
});
