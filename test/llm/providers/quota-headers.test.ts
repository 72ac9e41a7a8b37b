import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDuration, toRateLimit } from "../../../src/llm/providers/quota-headers.ts";
import { parseRateLimit } from "../../../src/net/rate-limit-headers.ts";

const now = Date.UTC(2026, 0, 1);
const openai = (limit: number, remaining: number, reset: string, policy = "requests") => ({
  [`x-ratelimit-limit-${policy}`]: String(limit),
  [`x-ratelimit-remaining-${policy}`]: String(remaining),
  [`x-ratelimit-reset-${policy}`]: reset,
});
const anthropic = (limit: number, remaining: number, seconds: number, policy = "requests") => ({
  [`anthropic-ratelimit-${policy}-limit`]: String(limit),
  [`anthropic-ratelimit-${policy}-remaining`]: String(remaining),
  [`anthropic-ratelimit-${policy}-reset`]: new Date(now + seconds * 1000).toISOString(),
});

describe("a provider's quota headers", () => {
  test("are ignored while the quota allows a call", () => {
    expect(toRateLimit({}, now, 1000)).toBeUndefined();
    expect(toRateLimit(openai(500, 1, "59s"), now, 1000)).toBeUndefined();
    expect(toRateLimit(anthropic(50_000, 1000, 59, "tokens"), now, 1000)).toBeUndefined();
  });

  test("hold calls back until a tenth is there again, where nothing is left", () => {
    expect(toRateLimit(openai(500, 0, "60s"), now, 1000)).toBe('"requests";r=0;t=6');
    expect(toRateLimit(anthropic(50, 0, 60), now, 1000)).toBe('"requests";r=0;t=6');
    expect(toRateLimit(openai(500, 0, "1m0s"), now, 1000)).toBe('"requests";r=0;t=6');
  });

  test("count a call's usual tokens", () => {
    expect(toRateLimit(openai(10_000, 400, "57.6s", "tokens"), now, 1000)).toBe('"tokens";r=0;t=6');
    expect(toRateLimit(openai(10_000, 400, "57.6s", "tokens"), now, 5000)).toBe('"tokens";r=0;t=28');
    expect(toRateLimit(openai(10_000, 400, "57.6s", "tokens"), now, 300)).toBeUndefined();
  });

  test("of a day's quota hold for one more call, not for a tenth of the day", () => {
    expect(toRateLimit(openai(1000, 0, "24h0m0s"), now, 1)).toBe('"requests";r=0;t=87');
  });

  test("are left alone where they say nothing that can be heeded", () => {
    for (const headers of [
      openai(-1, -1, "1s"),
      openai(0, 0, "1s"),
      openai(500, 0, "soon"),
      openai(500, 0, "12ms"),
      { "x-ratelimit-remaining-requests": "0" },
      { ...anthropic(50, 0, 60), "anthropic-ratelimit-requests-reset": "soon" },
      anthropic(50, 0, -60),
    ]) {
      expect(toRateLimit(headers, now, 1000)).toBeUndefined();
    }
  });

  test("are always converted to a form that pacing reads", () => {
    const count = fc.nat(100_000);
    fc.assert(
      fc.property(count, count, fc.integer({ min: 1, max: 86_400 }), (limit, remaining, seconds) => {
        const headers = {
          ...openai(limit, remaining, `${seconds}s`),
          ...anthropic(limit, remaining, seconds, "tokens"),
        };
        const told = toRateLimit(headers, now, 50);
        const quotas = told === undefined ? [] : parseRateLimit({ ratelimit: told });
        expect(quotas).toHaveLength(told === undefined ? 0 : told.split(", ").length);
        for (const { remaining: left, resetMs } of quotas) {
          expect(left).toBe(0);
          expect(resetMs).toBeLessThanOrEqual((seconds + 1) * 1000 * Math.max(1, 50));
        }
      }),
    );
  });
});

test.each([
  ["1s", 1000],
  ["6m0s", 360_000],
  ["120ms", 120],
  ["7.66s", 7660],
  ["1h2m3.5s", 3_723_500],
  ["34.0739s", 34_074],
  ["0s", 0],
])("a span of time is read as providers write it: %s", (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds);
});

test.each(["", "7", "soon", "1s ", "-1s", "1w", "s", "1.s", "99999999999s"])(
  "what is none is none: %j",
  (text) => {
    expect(parseDuration(text)).toBeUndefined();
  },
);

test("any minutes and seconds add up", () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(59), (minutes, seconds) => {
      expect(parseDuration(`${minutes}m${seconds}s`)).toBe((minutes * 60 + seconds) * 1000);
    }),
  );
});
