import { describe, expect, it } from "vitest";
import { nearestWord, nearestWords } from "../../src/nlp/edit-distance.ts";

describe("nearestWord", () => {
  it.each([
    ["chanel", "channel"],
    ["lagnuage", "language"],
    ["LIMIT", "limit"],
  ])("takes %s for %s", (typed, meant) => {
    expect(nearestWord(typed, ["language", "limit", "channel"])).toBe(meant);
  });

  it("finds nothing for a short word that has little in common with any", () => {
    expect(nearestWord("abc", ["axy"])).toBeUndefined();
    expect(nearestWord("to", ["tone", "rag"])).toBeUndefined();
  });
});

describe("nearestWords", () => {
  it("lists the nearest first, and equally near ones in the given order", () => {
    expect(nearestWords("lamp", ["lamps-a", "lamps", "lump", "lamp"], 2)).toEqual(["lamp", "lamps", "lump"]);
  });
});
