import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { highlightedSpan } from "../../../../src/cli/commands/lint/text-report.ts";
import { textWidth } from "../../../../src/cli/render/text.ts";

const plain = (text: string) => text;

describe("a marked span", () => {
  test("stands in its text, whole where there is room", () => {
    expect(
      highlightedSpan("Lamp FREE SHIPPING today", { start: 5, end: 18 }, { width: 80, highlight: plain }),
    ).toBe("Lamp ‹FREE SHIPPING› today");
  });

  test("is coloured with its signs, and nothing else is", () => {
    const mark = (text: string) => `[${text}]`;
    expect(highlightedSpan("Lamp!!!", { start: 4, end: 7 }, { width: 80, highlight: mark })).toBe(
      "Lamp[‹!!!›]",
    );
  });

  test("stays in view where the text around it is long", () => {
    const text = `${"before ".repeat(60)}HERE ${"behind ".repeat(60)}`;
    const start = text.indexOf("HERE");
    const line = highlightedSpan(text, { start, end: start + 4 }, { width: 60, highlight: plain });
    expect(line).toMatch(/^….*‹HERE›.*…$/);
  });

  test("never takes more than the width, from 40 columns on, and is one line without control characters", () => {
    const line = fc.string({ unit: "grapheme", maxLength: 200 });
    fc.assert(
      fc.property(
        line,
        fc.nat(200),
        fc.nat(80),
        fc.integer({ min: 40, max: 200 }),
        (text, from, length, width) => {
          const start = Math.min(from, text.length);
          const end = Math.min(start + length, text.length);
          const shown = highlightedSpan(text, { start, end }, { width, highlight: plain });
          expect(textWidth(shown)).toBeLessThanOrEqual(width);
          expect(shown).not.toMatch(/[\p{Cc}]/u);
        },
      ),
    );
  });
});
