import { expect, it } from "vitest";
import { isStopWord, isStopWordInAnyLanguage } from "../../src/nlp/stop-words.ts";

it("knows the function words of each language by their folded form", () => {
  expect([
    isStopWord("with", "en"),
    isStopWord("fur", "de"),
    isStopWord("dell", "it"),
    isStopWord("l", "fr"),
  ]).toEqual([true, true, true, true]);
  expect(isStopWord("fur", "en")).toBe(false);
});

it("does not drop a word that names a thing in another language", () => {
  expect(["fur", "hat", "car", "or"].filter(isStopWordInAnyLanguage)).toEqual([]);
  expect(["the", "der", "les", "della"].every(isStopWordInAnyLanguage)).toBe(true);
});
