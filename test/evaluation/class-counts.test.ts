import { describe, expect, test } from "vitest";
import { createClassCounts } from "../../src/evaluation/class-counts.ts";

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
