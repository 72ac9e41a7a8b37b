import { describe, expect, test } from "vitest";
import {
  createCategorizationCounts,
  createClassCounts,
  createFrequentPairs,
} from "../../src/ml/categorization-metrics.ts";

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

describe("macro-F1", () => {
  test("is the mean of the F1 of the classes among the labels", () => {
    const counts = createClassCounts();
    counts.add("a", "a");
    counts.add("a", "b");
    counts.add("b", "b");
    counts.add("c", "d");
    // a: 1 hit, 1 miss: 2/3; b: 1 hit, 1 false alarm: 2/3; c: 0; d is no label.
    expect(counts.macroF1()).toBeCloseTo((2 / 3 + 2 / 3 + 0) / 3, 12);
    expect(counts.labelCount()).toBe(3);
  });

  test("counts a row without an answer as missed", () => {
    const counts = createClassCounts();
    counts.add("a", "a");
    counts.add("a", undefined);
    expect(counts.macroF1()).toBeCloseTo(2 / 3, 12);
  });

  test("is nothing without rows", () => {
    expect(createClassCounts().macroF1()).toBeNull();
  });
});

describe("frequent pairs", () => {
  test("come most frequent first", () => {
    const pairs = createFrequentPairs();
    for (const [label, predicted] of [
      ["a", "b"],
      ["b", "a"],
      ["b", "a"],
      ["a", "c"],
    ] as const)
      pairs.add(label, predicted);
    expect(pairs.top(2)).toEqual([
      { label: "b", predicted: "a", count: 2 },
      { label: "a", predicted: "b", count: 1 },
    ]);
  });

  test("are kept apart whatever stands in them", () => {
    const pairs = createFrequentPairs();
    pairs.add("a,b", "c");
    pairs.add("a", "b,c");
    expect(pairs.top(9)).toHaveLength(2);
  });

  test("lose the rarest when too many different ones come, and keep the frequent", () => {
    const pairs = createFrequentPairs(10);
    for (let each = 0; each < 500; each += 1) {
      pairs.add("often", "met");
      pairs.add("seldom", String(each));
    }
    expect(pairs.top(Number.POSITIVE_INFINITY).length).toBeLessThanOrEqual(10);
    expect(pairs.top(1)).toEqual([{ label: "often", predicted: "met", count: 500 }]);
  });
});
