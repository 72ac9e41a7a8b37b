import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alignRows } from "../../../../src/cli/commands/verify/compare-rows.ts";

const align = (feed: string, enriched: string) =>
  alignRows({
    feedRows: feed.length,
    enrichedRows: enriched.length,
    isSame: (ofFeed, ofEnriched) => feed[ofFeed] === enriched[ofEnriched],
  });

describe("two sequences of rows that are not alike", () => {
  test.each([
    ["abcd", "xbcd", { kind: "damaged" }],
    ["abcd", "bcd", { kind: "missing", rows: 1 }],
    ["abcd", "d", { kind: "missing", rows: 3 }],
    ["abcd", "xyabcd", { kind: "extra", rows: 2 }],
    ["aab", "xab", { kind: "damaged" }],
    ["abcd", "wxyz", { kind: "damaged" }],
    ["a", "x", { kind: "damaged" }],
    ["", "x", { kind: "extra", rows: 1 }],
    ["a", "", { kind: "missing", rows: 1 }],
  ])("%s and %s go on together", (feed, enriched, alignment) => {
    expect(align(feed, enriched)).toEqual(alignment);
  });

  test("never pass more rows than there are", () => {
    const rows = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom("a", "b", "c") });
    fc.assert(
      fc.property(rows, rows, (feed, enriched) => {
        const found = align(feed, enriched);
        if (found.kind === "missing") expect(found.rows).toBeLessThanOrEqual(feed.length);
        if (found.kind === "extra") expect(found.rows).toBeLessThanOrEqual(enriched.length);
      }),
    );
  });
});
