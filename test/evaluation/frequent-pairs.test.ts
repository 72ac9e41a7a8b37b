import { describe, expect, test } from "vitest";
import { createFrequentPairs } from "../../src/evaluation/frequent-pairs.ts";

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
