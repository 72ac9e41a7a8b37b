import { expect, test } from "vitest";
import { columnOf, parseTable } from "../../src/lib/table.ts";
import claims from "../../src/lint/data/claims.tsv";
import conditions from "../../src/lint/data/conditions.tsv";
import forbiddenWords from "../../src/lint/data/forbidden-words.tsv";
import promotionalPhrases from "../../src/lint/data/promotional-phrases.tsv";
import { foldPhrase, phraseTableOf } from "../../src/nlp/phrase-table.ts";
import { readWords } from "../../src/nlp/stemmer.ts";

test("a phrase folds to the words that a reading of it has", () => {
  const phrases = [
    ...[claims, conditions, forbiddenWords, promotionalPhrases].flatMap((table) =>
      columnOf(parseTable(table), "phrase"),
    ),
    ...["CO2-neutral", "aujourd'hui", "1,5 l", "Größe", "Œuvre d'art", "bio-baumwolle", "men's"],
  ];
  expect(phrases.length).toBeGreaterThan(500);
  for (const phrase of phrases)
    expect([phrase, ...foldPhrase(phrase)]).toEqual([phrase, ...readWords(phrase).folded]);
});

test("a table of phrases finds them folded, the longest first", () => {
  const table = phraseTableOf([
    ["Été", 1],
    ["été indien", 2],
  ]);
  expect(table.longestAt(["un", "ete", "indien"], 1)).toMatchObject({ length: 2, entry: 2 });
  expect(table.longestAt(["ete"], 0)).toMatchObject({ length: 1, entry: 1 });
});
