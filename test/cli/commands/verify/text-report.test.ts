import { describe, expect, test } from "vitest";
import { showDifferent, visible } from "../../../../src/cli/commands/verify/text-report.ts";

describe("a value that differs", () => {
  test("shows what cannot be seen", () => {
    expect(visible("a\u00a0b\tc\r\n\u0000\u001b[31m\u200b\ufeff é 漢")).toBe(
      "a\\u{a0}b\\tc\\r\\n\\0\\u{1b}[31m\\u{200b}\\u{feff} é 漢",
    );
  });

  test("is cut around the place at which it begins to differ", () => {
    const { feed, enriched } = showDifferent(`${"x".repeat(500)}1.10`, `${"x".repeat(500)}1.1`);
    expect([feed, enriched]).toEqual([`"…${"x".repeat(17)}1.10"`, `"…${"x".repeat(17)}1.1"`]);
  });

  test("is left out where there is nothing to show", () => {
    expect(showDifferent(null, "x")).toEqual({ feed: undefined, enriched: '"x"' });
  });
});
