import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainText, plainTexts } from "../../src/lib/plain-text.ts";

describe("a text of a model or a service", () => {
  test.each([
    ["\u001b[31mRed\u001b[0m shirt", "Red shirt"],
    ["\u001b]0;title\u0007Shirt", "Shirt"],
    ["Ring\u0007 the\0 bell", "Ring the bell"],
    ["a\u202eb\u2066c\u2069\u202a", "abc"],
    ["csi \u009b31m c1", "csi 31m c1"],
    ["one\r\ntwo\rthree\u2028four", "one\ntwo\nthree four"],
    ["half \ud800 a sign", "half  a sign"],
    ["\tkept\n as it is: 😀 ä שלום", "\tkept\n as it is: 😀 ä שלום"],
  ])("%j loses what could act on a terminal or a row", (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  test("never holds a control character afterwards, and is cleaned once for all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const plain = plainText(text);
        expect(plain).not.toMatch(/(?![\t\n])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
        expect(plainText(plain)).toBe(plain);
      }),
    );
  });

  test("is cleaned wherever it stands in an answer", () => {
    const answer = { best: "a\u0007", list: ["b\u001b", { deep: "c\u202e" }], none: null, score: 1 };
    expect(plainTexts(answer)).toEqual({ best: "a", list: ["b", { deep: "c" }], none: null, score: 1 });
  });
});
