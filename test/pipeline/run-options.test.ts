import fc from "fast-check";
import { expect, test } from "vitest";
import type { Feed } from "../../src/feed/feed.ts";
import type { FeedRecord } from "../../src/feed/record.ts";
import { type RowSelection, selectRecords } from "../../src/pipeline/run-options.ts";

/** A feed of so many records in batches of seven, which counts how many were read. */
function countingFeed(total: number) {
  const read = { records: 0 };
  async function* records() {
    for (let start = 0; start < total; start += 7) {
      const batch = Array.from({ length: Math.min(7, total - start) }, (_, at) => ({ index: start + at }));
      read.records += batch.length;
      yield batch as FeedRecord[];
    }
  }
  return { feed: { records } as unknown as Feed, read };
}

async function indexes(total: number, selection: RowSelection): Promise<number[]> {
  const chosen: number[] = [];
  for await (const batch of selectRecords(countingFeed(total).feed, selection)) {
    chosen.push(...batch.map(({ index }) => index));
  }
  return chosen;
}

test("all means every row", async () => {
  expect(await indexes(20, { kind: "all" })).toEqual([...Array(20).keys()]);
});

test("first means no row after them is read, but for those of the same batch", async () => {
  const { feed, read } = countingFeed(1000);
  const chosen: number[] = [];
  for await (const batch of selectRecords(feed, { kind: "first", rows: 10 })) {
    chosen.push(...batch.map(({ index }) => index));
  }
  expect(chosen).toEqual([...Array(10).keys()]);
  expect(read.records).toBe(14);
});

test("a sample has just so many rows, the first among them, at even distances", async () => {
  const sizes = fc.record({
    total: fc.integer({ min: 1, max: 300 }),
    rows: fc.integer({ min: 1, max: 300 }),
  });
  await fc.assert(
    fc.asyncProperty(sizes, async ({ total, rows }) => {
      const chosen = await indexes(total, { kind: "sample", rows, total });
      expect(chosen.length).toBe(Math.min(rows, total));
      expect(chosen[0]).toBe(0);
      const gaps = chosen.slice(1).map((index, at) => index - (chosen[at] ?? 0));
      if (gaps.length > 0) expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
    }),
  );
});
