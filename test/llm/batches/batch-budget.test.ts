import { describe, expect, test } from "vitest";
import { addSpending, createBatchBudget, totalOf } from "../../../src/llm/batches/batch-budget.ts";
import { boundCall, type ModelPrice } from "../../../src/llm/cost.ts";
import type { UsageCount } from "../../../src/llm/usage-tally.ts";

const request = {
  task: "naming",
  system: "s",
  messages: [],
  schema: {},
  schemaName: "s",
  maxOutputTokens: 1_000,
};
const price: ModelPrice = {
  input: 1_000_000,
  cachedInput: 100_000,
  cacheWrite: 1_000_000,
  output: 2_000_000,
  batchPercent: 50,
  asOf: "2026-11-22",
  source: "a test",
};
const bound = boundCall(request);
const tokens = bound.inputTokens + bound.outputTokens;
const count = (inputTokens: number, costMicros: number | null): UsageCount => ({
  calls: 1,
  inputTokens,
  cachedInputTokens: 1,
  outputTokens: 2,
  costMicros,
  estimatedCalls: 0,
  estimatedTokens: 0,
  estimatedCostMicros: costMicros,
});

describe("the budget of a batch", () => {
  test("admits as many requests as fit with their upper bounds", () => {
    const budget = createBatchBudget({ maxTokens: 3 * tokens + 1 }, {});
    expect([1, 2, 3, 4].map(() => budget.reserve(request))).toEqual([true, true, true, false]);
  });

  test("reckons with the price of a batch", () => {
    const most = Math.ceil((bound.inputTokens + bound.outputTokens * 2) / 2);
    const budget = createBatchBudget({ maxCostMicros: 2 * most, price }, {});
    expect([1, 2, 3].map(() => budget.reserve(request))).toEqual([true, true, false]);
  });

  test("counts what earlier rounds have taken", () => {
    const spent = { naming: count(tokens, null) };
    const budget = createBatchBudget({ maxTokens: 2 * tokens }, spent);
    expect(budget.reserve(request)).toBe(false);
  });

  test("admits everything without limits", () => {
    expect(createBatchBudget({}, {}).reserve(request)).toBe(true);
  });
});

describe("what was taken", () => {
  test("adds up by task", () => {
    const sum = addSpending({ a: count(1, 10), b: count(5, 1) }, { a: count(2, 20), c: count(7, 2) });
    expect(sum.a).toMatchObject({ calls: 2, inputTokens: 3, costMicros: 30, cachedInputTokens: 2 });
    expect(totalOf(sum)).toEqual({ tokens: 1 + 2 + 5 + 7 + 4 * 2, costMicros: 33 });
  });

  test("has no price where a part of it has none", () => {
    expect(addSpending({ a: count(1, 10) }, { a: count(1, null) }).a?.costMicros).toBeNull();
  });
});
