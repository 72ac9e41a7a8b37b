import { expect, test } from "vitest";
import { parseFailOn } from "../../../src/batch/summary/fail-on.ts";

const counts = { rows: 200, rejected: 2, partial: 50, fallbacks: 3 };

test.each([
  ["rejects>1%", false],
  ["rejects>=1%", true],
  ["rejects > 1", true],
  ["rejects>2", false],
  ["partial>=25%", true],
  ["partial > 25.5 %", false],
  ["fallbacks>2", true],
  ["fallbacks>=2%", false],
])("%s on 2 rejects, 50 partial and 3 with fallbacks of 200 rows: %s", (text, isPassed) => {
  expect(parseFailOn(text).isPassed(counts)).toBe(isPassed);
});

test("no share is passed where there are no rows", () => {
  expect(parseFailOn("rejects>0%").isPassed({ rows: 0, rejected: 0, partial: 0, fallbacks: 0 })).toBe(false);
});

test.each(["", "rejects", "rejects>", "rejects=1", "errors>1", "rejects>-1", "rejects>1%%"])(
  "%j is refused with an example",
  (text) => {
    expect(() => parseFailOn(text)).toThrow(expect.objectContaining({ code: "PDO_FAIL_ON_INVALID" }));
  },
);
