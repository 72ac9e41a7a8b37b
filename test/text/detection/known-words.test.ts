import { describe, expect, it } from "vitest";
import { findKnownWord } from "../../../src/text/detection/known-words.ts";
import { WordCounter } from "../../../src/text/detection/word-counter.ts";

describe("findKnownWord", () => {
  it("tells the most telling way in which each language knows a word", () => {
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

  it("tells function words from others, and unknown words from both", () => {
    const counter = new WordCounter();
    counter.know("und", 1, "function");
    counter.know("hose", 1, "content");
    const tables = counter.tables();
    expect(findKnownWord(tables, "und")?.isFunctionWord).toBe(true);
    expect(findKnownWord(tables, "hose")?.isFunctionWord).toBe(false);
    expect(findKnownWord(tables, "schuh")).toBeUndefined();
  });
});
