import { describe, expect, test } from "vitest";
import { boundCall, type ModelPrice } from "../../src/llm/cost.ts";
import { createUsageTally } from "../../src/llm/usage-tally.ts";
import { requestOf, usageOf } from "./requests.ts";

const price: ModelPrice = {
  input: 1_000_000,
  cachedInput: 100_000,
  cacheWrite: 1_000_000,
  output: 5_000_000,
  batchPercent: 50,
  asOf: "2026-11-22",
  source: "a test",
};

describe("what a run took", () => {
  test("is reported by task and in total, with the estimated share", () => {
    const tally = createUsageTally(price);
    const categorize = requestOf("lamp", { task: "categorize" });
    const { inputTokens, outputTokens } = boundCall(categorize);
    tally.count(requestOf("lamp"), usageOf(100, 10, { cachedInputTokens: 50 }));
    tally.count(requestOf("lamp"), "nothing");
    tally.count(categorize, usageOf(200, 20));
    tally.count(categorize, "unknown");
    const mostCost = inputTokens + outputTokens * 5;
    const named = {
      calls: 1,
      inputTokens: 100,
      cachedInputTokens: 50,
      outputTokens: 10,
      costMicros: 50 + 5 + 50,
      estimatedCalls: 0,
      estimatedTokens: 0,
      estimatedCostMicros: 0,
    };
    const categorized = {
      calls: 2,
      inputTokens: 200 + inputTokens,
      cachedInputTokens: 0,
      outputTokens: 20 + outputTokens,
      costMicros: 300 + mostCost,
      estimatedCalls: 1,
      estimatedTokens: inputTokens + outputTokens,
      estimatedCostMicros: mostCost,
    };
    expect(tally.figures()).toEqual({
      total: {
        calls: 3,
        inputTokens: 300 + inputTokens,
        cachedInputTokens: 50,
        outputTokens: 30 + outputTokens,
        costMicros: 405 + mostCost,
        estimatedCalls: 1,
        estimatedTokens: inputTokens + outputTokens,
        estimatedCostMicros: mostCost,
      },
      tasks: { optimizeName: named, categorize: categorized },
      pricesAsOf: "2026-11-22",
    });
  });

  test("costs half where it came out of a batch", () => {
    const tally = createUsageTally(price);
    tally.count(requestOf("lamp"), usageOf(100, 10), "batch");
    expect(tally.figures().total.costMicros).toBe(75);
  });

  test("is reported in tokens only if the price is unknown", () => {
    const tally = createUsageTally();
    tally.count(requestOf("lamp"), usageOf(100, 10));
    expect(tally.figures()).toMatchObject({
      total: { calls: 1, inputTokens: 100, outputTokens: 10, costMicros: null, estimatedCostMicros: null },
      pricesAsOf: null,
    });
    expect(createUsageTally().figures().total).toMatchObject({ calls: 0, costMicros: null });
  });
});
