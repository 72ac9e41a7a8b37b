import { describe, expect, test } from "vitest";
import { wilsonInterval } from "../../src/evaluation/wilson-interval.ts";

describe("Wilson's interval", () => {
  test("is that of the published examples", () => {
    // R. G. Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3.
    const examples = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const;
    for (const [successes, trials, low, high] of examples) {
      const interval = wilsonInterval(successes, trials);
      expect(interval[0]).toBeCloseTo(low, 4);
      expect(interval[1]).toBeCloseTo(high, 4);
    }
  });

  test("says nothing without trials and stays within 0 and 1", () => {
    expect(wilsonInterval(0, 0)).toEqual([0, 1]);
    expect(wilsonInterval(0, 3)[0]).toBe(0);
    expect(wilsonInterval(3, 3)[1]).toBe(1);
  });
});
