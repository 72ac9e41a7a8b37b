import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createTextColumn,
  createTextNumbers,
  numberOf,
  openTextColumn,
  toTextBytes,
} from "../../src/lib/columns.ts";

const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme-ascii", maxLength: 4 }));

it("a column compares and returns the same texts, over strings or bytes", () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), text, (texts, other) => {
      const column = createTextColumn(texts);
      for (const kind of [column, openTextColumn(toTextBytes(column))]) {
        for (const [number, own] of texts.entries()) {
          expect(kind.isAt(number, own)).toBe(true);
          expect(kind.isAt(number, other)).toBe(own === other);
          expect(kind.isAt(number, own.slice(0, -1))).toBe(own === "");
          expect(kind.isAt(number, `${own}a`)).toBe(false);
        }
      }
    }),
  );
});

describe("createTextNumbers", () => {
  it("maps each text to its index, and any other text to -1", () => {
    const texts = fc.uniqueArray(fc.string());
    fc.assert(
      fc.property(texts, fc.string(), (known, other) => {
        const numbers = createTextNumbers(known);
        expect(known.map((text) => numberOf(numbers, text))).toEqual(known.map((_, number) => number));
        expect(numberOf(numbers, other)).toBe(known.indexOf(other));
      }),
    );
  });

  it("finds the first of equal texts", () => {
    expect(numberOf(createTextNumbers(["a", "b", "a"]), "a")).toBe(0);
  });

  it("finds nothing without texts", () => {
    expect(numberOf(createTextNumbers([]), "")).toBe(-1);
  });
});
