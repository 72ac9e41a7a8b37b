import { describe, expect, test } from "vitest";
import { longestMarked } from "../../../../src/quality/rules/survey/folded-word.ts";
import { TextSurvey } from "../../../../src/quality/rules/survey/text-survey.ts";
import { mayHavePhrase, wordMark } from "../../../../src/quality/rules/survey/word-marks.ts";
import { claimPhrases } from "../../../../src/quality/rules/words/claim-words.ts";
import { conditionPhrases } from "../../../../src/quality/rules/words/condition-words.ts";
import { findCompoundStart } from "../../../../src/quality/rules/words/german-compounds.ts";
import { markedWords, promotionalPhrases } from "../../../../src/quality/rules/words/promotional-words.ts";
import { wordTables } from "../../../../src/quality/rules/words/word-tables.ts";
import { tokenize } from "../../../../src/text/tokens.ts";

const phrases = {
  promotion: Object.values(promotionalPhrases).flat(),
  claim: Object.values(claimPhrases).flat(),
  condition: conditionPhrases,
} as const;
const marksOf = (text: string) => new TextSurvey(text).marks;

describe("the marks of words", () => {
  test.each(["promotion", "claim", "condition"] as const)("are there in every phrase of %s", (kind) => {
    const denied = phrases[kind].filter((phrase) => !mayHavePhrase(marksOf(`Lampe, ${phrase} 3`), kind));
    expect(denied).toEqual([]);
  });

  test("are not those of words that stand in no phrase", () => {
    const marks = marksOf("Eichentisch mit vier Stühlen");
    expect(mayHavePhrase(marks, "promotion")).toBe(false);
    expect(mayHavePhrase(marks, "claim")).toBe(false);
    expect(mayHavePhrase(marks, "condition")).toBe(false);
    expect(marks & wordMark.flag).toBe(0);
  });

  test("tell every word that may be a flag", () => {
    const words = Object.values(markedWords).flat();
    expect(words.filter((word) => (marksOf(word.toUpperCase()) & wordMark.flag) === 0)).toEqual([]);
  });

  test("tell words of the tables and compounds of them, once these were read", () => {
    expect(wordTables().longestAt(["rot"], 0)?.entry).toBe("colours");
    expect(findCompoundStart("damenkleid")?.table).toBe("audiences");
    for (const text of ["Kleid rot", "Damenkleid", "Stuhl aus Holz", "Lederhandschuhe", "Bio-Tee"]) {
      expect([text, marksOf(text) & wordMark.tableWord]).toEqual([text, wordMark.tableWord]);
    }
    expect(marksOf("Stuhl 45 cm") & wordMark.tableWord).toBe(0);
  });

  test("fit every phrase's words", () => {
    const words = Object.values(phrases)
      .flat()
      .flatMap((phrase) => tokenize(phrase));
    expect(Math.max(...words.map(({ folded }) => folded.length))).toBeLessThanOrEqual(longestMarked);
  });
});
