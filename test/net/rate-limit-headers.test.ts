import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRateLimit, parseRetryAfter } from "../../src/net/rate-limit-headers.ts";

const quota = (policy: string, remaining: number, resetMs: number) => ({ policy, remaining, resetMs });

describe("the RateLimit header", () => {
  test.each([
    ['"default";r=50;t=30', [quota('"default"', 50, 30_000)]],
    ['"default";r=0;t=0', [quota('"default"', 0, 0)]],
    ['"default"; r=50; t=30', [quota('"default"', 50, 30_000)]],
    ['"a";r=1;t=2, "b";r=3;t=4', [quota('"a"', 1, 2000), quota('"b"', 3, 4000)]],
    ['"a";r=1;t=2;pk=:cHsdsRa894==:', [quota('"a"', 1, 2000)]],
    ['"a";t=2;r=1;more;word=token;number=-1.5;flag=?1', [quota('"a"', 1, 2000)]],
    ['"a\\"b;r=9;t=9";r=1;t=2', [quota('"a\\"b;r=9;t=9"', 1, 2000)]],
    ['"a";r=1;r=2;t=3', [quota('"a"', 2, 3000)]],
    ['"a";r=1', []],
  ])("%s is read", (header, expected) => {
    expect(parseRateLimit({ ratelimit: header })).toEqual(expected);
  });

  test.each([
    "",
    "default;r=50;t=30",
    '"default";r=50;t=30,',
    '"default";r=50;t=30 x',
    '"default";r=-1;t=30',
    '"default";r=1.5;t=30',
    '"default";r="1";t=30',
    '"default";R=1;t=30',
    '"default',
    '"default";t=30',
    "limit=100, remaining=50, reset=5",
    '"a";r=0;t=30, b',
  ])("%j is malformed and ignored as a whole", (header) => {
    expect(parseRateLimit({ ratelimit: header })).toEqual([]);
  });

  test("that was sent several times is one list", () => {
    expect(parseRateLimit({ ratelimit: ['"a";r=1;t=2', '"b";r=3;t=4'] })).toHaveLength(2);
  });

  test("of the older drafts is read where there is no newer one, unless its reset is a date", () => {
    const older = { "ratelimit-remaining": "7", "ratelimit-reset": "12" };
    expect(parseRateLimit(older)).toEqual([quota("", 7, 12_000)]);
    expect(parseRateLimit({ ...older, ratelimit: '"a";r=1;t=2' })).toEqual([quota('"a"', 1, 2000)]);
    expect(parseRateLimit({ ...older, "ratelimit-reset": "1750000000" })).toEqual([]);
    expect(parseRateLimit({ "ratelimit-remaining": "7" })).toEqual([]);
    expect(parseRateLimit({})).toEqual([]);
  });

  test("is read without work that grows with its square, whatever it holds", () => {
    const pieces = fc.constantFrom('"', "a", ";", "r=1", "t=2", "\\", " ", ",", "=", "1");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 400 }), (parts) => {
        expect(() => parseRateLimit({ ratelimit: parts.join("").repeat(200) })).not.toThrow();
      }),
    );
  });
});

describe("Retry-After", () => {
  const now = Date.UTC(2030, 0, 1);
  test.each([
    ["0", 0],
    ["1", 1000],
    [" 120 ", 120_000],
    ["Tue, 01 Jan 2030 00:01:00 GMT", 60_000],
    ["Mon, 31 Dec 2029 23:00:00 GMT", 0],
    ["-1", undefined],
    ["1.5", 1500],
    ["0.0001", 1],
    ["1.", undefined],
    ["1, 120", 120_000],
    ["120,1", 120_000],
    ["soon, 5", 5000],
    ["Tuesday, 01-Jan-30 00:01:00 GMT", 60_000],
    ["Tue Jan  1 00:01:00 2030", 60_000],
    ["Tue, 01 Jan 2030 00:01:00 +0000", 60_000],
    ["Tue, 01 Jan 2030 00:01:00 GMT, Tue, 01 Jan 2030 00:02:00 GMT", 120_000],
    ["Tue, 01 Jan 2030 00:01:00 GMT, 90", 90_000],
    ["1e3", undefined],
    ["soon", undefined],
    ["", undefined],
    ["2030", 2_030_000],
    ["Jan 1", undefined],
    [undefined, undefined],
  ])("%j is %j ms", (header, expected) => {
    expect(parseRetryAfter(header, now)).toBe(expected);
  });
});
