import { expect, test } from "vitest";
import { readNumber } from "../../../src/ml/tagger/value-forms.ts";

test.each([
  ['11-3/4"', 11.75, '"'],
  ["2 3/8", 2.375, ""],
  ["1,000/Box", 1000, "/box"],
  ["8,5 cm", 8.5, "cm"],
  ["8.50 oz.", 8.5, "oz"],
  ["7.2K", 7.2, "k"],
])("%s is a number and its unit", (text, value, unit) => {
  expect(readNumber(text)).toEqual({ value, unit });
});

test.each(["", "oz", "Desk 12", "10 x 20 cm"])("%j is none", (text) => {
  expect(readNumber(text)).toBeUndefined();
});
