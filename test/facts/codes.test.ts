import { describe, expect, it } from "vitest";
import { numberKey } from "../../src/facts/codes.ts";

describe("a number's key", () => {
  it.each([
    ["1,5", "1.5"],
    ["5.0", "5"],
    ["1.500", "1500"],
    ["1,234,567", "1234567"],
    ["1.234,50", "1234.5"],
    ["0.125", "0.125"],
    ["007", "007"],
  ])("of %s is %s", (written, key) => {
    expect(numberKey(written)).toBe(key);
  });
});
