import { describe, expect, it } from "vitest";
import { caseWithin } from "../../../src/text/casing/cases-within.ts";
import { caseWord } from "../../../src/text/casing/word-case.ts";
import { alone } from "../../../src/text/casing/word-surroundings.ts";
import { textLanguages } from "../../../src/text/language.ts";
import { tokenize } from "../../../src/text/tokens.ts";

const knowsNothing = () => false;
const knowsAll = () => true;
const words = tokenize("LAMPE WASSERDICHT POUR MIT OF IPHONE HDMI KZT VERTEBRALE SCARPETTE ROMA XII lampe");

describe("the case of a word within a name", () => {
  it("is that of a word that stands alone, however often it is asked for", () => {
    for (const language of textLanguages) {
      for (const token of [...words, ...words]) {
        const place = { word: token.text, isFirst: false, isLast: false, isUnit: false, around: alone };
        expect(caseWithin(token, language, knowsNothing)).toBe(caseWord(place, language, knowsNothing));
      }
    }
  });

  it("depends on what is known", () => {
    const [word] = tokenize("ZORBELINE");
    if (word === undefined) throw new Error("No word was read.");
    expect(caseWithin(word, "fr", knowsNothing)).toBe("Zorbeline");
    expect(caseWithin(word, "fr", knowsAll)).toBe("zorbeline");
    expect(caseWithin(word, "fr", knowsNothing)).toBe("Zorbeline");
  });
});
