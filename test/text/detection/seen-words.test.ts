import { describe, expect, it } from "vitest";
import { SeenWords } from "../../../src/text/detection/seen-words.ts";

describe("the words of a text so far", () => {
  it("take each word once", () => {
    const seen = new SeenWords([]);
    expect(["lamp", "red", "lamp", "lump", "red"].map((word) => seen.add(word))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  it("are none at the beginning of the next text", () => {
    new SeenWords([]).add("lamp");
    expect(new SeenWords([]).add("lamp")).toBe(true);
  });

  it("go on from those of the text's beginning, which stay as they are", () => {
    const beginning = ["lamp"];
    const seen = new SeenWords(beginning);
    expect(["lamp", "red"].map((word) => seen.add(word))).toEqual([false, true]);
    expect(seen.words).toEqual(["lamp", "red"]);
    expect(beginning).toEqual(["lamp"]);
  });

  it("tell words apart that are alike in length and letters", () => {
    const seen = new SeenWords([]);
    const words = Array.from({ length: 1000 }, (_, number) => `a${number}z`);
    expect(words.every((word) => seen.add(word))).toBe(true);
    expect(words.some((word) => seen.add(word))).toBe(false);
  });
});
