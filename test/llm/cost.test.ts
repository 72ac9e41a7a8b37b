import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  boundCall,
  byteCount,
  costOfCall,
  costOfCalls,
  type ModelPrice,
  maxCostOfCall,
} from "../../src/llm/cost.ts";
import { countOutcome, isCountable } from "../../src/llm/usage-tally.ts";
import { propertyRuns } from "../property-runs.ts";
import { requestOf, usageOf } from "./requests.ts";

describe("the most that a call can take", () => {
  test("is a token for each byte of all that is sent, and what providers add", () => {
    const request = requestOf("Lampe für Äpfel");
    const bytes = byteCount(request);
    expect(bytes).toBe(
      Buffer.byteLength(`Name the product.nameLampe für Äpfel${JSON.stringify(request.schema)}`),
    );
    expect(boundCall(request)).toEqual({ inputTokens: bytes + 2 * 16 + 1000, outputTokens: 100 });
  });

  test("grows with every text and message", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (one, other) => {
        const request = requestOf(one);
        const longer = {
          ...request,
          messages: [...request.messages, { role: "assistant" as const, text: other }],
        };
        const grown = boundCall(longer).inputTokens - boundCall(request).inputTokens;
        expect(grown).toBe(Buffer.byteLength(other) + 16);
      }),
      { numRuns: propertyRuns(30) },
    );
  });
});

describe("what a try is counted as", () => {
  const bound = { inputTokens: 1000, outputTokens: 100 };

  test("is the provider's count, or nothing, or the most that it can have taken", () => {
    expect(countOutcome(usageOf(10, 2), bound)).toEqual({ usage: usageOf(10, 2), isEstimated: false });
    expect(countOutcome("nothing", bound)).toBeUndefined();
    expect(countOutcome("unknown", bound)).toEqual({ usage: usageOf(1000, 100), isEstimated: true });
  });

  test.each([
    ["not a number", usageOf(Number.NaN, 1)],
    ["negative", usageOf(-5, 1)],
    ["a fraction", usageOf(1.5, 1)],
    ["beyond all models", usageOf(1e12, 1)],
    ["more of a part than of the whole", usageOf(10, 1, { cachedInputTokens: 11 })],
  ])("is the most where the provider's count is %s", (_, usage) => {
    expect(countOutcome(usage, bound)).toEqual({ usage: usageOf(1000, 100), isEstimated: true });
  });
});

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
    expect(costOfCall(usage, price, "live")).toBe(500 * 2 + 400 * 0.1 + 100 * 2.5 + 10 * 10);
  });

  test("is half in a batch, and the price of long questions for all tokens of one", () => {
    expect(costOfCall(usageOf(1000, 10), price, "batch")).toBe(1050);
    expect(costOfCall(usageOf(1001, 10), price, "live")).toBe(4 * 1001 + 15 * 10);
    expect(costOfCalls({ inputTokens: 1001, outputTokens: 10 }, price, "live")).toBe(2 * 1001 + 10 * 10);
  });

  test("is the live price in a batch where no other is known", () => {
    const { batchPercent, ...live } = price;
    expect(batchPercent).toBe(50);
    expect(costOfCall(usageOf(1000, 10), live, "batch")).toBe(2100);
  });

  test("is rounded up to a millionth of a dollar, so that a sum is never less than the bill", () => {
    const cheap = { ...price, input: 50_000 };
    expect(costOfCall(usageOf(1, 0), cheap, "live")).toBe(1);
    expect(costOfCall(usageOf(0, 0), cheap, "live")).toBe(0);
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
          const cost = costOfCall(usage, flat, "live");
          expect(BigInt(cost) * 1_000_000n).toBeGreaterThanOrEqual(exact);
          expect(BigInt(cost - 1) * 1_000_000n).toBeLessThan(exact === 0n ? 1n : exact);
          expect(cost).toBeLessThanOrEqual(maxCostOfCall(usage, flat, "live"));
        },
      ),
    );
  });
});

describe("the most that a call can cost", () => {
  test("is at the dearest price of its question, and at that of long ones where it may be one", () => {
    expect(maxCostOfCall({ inputTokens: 1000, outputTokens: 10 }, price, "live")).toBe(2500 + 100);
    expect(maxCostOfCall({ inputTokens: 1001, outputTokens: 10 }, price, "live")).toBe(5 * 1001 + 150);
    expect(maxCostOfCall({ inputTokens: 1000, outputTokens: 10 }, price, "batch")).toBe(1300);
  });
});
