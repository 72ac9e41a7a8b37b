import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { characterSet, mayHaveAny } from "../../../../src/quality/rules/survey/character-set.ts";
import { TextSurvey } from "../../../../src/quality/rules/survey/text-survey.ts";
import { textLanguages } from "../../../../src/text/language.ts";
import { isStopWord, isStopWordInAnyLanguage } from "../../../../src/text/stop-words.ts";
import { tokenize } from "../../../../src/text/tokens.ts";

const pieces = [
  ..."aA eßæIİıſéµ²½19 \u00a0\n\t.,'’ʼ´`-‐_/!(€®…★😀Жς\u0301\u00ad",
  ...["l'huile", "don't", "men's", "Aujourd'hui", "prud'homme", "we'll", "WH-1000XM4", "1.234,56", "T-Shirt"],
  ...[" the ", " und ", " di ", " pour ", " free shipping", " ", "  ", ". "],
];
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 80 }).map((parts) => parts.join(""));

describe("the survey of a text", () => {
  test("counts tokens and words as they are read one by one", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const survey = new TextSurvey(text);
        const tokens = tokenize(text);
        const words = tokens.filter(({ kind }) => kind === "word");
        const content = words.filter(({ folded }) => folded.length > 2 && !isStopWordInAnyLanguage(folded));
        expect(survey.tokenCount).toBe(tokens.length);
        expect(survey.wordCount).toBe(words.length);
        expect(survey.contentCount).toBe(content.length);
        for (const [place, language] of textLanguages.entries()) {
          const first = tokens.slice(0, 60).filter(({ folded }) => isStopWord(folded, language));
          expect(survey.functionWordsOf(place)).toBe(first.length);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("never denies what the text has", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const survey = new TextSurvey(text);
        const folded = tokenize(text).map((token) => token.folded);
        expect(survey.mayRepeat || new Set(folded).size === folded.length).toBe(true);
        expect(survey.hasDoubleBlank).toBe(/\s{2}/u.test(text));
        expect(survey.hasTightDot).toBe(/\.\S/.test(text));
        expect(survey.digitCount).toBe(text.match(/\d/g)?.length ?? 0);
        expect(survey.blankCount).toBe(text.match(/\s/gu)?.length ?? 0);
        for (const sign of text.match(/[^\p{L}\p{M}\p{N}]/gu) ?? []) {
          expect(mayHaveAny(survey.characters, characterSet(sign))).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("weighs small letters against capitals", () => {
    expect(new TextSurvey("SUPER DEAL").smallBalance).toBe(-18);
    expect(new TextSurvey("Lampe").smallBalance).toBe(2);
    expect(new TextSurvey("été").smallBalance).toBe(-3);
  });

  test("knows the signs of ASCII exactly, and no letters of words", () => {
    const { characters } = new TextSurvey("Lamp, 5 W (new)");
    expect(mayHaveAny(characters, characterSet(","))).toBe(true);
    expect(mayHaveAny(characters, characterSet("()"))).toBe(true);
    expect(mayHaveAny(characters, characterSet("!?;[]"))).toBe(false);
    expect(mayHaveAny(characters, characterSet("L5"))).toBe(false);
  });
});
