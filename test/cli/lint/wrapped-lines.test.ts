import { expect, test } from "vitest";
import { wrappedLines } from "../../../src/cli/lint/wrapped-lines.ts";

test("a line that fits stays whole, and so does any where there is no terminal", () => {
  expect(wrappedLines("  A title has at most 150 characters.", 60)).toEqual([
    "  A title has at most 150 characters.",
  ]);
  expect(wrappedLines("word ".repeat(50).trim(), Number.POSITIVE_INFINITY)).toHaveLength(1);
});

test("a longer one is broken between words, set in like its beginning", () => {
  expect(wrappedLines("    A title holds no promotional text.", 24)).toEqual([
    "    A title holds no",
    "    promotional text.",
  ]);
});

test("a word that is longer than the line stays whole", () => {
  expect(wrappedLines("x".repeat(40), 20)).toEqual(["x".repeat(40)]);
});
