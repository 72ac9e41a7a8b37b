import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boundCall, byteCount } from "../../../src/language-model/money/call-bound.ts";
import { countOutcome } from "../../../src/language-model/money/call-outcome.ts";
import { requestOf, usageOf } from "../requests.ts";

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
      { numRuns: 30 },
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
