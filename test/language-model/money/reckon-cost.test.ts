import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCountable } from "../../../src/language-model/money/call-outcome.ts";
import type { ModelPrice } from "../../../src/language-model/money/price.ts";
import { reckonCost, reckonMost, reckonSum } from "../../../src/language-model/money/reckon-cost.ts";
import { usageOf } from "../requests.ts";

const price: ModelPrice = {
  input: 2_000_000,
  cachedInput: 100_000,
  cacheWrite: 2_500_000,
  output: 10_000_000,
  longInput: {
    aboveTokens: 1000,
    input: 4_000_000,
    cachedInput: 200_000,
    cacheWrite: 5_000_000,
    output: 15_000_000,
  },
  batchPercent: 50,
  asOf: "2026-11-22",
  source: "a test",
};

describe("what a call cost", () => {
  test("is counted apart for plain, ready, stored and answered tokens", () => {
    const usage = usageOf(1000, 10, { cachedInputTokens: 400, cacheWriteTokens: 100 });
    expect(reckonCost(usage, price, "live")).toBe(500 * 2 + 400 * 0.1 + 100 * 2.5 + 10 * 10);
  });

  test("is half in a batch, and the price of long questions for all tokens of one", () => {
    expect(reckonCost(usageOf(1000, 10), price, "batch")).toBe(1050);
    expect(reckonCost(usageOf(1001, 10), price, "live")).toBe(4 * 1001 + 15 * 10);
    expect(reckonSum({ inputTokens: 1001, outputTokens: 10 }, price, "live")).toBe(2 * 1001 + 10 * 10);
  });

  test("is the live price in a batch where no other is known", () => {
    const { batchPercent, ...live } = price;
    expect(batchPercent).toBe(50);
    expect(reckonCost(usageOf(1000, 10), live, "batch")).toBe(2100);
  });

  test("is rounded up to a millionth of a dollar, so that a sum is never less than the bill", () => {
    const cheap = { ...price, input: 50_000 };
    expect(reckonCost(usageOf(1, 0), cheap, "live")).toBe(1);
    expect(reckonCost(usageOf(0, 0), cheap, "live")).toBe(0);
  });

  test("is never more than the most of its tokens, and exact to the last place", () => {
    const amount = fc.integer({ min: 0, max: 600_000_000 });
    const count = fc.integer({ min: 0, max: 3_000_000 });
    const arbitraryPrice = fc.record({
      input: amount,
      cachedInput: amount,
      cacheWrite: amount,
      output: amount,
    });
    fc.assert(
      fc.property(
        arbitraryPrice,
        fc.tuple(count, count, count, count),
        (each, [plain, cached, write, output]) => {
          const usage = usageOf(plain + cached + write, output, {
            cachedInputTokens: cached,
            cacheWriteTokens: write,
          });
          expect(isCountable(usage)).toBe(true);
          const flat: ModelPrice = { ...each, asOf: "", source: "" };
          const parts = [
            [plain, each.input],
            [cached, each.cachedInput],
            [write, each.cacheWrite],
            [output, each.output],
          ] as const;
          const exact = parts.reduce((sum, [tokens, micros]) => sum + BigInt(tokens) * BigInt(micros), 0n);
          const cost = reckonCost(usage, flat, "live");
          expect(BigInt(cost) * 1_000_000n).toBeGreaterThanOrEqual(exact);
          expect(BigInt(cost - 1) * 1_000_000n).toBeLessThan(exact === 0n ? 1n : exact);
          expect(cost).toBeLessThanOrEqual(reckonMost(usage, flat, "live"));
        },
      ),
    );
  });
});

describe("the most that a call can cost", () => {
  test("is at the dearest price of its question, and at that of long ones where it may be one", () => {
    expect(reckonMost({ inputTokens: 1000, outputTokens: 10 }, price, "live")).toBe(2500 + 100);
    expect(reckonMost({ inputTokens: 1001, outputTokens: 10 }, price, "live")).toBe(5 * 1001 + 150);
    expect(reckonMost({ inputTokens: 1000, outputTokens: 10 }, price, "batch")).toBe(1300);
  });
});
