import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTextNumbers, numberOf } from "../../src/storage/text-numbers.ts";

describe("createTextNumbers", () => {
  it("gives each text its place in the list, and -1 to every other text", () => {
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

  it("knows nothing where there are no texts", () => {
    expect(numberOf(createTextNumbers([]), "")).toBe(-1);
  });
});
