import { describe, expect, it } from "vitest";
import { PassageText, readPassageText } from "../../../../src/engine/builtin/description/passage-text.ts";
import type { Manner } from "../../../../src/engine/builtin/description/score-parts.ts";

const written = "It's an amazing lamp for you and it is of brass!";
const manner = (more: Partial<Manner> = {}): Manner => ({
  language: "en",
  tone: "professional",
  audience: undefined,
  ...more,
});

describe("a passage's text", () => {
  it("is read once while it comes again, and by itself in each language", () => {
    expect(readPassageText(written, "en")).toBe(readPassageText(written, "en"));
    expect(readPassageText("Nom latin : Citrus", "fr").text).toBe("Nom latin : Citrus");
    expect(readPassageText("Nom latin : Citrus", "it").text).toBe("Nom latin: Citrus");
  });

  it("is set in each manner as if it had never been set in another", () => {
    const manners = [
      manner(),
      manner({ tone: "playful" }),
      manner({ audience: "women" }),
      manner({ language: "de" }),
      manner(),
    ];
    const long = `${written} ${"It shines over the whole table. ".repeat(4)}`;
    for (const text of [written, long]) {
      const known = readPassageText(text, "en");
      for (const each of manners) {
        expect(known.inManner(each)).toEqual(new PassageText(text, "en").inManner(each));
      }
    }
    expect(readPassageText(written, "en").inManner(manner()).text).not.toContain("!");
  });

  it("tells what advertises, and what was cut", () => {
    expect(readPassageText("Free shipping on all lamps.", "en").isNoise).toBe(true);
    expect(readPassageText("A lamp of brass.", "en").isNoise).toBe(false);
    expect(readPassageText("A lamp of brass with a cable...", "en").isCut).toBe(true);
    expect(readPassageText("A lamp of brass", "en").isCut).toBe(false);
  });
});
