import { describe, expect, test } from "vitest";
import { createCategorizationCounts } from "../../src/evaluation/categorization-counts.ts";

const suggested = (...identifiers: readonly string[]) =>
  identifiers.map((identifier, place) => ({
    identifier,
    score: 0.9 - place / 10,
    branch: identifier.slice(0, 1),
  }));

describe("categorization's counts", () => {
  test("look at the best suggestion, and at the first five", () => {
    const counts = createCategorizationCounts();
    counts.add({ accepted: ["a1"], branch: "a", suggested: suggested("a1", "b1") });
    counts.add({ accepted: ["a2"], branch: "a", suggested: suggested("b1", "b2", "b3", "b4", "a2") });
    counts.add({ accepted: ["a3"], branch: "a", suggested: suggested("b1", "b2", "b3", "b4", "b5", "a3") });
    counts.add({ accepted: ["a4"], branch: "a", suggested: [] });
    const figures = counts.figures();
    expect(figures).toMatchObject({ rows: 4, top1: 1 / 4, top5: 2 / 4, labelCount: 4 });
    expect(figures.macroF1).toBeCloseTo(1 / 4, 12);
    expect(figures.confused[0]).toMatchObject({ predicted: "b1", count: 1 });
    expect(figures.scores.cells()[90]).toMatchObject({ answers: 3, right: 1 });
  });

  test("take any accepted category as right, and the told one as the label", () => {
    const counts = createCategorizationCounts();
    counts.add({ accepted: ["a1", "b1"], branch: "a", suggested: suggested("b1") });
    counts.add({ accepted: ["a1", "b1"], branch: "a", suggested: suggested("c1") });
    const { top1, macroF1, confused } = counts.figures();
    expect(top1).toBe(1 / 2);
    // b1: found once of once. a1, the label of the second row: missed.
    expect(macroF1).toBe(1 / 2);
    expect(confused).toEqual([{ label: "a1", predicted: "c1", count: 1 }]);
  });

  test("say of each branch what it was most often taken for", () => {
    const counts = createCategorizationCounts();
    for (const told of ["a1", "a2", "b1", "c1", "c2"])
      counts.add({ accepted: ["a1"], branch: "a", suggested: suggested(told) });
    counts.add({ accepted: ["b1"], branch: "b", suggested: suggested("b1") });
    expect(counts.figures().branches).toEqual([
      { branch: "a", rows: 5, right: 1, rightBranch: 2, mostFrequentWrong: { branch: "c", count: 2 } },
      { branch: "b", rows: 1, right: 1, rightBranch: 1, mostFrequentWrong: null },
    ]);
  });

  test("tell guesses", () => {
    const counts = createCategorizationCounts();
    counts.add({ accepted: ["a1"], branch: "a", suggested: [{ identifier: "a1", score: 0, branch: "a" }] });
    expect(counts.figures().guesses).toBe(1);
  });
});
