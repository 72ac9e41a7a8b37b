import { describe, expect, it } from "vitest";
import { KnownWords } from "../../../src/text/detection/known-words.ts";

describe("KnownWords", () => {
  it("keeps the most telling way in which each language knows a word", () => {
    const known = new KnownWords(3);
    known.raise("the", 0, "bare");
    known.raise("the", 0, "function");
    known.raise("the", 0, "content");
    known.raise("the", 2, "bare");
    const [first = 0, second = 0, third = 0] = known.find("the")?.logs ?? [];
    expect(first).toBeCloseTo(Math.log(3e-3));
    expect(third).toBeGreaterThan(second);
    expect(first).toBeGreaterThan(third);
  });

  it("tells function words from others, and unknown words from both", () => {
    const known = new KnownWords(2);
    known.raise("und", 1, "function");
    known.raise("hose", 1, "content");
    expect(known.find("und")?.isFunctionWord).toBe(true);
    expect(known.find("hose")?.isFunctionWord).toBe(false);
    expect(known.find("schuh")).toBeUndefined();
  });
});
