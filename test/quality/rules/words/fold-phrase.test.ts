import { expect, test } from "vitest";
import { claimPhrases } from "../../../../src/quality/rules/words/claim-words.ts";
import { ecologyWords } from "../../../../src/quality/rules/words/ecology-words.ts";
import { foldPhrase } from "../../../../src/quality/rules/words/fold-phrase.ts";
import { promotionalPhrases } from "../../../../src/quality/rules/words/promotional-words.ts";
import { readWords } from "../../../../src/text/read-words.ts";

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
