import { describe, expect, it, test } from "vitest";
import { plainTerminalText, shorten, shortenPath } from "../../../src/cli/render/text.ts";

test.each([
  ["\u001b[2Jwiped", "[2Jwiped"],
  ["bell\u0007", "bell"],
  ["\u009b31mred", "31mred"],
  ["abc\u202ecba", "abccba"],
  ["two\nlines\tand a tab", "two\nlines\tand a tab"],
  ["Größe – 10 °C ☕", "Größe – 10 °C ☕"],
])("%j reaches the terminal as %j", (text, shown) => {
  expect(plainTerminalText(text)).toBe(shown);
});

describe("shorten", () => {
  it.each([
    ["Lamps", 5, "Lamps"],
    ["Table lamps", 8, "Table…"],
    ["A tablecloth", 8, "A table…"],
    ["Table lamps", 7, "Table…"],
    ["日本語の本", 6, "日本…"],
    ["Lamps", 0, ""],
  ])("makes %j %i wide", (text, width, expected) => {
    expect(shorten(text, width)).toBe(expected);
  });
});

describe("shortenPath", () => {
  it.each([
    [40, "Home > Lighting > Indoor > Table lamps"],
    [34, "Home > … > Indoor > Table lamps"],
    [25, "Home > … > Table lamps"],
    [20, "… > Table lamps"],
    [10, "… > Table…"],
  ])("keeps the end of a path in %i columns", (width, expected) => {
    expect(shortenPath("Home > Lighting > Indoor > Table lamps", width)).toBe(expected);
  });
});
