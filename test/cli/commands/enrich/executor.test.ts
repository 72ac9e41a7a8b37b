import { expect, test } from "vitest";
import { countThreads, singleRows } from "../../../../src/cli/commands/enrich/executor.ts";

const long = { requested: undefined, cores: 4, totalBytes: 50_000_000, isGzip: false, mostRows: undefined };

test.each([
  ["a long feed gets a thread for each core", {}, 4],
  ["a packed one too", { totalBytes: 2_000_000, isGzip: true }, 4],
  ["one of some thousand rows gets fewer than there are cores", { totalBytes: 2_000_000 }, 3],
  ["a short one none", { totalBytes: 300_000 }, 0],
  ["nor does a stream, whose length nobody knows", { totalBytes: undefined }, 0],
  ["nor the first rows of a long one", { mostRows: 1000 }, 0],
  ["nor a machine with one core", { cores: 1 }, 0],
  ["what is asked for is what there is", { requested: 2, totalBytes: undefined }, 2],
  ["one thread is this process", { requested: 1 }, 0],
  ["none as well", { requested: 0 }, 0],
])("%s", (_, question, threads) => {
  expect(countThreads({ ...long, ...question })).toBe(threads);
});

test.each([1, 4, 8, 32, 200])(
  "rows that wait for %i calls are worked on by themselves, and are enough to keep them busy",
  (concurrency) => {
    const { batchSize, windowSize } = singleRows(concurrency);
    expect(batchSize).toBe(1);
    expect(batchSize * windowSize).toBeGreaterThanOrEqual(16 * concurrency);
  },
);
