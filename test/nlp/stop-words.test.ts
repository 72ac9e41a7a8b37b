import { expect, it } from "vitest";
import { isStopWord, isStopWordInAnyLanguage } from "../../src/nlp/stop-words.ts";

it("has the function words of each language in folded form", () => {
  expect([
    isStopWord("with", "en"),
    isStopWord("fur", "de"),
    isStopWord("dell", "it"),
    isStopWord("l", "fr"),
  ]).toEqual([true, true, true, true]);
  expect(isStopWord("fur", "en")).toBe(false);
});

it("excludes words that are content words in another language", () => {
  expect(["fur", "hat", "car", "or"].filter(isStopWordInAnyLanguage)).toEqual([]);
  expect(["the", "der", "les", "della"].every(isStopWordInAnyLanguage)).toBe(true);
});
