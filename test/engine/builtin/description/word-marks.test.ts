import { describe, expect, it } from "vitest";
import {
  addressMarks,
  anyAudience,
  audienceMarks,
  hypeMarks,
  marksOf,
  moneyMark,
  noiseMark,
  smallMarks,
} from "../../../../src/engine/builtin/description/word-marks.ts";
import { textLanguages } from "../../../../src/text/language.ts";
import { stopWordLists } from "../../../../src/text/stop-word-lists.ts";

describe("the marks of a word", () => {
  it.each([
    ["amazing", hypeMarks.en],
    ["wunderschon", hypeMarks.de],
    ["your", addressMarks.en | smallMarks.en],
    ["femmes", audienceMarks.women],
    ["prix", moneyMark],
    ["newsletter", noiseMark],
  ])("%s", (word, marks) => expect(marksOf(word) & marks).toBe(marks));

  it("are none for most words", () => {
    expect(["lamp", "laiton", "brass2", ""].map(marksOf)).toEqual([0, 0, 0, 0]);
    expect(marksOf("men") & anyAudience).toBe(audienceMarks.men);
  });

  it("has the small words of each language", () => {
    for (const language of textLanguages) {
      const missing = stopWordLists[language]
        .split(" ")
        .filter((word) => (marksOf(word) & smallMarks[language]) === 0);
      expect(missing).toEqual([]);
    }
  });

  it("has a bit of its own for each list", () => {
    const lists = [hypeMarks, addressMarks, smallMarks, audienceMarks].flatMap((marks) =>
      Object.values(marks),
    );
    const bits = [...lists, moneyMark, noiseMark];
    expect(new Set(bits).size).toBe(bits.length);
    expect(bits.every((bit) => bit > 0 && (bit & (bit - 1)) === 0)).toBe(true);
  });
});
