import { describe, expect, it } from "vitest";
import { shorten, shortenPath } from "../../../src/cli/terminal/shorten.ts";

describe("shorten", () => {
  it.each([
    ["Lamps", 5, "Lamps"],
    ["Table lamps", 8, "Table l…"],
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
