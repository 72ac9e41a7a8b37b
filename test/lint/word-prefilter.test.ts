import { expect, test } from "vitest";
import { claimPhrases, ecologyWords } from "../../src/lint/data/forbidden-words.ts";
import { promotionalPhrases } from "../../src/lint/data/promotional-words.ts";
import { foldPhrase } from "../../src/lint/word-prefilter.ts";
import { readWords } from "../../src/nlp/stemmer.ts";

test("a phrase folds to the words that a reading of it has", () => {
  const phrases = [
    ...Object.values(claimPhrases).flat(),
    ...Object.values(promotionalPhrases).flat(),
    ...ecologyWords,
    ...["CO2-neutral", "aujourd'hui", "1,5 l", "Größe", "Œuvre d'art", "bio-baumwolle", "men's"],
  ];
  for (const phrase of phrases)
    expect([phrase, ...foldPhrase(phrase)]).toEqual([phrase, ...readWords(phrase).folded]);
});
