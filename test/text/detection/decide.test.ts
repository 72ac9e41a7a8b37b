import { describe, expect, it } from "vitest";
import { createRow } from "../../../src/text/detection/candidates.ts";
import { decide } from "../../../src/text/detection/decide.ts";
import { textLanguages } from "../../../src/text/language.ts";

/** All candidates so far behind the one at an index. */
function ahead(winner: number, by: number): readonly number[] {
  return createRow().map((_, index) => (index === winner ? 0 : -by));
}

describe("a decision", () => {
  it("falls for the language that is far enough ahead", () => {
    for (const [index, language] of textLanguages.entries()) {
      const { language: found, confidence } = decide(ahead(index, 8), 3);
      expect(found).toBe(language);
      expect(confidence).toBeGreaterThan(0.99);
    }
  });

  it("is none where nothing was told, where it is close, and for languages that are only told apart", () => {
    expect(decide(createRow(), 0)).toEqual({ language: undefined, confidence: 0 });
    expect(decide(ahead(0, 0.1), 3).language).toBeUndefined();
    expect(decide(ahead(textLanguages.length, 8), 3).language).toBeUndefined();
  });

  it("wants more of one English word than of one in another language", () => {
    const close: readonly number[] = createRow().map((_, index) => (index < 2 ? -1.2 : -6));
    const english = textLanguages.indexOf("en");
    const german = textLanguages.indexOf("de");
    const leading = (index: number) => close.with(english, -1.2).with(german, -1.2).with(index, 0);
    expect(decide(leading(english), 1).language).toBeUndefined();
    expect(decide(leading(german), 1).language).toBe("de");
  });
});
