import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDuration } from "../../../src/language-model/providers/durations.ts";

test.each([
  ["1s", 1000],
  ["6m0s", 360_000],
  ["120ms", 120],
  ["7.66s", 7660],
  ["1h2m3.5s", 3_723_500],
  ["34.0739s", 34_074],
  ["0s", 0],
])("a span of time is read as providers write it: %s", (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds);
});

test.each(["", "7", "soon", "1s ", "-1s", "1w", "s", "1.s", "99999999999s"])(
  "what is none is none: %j",
  (text) => {
    expect(parseDuration(text)).toBeUndefined();
  },
);

test("any minutes and seconds add up", () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(59), (minutes, seconds) => {
      expect(parseDuration(`${minutes}m${seconds}s`)).toBe((minutes * 60 + seconds) * 1000);
    }),
  );
});
