import { describe, expect, it } from "vitest";
import { hashOf, StemFilter, StemIndex, stemsOf } from "../../../../src/tasks/attribution/rules/words.ts";

describe("an index by stems", () => {
  const index = new StemIndex([
    { owner: "lighting", beginnings: new Set(["lamp"]) },
    { owner: "decoration", beginnings: new Set(["lamp"]) },
    { owner: "textiles", beginnings: new Set(["towel"]) },
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

const stems = Array.from({ length: 500 }, (_, number) => `stem${number}`);

describe("a filter of stems", () => {
  const filter = new StemFilter([new Set(stems)]);

  it("lets every stem pass that it was made of", () => {
    expect(stems.every((stem) => filter.mayHold(hashOf(stem)))).toBe(true);
  });

  it("stops most others", () => {
    const others = Array.from({ length: 1000 }, (_, number) => `other${number}`);
    expect(others.filter((stem) => filter.mayHold(hashOf(stem))).length).toBeLessThan(150);
  });

  it("lets nothing pass where it was made of nothing", () => {
    expect(new StemFilter([]).mayHold(hashOf("lamp"))).toBe(false);
  });
});
