import { expect, it } from "vitest";
import { createPhraseTable } from "../../src/nlp/phrase-table.ts";

it("finds the longest phrase that begins at a place", () => {
  const table = createPhraseTable<string>();
  table.add(["running"], "running");
  table.add(["running", "shoe"], "running shoe");
  expect(table.longestAt(["red", "running", "shoe"], 1)).toEqual({ length: 2, entry: "running shoe" });
  expect(table.longestAt(["red", "running", "shoe"], 0)).toBeUndefined();
});

it("falls back to the shorter phrase where the longer one is not finished", () => {
  const table = createPhraseTable<string>();
  table.add(["sac"], "bag");
  table.add(["sac", "a", "main"], "handbag");
  expect(table.longestAt(["sac", "a", "dos"], 0)).toEqual({ length: 1, entry: "bag" });
});

it("keeps the entry that came first unless the new one is preferred", () => {
  const table = createPhraseTable<number>();
  table.add(["or"], 1);
  table.add(["or"], 2);
  expect(table.longestAt(["or"], 0)?.entry).toBe(1);
  table.add(["or"], 3, () => true);
  expect(table.longestAt(["or"], 0)?.entry).toBe(3);
});
