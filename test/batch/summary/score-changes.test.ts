import { expect, test } from "vitest";
import { ScoreChanges } from "../../../src/batch/summary/score-changes.ts";

const figures = (total: number) => ({ completeness: total, conformance: total, information: total, total });

test("a run without products has no scores", () => {
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
