import { expect, test } from "vitest";
import { plainTerminalText } from "../../../src/cli/terminal/plain-terminal-text.ts";

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
