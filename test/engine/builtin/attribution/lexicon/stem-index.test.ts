import { describe, expect, it } from "vitest";
import { StemIndex } from "../../../../../src/engine/builtin/attribution/lexicon/stem-index.ts";
import { stemsOf } from "../../../../../src/engine/builtin/attribution/texts/word-stems.ts";

describe("an index by stems", () => {
  const index = new StemIndex([
    ["lamp", "lighting"],
    ["lamp", "decoration"],
    ["towel", "textiles"],
  ]);

  it("gives all whose terms begin with a form of the word", () => {
    expect(index.beginningWith(stemsOf("lamp"))).toEqual(["lighting", "decoration"]);
    expect(index.beginningWith(stemsOf("towels"))).toEqual(["textiles"]);
  });

  it("gives nobody for other words", () => {
    expect(index.beginningWith(stemsOf("chair"))).toEqual([]);
    expect(new StemIndex([]).beginningWith(stemsOf("lamp"))).toEqual([]);
  });

  it("tells whether there is anybody for a word", () => {
    for (const word of ["lamp", "lamps", "towels"]) expect(index.hasBeginning(stemsOf(word))).toBe(true);
    expect(index.hasBeginning(stemsOf("chair"))).toBe(false);
  });
});
