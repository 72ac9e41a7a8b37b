import { describe, expect, it } from "vitest";
import { PassageText } from "../../../../src/tasks/description/rules/passage-text.ts";
import type { Style } from "../../../../src/tasks/description/rules/score-passages.ts";

const written = "It's an amazing lamp for you and it is of brass!";
const style = (more: Partial<Style> = {}): Style => ({
  language: "en",
  tone: "professional",
  audience: undefined,
  ...more,
});

describe("a passage's text", () => {
  it("is written as its language writes", () => {
    expect(new PassageText("Nom latin : Citrus", "fr").text).toBe("Nom latin : Citrus");
    expect(new PassageText("Nom latin : Citrus", "it").text).toBe("Nom latin: Citrus");
  });

  it("is set in each style as if it had never been set in another", () => {
    const manners = [
      style(),
      style({ tone: "playful" }),
      style({ audience: "women" }),
      style({ language: "de" }),
      style(),
    ];
    const known = new PassageText(written, "en");
    for (const each of manners) {
      expect(known.inStyle(each)).toEqual(new PassageText(written, "en").inStyle(each));
    }
    expect(known.inStyle(style()).text).not.toContain("!");
  });

  it("tells what was cut", () => {
    expect(new PassageText("A lamp of brass with a cable...", "en").isCut).toBe(true);
    expect(new PassageText("A lamp of brass", "en").isCut).toBe(false);
  });
});
