import { expect, test, vi } from "vitest";
import { findRulePack } from "../../src/lint/packs.ts";
import type { RulePack } from "../../src/lint/rule.ts";
import { RowScores, ScoreChanges } from "../../src/pipeline/score-summary.ts";

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

const figures = (total: number) => ({
  completeness: total,
  conformance: total,
  information: total,
  soundness: total,
  total,
});

test("a run without products has no change of scores", () => {
  expect(new ScoreChanges(["google"]).change()).toBeNull();
});

test("what products score is told in the mean, before and after", () => {
  const scores = new ScoreChanges(["google"]);
  scores.add({ weight: 1, before: figures(40), after: figures(61) });
  scores.add({ weight: 1, before: figures(50), after: figures(90) });
  expect(scores.change()).toEqual({
    packs: ["google"],
    scored_rows: 2,
    before: { products: 2, ...figures(45) },
    after: { products: 2, ...figures(75.5) },
  });
});

test("a row that stands for several counts as so many", () => {
  const scores = new ScoreChanges([]);
  scores.add({ weight: 1, before: figures(0), after: figures(100) });
  scores.add({ weight: 3, before: figures(100), after: figures(100) });
  expect(scores.change()).toMatchObject({ scored_rows: 2, before: { total: 75 }, after: { total: 100 } });
});
