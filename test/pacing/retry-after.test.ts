import { describe, expect, test } from "vitest";
import { parseRetryAfter } from "../../src/pacing/retry-after.ts";

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
