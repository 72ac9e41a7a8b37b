import { expect, test } from "vitest";
import { renderTable } from "../../../src/cli/render/table.ts";
import { createStyles } from "../../../src/cli/render/text.ts";
import { wrapLines } from "../../../src/cli/render/wrap.ts";

test.each([
  ["as it is", 8, "as it is"],
  ["Prose goes on at the margin.", 16, "Prose goes on at\nthe margin."],
  ["  flagged lines go in by two", 16, "  flagged lines\n    go in by two"],
  ["✓ a verdict goes in too", 12, "✓ a verdict\n  goes in\n  too"],
  ["a-word-that-is-longer", 10, "a-word-that-is-longer"],
  ["a a-word-that-is-longer b", 10, "a\na-word-that-is-longer\nb"],
  [
    "  --flag  what it does is said at some length here",
    36,
    "  --flag  what it does is said at\n          some length here",
  ],
  ["日本 日本 日本", 9, "日本 日本\n日本"],
])("%j in %i columns", (text, width, wrapped) => {
  expect(wrapLines(text, width)).toBe(wrapped);
});

test("colours count for nothing, and nothing is wrapped without a terminal", () => {
  const red = "\u001b[31mred\u001b[39m";
  expect(wrapLines(`${red} ${red} end`, 7)).toBe(`${red} ${red}\nend`);
  expect(wrapLines("a b c", Number.POSITIVE_INFINITY)).toBe("a b c");
});

const rows = [
  ["0.56", "b-women-jackets-down", "Women > Clothing > Jackets > Puffer and down jackets"],
  ["0.07", "b-kids-winter", "Children > Boys’ clothing > Jackets and coats"],
];

test.each([44, 60, 80])("a table in %i columns breaks between words alone, and says all", (width) => {
  const text = renderTable(["score", "identifier", "category"], rows, createStyles(false), width);
  for (const line of text.split("\n")) expect(line.length, line).toBeLessThanOrEqual(width);
  const words = new Set(rows.flat().flatMap((cell) => cell.split(" ")));
  for (const word of words) expect(text.split(/\s+/)).toContain(word);
});

test("a table whose words are wider than the terminal is a block a row", () => {
  expect(
    renderTable(
      ["score", "identifier"],
      [["0.56", "b-women-jackets-down-and-puffer"]],
      createStyles(false),
      36,
    ),
  ).toBe("score       0.56\nidentifier\n            b-women-jackets-down-and-puffer\n");
});
