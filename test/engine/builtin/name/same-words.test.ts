import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasWords, haveSameWords } from "../../../../src/engine/builtin/name/same-words.ts";

describe("the words of two names", () => {
  it.each([
    ["Kettle, 1,7 L", "KETTLE 1.7 l"],
    ["(Kettle)", "kettle"],
    ["Kettle -", "Kettle"],
    ["Café crème", "CAFÉ - CRÈME"],
    ["", "- -"],
  ])("are the same but for case and punctuation: %s, %s", (one, other) => {
    expect(haveSameWords(one, other)).toBe(true);
    expect(haveSameWords(other, one)).toBe(true);
  });

  it.each([
    ["Kettle 1.7 l", "Kettle 17 l"],
    ["Kettle", "Kettles"],
    ["Tea pot", "Teapot"],
    ["Kettle", "Kettle red"],
    ["Café", "Cafe"],
  ])("are not: %s, %s", (one, other) => {
    expect(haveSameWords(one, other)).toBe(false);
    expect(haveSameWords(other, one)).toBe(false);
  });

  it("are compared as their small letters and digits are, one blank for all between them", () => {
    const words = (name: string) =>
      name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
    const name = fc.string({
      unit: fc.constantFrom("a", "A", "b", "1", " ", ",", "-", "é", "\u0301", "İ", "\u212A"),
      maxLength: 6,
    });
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(haveSameWords(one, other)).toBe(words(one) === words(other));
        expect(hasWords(one)).toBe(words(one) !== "");
      }),
    );
  });
});
