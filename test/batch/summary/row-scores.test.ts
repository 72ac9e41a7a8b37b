import { expect, test, vi } from "vitest";
import { RowScores } from "../../../src/batch/summary/row-scores.ts";
import type { RulePack } from "../../../src/quality/rules/rule.ts";
import { findRulePack } from "../../../src/quality/rules/rule-packs.ts";

const scoring = {
  packs: [findRulePack("google") as RulePack],
  packNames: ["google"],
  language: "en",
} as const;
const product = { name: "BLUE TEAPOT!!! FREE SHIPPING", description: "A teapot of stoneware." };
const rows = [
  { weight: 1, name: "Blue teapot" },
  { weight: 4, name: "Teapot, blue" },
  { weight: 2 },
] as const;

test("rows that wait come to the same scores, however often these are asked for", () => {
  const [sooner, later] = [false, true].map((isDeferred) => new RowScores({ ...scoring, isDeferred }));
  for (const row of rows) {
    sooner?.add(product, row);
    later?.add(product, row);
    expect(later?.change()).toEqual(sooner?.change());
  }
  expect(later?.change()).toEqual(sooner?.change());
  expect(later?.change()?.scored_rows).toBe(3);
});

test("rows wait until the scores are asked for, or until they are too long to be kept", () => {
  const language = vi.fn(() => "en" as const);
  const asking = Object.defineProperty({ ...scoring, isDeferred: true }, "language", { get: language });
  const scores = new RowScores(asking);
  scores.add({ name: "Rose teapot", id: "x".repeat(4_000_000) }, { weight: 1 });
  expect(language).not.toHaveBeenCalled();
  scores.add({ name: "Rose teapot", id: "x".repeat(1_000_000) }, { weight: 1 });
  expect(language).toHaveBeenCalled();
});

test("a run without products has no scores", () => {
  expect(new RowScores({ ...scoring, isDeferred: true }).change()).toBeNull();
});
