import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTextSearch, createWordSearch, readPlainStatements } from "../../src/facts/sources.ts";
import { propertyRuns } from "../property-runs.ts";

const plain = readPlainStatements(["KETTLE 1,7L, stainless steel, 2200 W", "5 l Kanister aus Stahl"]);

describe("what sources state plainly", () => {
  it.each(["1,7L", "2200 W", "stainless steel", "STEEL", "5 l"])("is %s", (text) =>
    expect(plain.hasText(text)).toBe(true),
  );

  it.each(["7L", "17L", "1,7", "220", "W 5", "tainless", "l Kanister", "stahl aus", ""])(
    "is not %s",
    (text) => expect(plain.hasText(text)).toBe(false),
  );

  it("are words of plain letters alone", () => {
    expect(plain.hasWords("Stainless Steel")).toBe(true);
    expect(plain.hasWords("stainless")).toBe(true);
    expect(plain.hasWords("2200 W")).toBe(false);
    expect(plain.hasWords("steel kettle")).toBe(false);
  });

  it("is what a closer reading finds, too", () => {
    const sign = fc.constantFrom("1", "5", "a", "B", "l", " ", " ", ",", ".", '"', "%", "-", "é", "\u0301");
    const text = fc.string({ unit: sign, minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(text, fc.string({ unit: sign, maxLength: 12 }), (asked, around) => {
        for (const source of [`${around} ${asked}, ${around}`, `${asked}${around}`, around]) {
          const found = readPlainStatements([source]);
          if (found.hasText(asked)) expect(createTextSearch(source)(asked)).toBe(true);
          if (found.hasWords(asked)) expect(createWordSearch(source)(asked)).toBe(true);
        }
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });
});
