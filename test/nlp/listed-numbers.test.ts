import { describe, expect, it } from "vitest";
import { numbersBefore } from "../../src/nlp/listed-numbers.ts";

describe("the numbers before another", () => {
  it.each([
    ["3 4 5", [3, 4]],
    ["3, 4, 5", [3, 4]],
    ["3, 4 et 5", [3, 4]],
    ["12/24", [12]],
    ["12 oder 24", [12]],
    ["4 5", []],
    ["4, 5", []],
    ["24, 12 e 6", []],
    ["M6 8 10", []],
    ["5/8 10", []],
    ["2,5 10", []],
    ["20 x 30 40 50", []],
    ["1 500", []],
  ])("%s", (text, numbers) => {
    const own = /\d+$/.exec(text)?.[0] ?? "";
    expect(numbersBefore(text, text.length - own.length, Number(own))).toEqual(numbers);
  });
});
