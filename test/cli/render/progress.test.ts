import { expect, test } from "vitest";
import { progressText } from "../../../src/cli/render/progress.ts";

const feed = (read: number, total?: number) => ({
  bytesRead: () => read,
  ...(total !== undefined && { totalBytes: total }),
});

test("shows rows, share, rate, time left and rejects", () => {
  const text = progressText({ rows: 12_000, failedRows: 3 }, { feed: feed(340, 1000), elapsedMs: 8_000 });
  expect(text).toBe("12,000 rows (34 %), 1,500 rows/s, 15.5 s left, 3 rejected");
});

test("shows neither share nor time left for a stream of unknown length", () => {
  expect(progressText({ rows: 10, failedRows: 0 }, { feed: feed(340), elapsedMs: 1_000 })).toBe(
    "10 rows, 10 rows/s",
  );
});

test("measures a run that ends before the feed by its rows", () => {
  const work = { feed: feed(340, 1000), mostRows: 200, elapsedMs: 1_000 };
  expect(progressText({ rows: 50, failedRows: 0 }, work)).toBe("50 rows (25 %), 50 rows/s, 3.0 s left");
});

test("divides by nothing before the first row", () => {
  const text = progressText({ rows: 0, failedRows: 0 }, { feed: feed(0, 1000), elapsedMs: 0 });
  expect(text).toBe("0 rows (0 %), 0 rows/s");
});

test("of a feed that is read ahead, shows the share of the rows that are done", () => {
  const work = { feed: feed(1000, 1000), rowsRead: 200, elapsedMs: 60_000 };
  expect(progressText({ rows: 30, failedRows: 0 }, work)).toBe("30 rows (15 %), 0.5 rows/s, 5 min 40 s left");
});

test("shows what a language model has cost so far, and what is waited for", () => {
  const spending = () => ({ calls: 46, tokens: 61_000, cost: 0.0123, waitsFor: "32 answers" });
  const work = { feed: feed(340), elapsedMs: 1_000, spending };
  expect(progressText({ rows: 10, failedRows: 0 }, work)).toBe(
    "10 rows, 10 rows/s, 46 calls, 61,000 tokens, $0.0123, waiting for 32 answers",
  );
  const free = () => ({ calls: 1, tokens: 1, cost: null, waitsFor: null });
  expect(progressText({ rows: 10, failedRows: 0 }, { ...work, spending: free })).toBe(
    "10 rows, 10 rows/s, 1 call, 1 token",
  );
});
