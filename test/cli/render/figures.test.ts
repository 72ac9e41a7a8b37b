import { expect, test } from "vitest";
import { count, duration } from "../../../src/cli/render/figures.ts";

test.each([
  [0, "0.0 s"],
  [940, "0.9 s"],
  [59_900, "59.9 s"],
  [125_000, "2 min 05 s"],
  [11_520_000, "3 h 12 min"],
])("%i ms reads as %s", (ms, text) => {
  expect(duration(ms)).toBe(text);
});

test("thousands are set apart", () => {
  expect(count(1_234_567)).toBe("1,234,567");
});
