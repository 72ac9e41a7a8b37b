import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countWords,
  cutToCharacters,
  cutToWords,
} from "../../../../src/tasks/description/llm/text-length.ts";

describe("a text that is too long", () => {
  it("loses its last sentences, whole paragraphs among them", () => {
    const text = "Eins zwei drei. Vier fünf.\n\nSechs sieben z.B. acht. Neun.";
    expect(cutToWords(text, 9, "de")).toBe("Eins zwei drei. Vier fünf.\n\nSechs sieben z.B. acht.");
    expect(cutToWords(text, 7, "de")).toBe("Eins zwei drei. Vier fünf.");
    expect(cutToWords(text, 4, "de")).toBe("Eins zwei drei.");
  });

  it("stays as it is where one sentence alone is too long", () => {
    expect(cutToWords("Eins zwei drei vier", 2, "de")).toBe("Eins zwei drei vier");
  });

  it("is cut behind a word, without a loose sign", () => {
    expect(cutToCharacters("Norda Säge, blau", 11)).toBe("Norda Säge");
    expect(cutToCharacters("Norda Säge – blau", 13)).toBe("Norda Säge");
    expect(cutToCharacters("Norda", 5)).toBe("Norda");
  });

  it("has no more than it may, and no half characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 40 }), (text, most) => {
        const cut = cutToCharacters(text, most);
        expect(cut.length).toBeLessThanOrEqual(Math.max(most, 0));
        expect(text.isWellFormed() && !cut.isWellFormed()).toBe(false);
        expect(countWords(cutToWords(text, most, "en"))).toBeLessThanOrEqual(Math.max(countWords(text), 0));
      }),
    );
  });
});
