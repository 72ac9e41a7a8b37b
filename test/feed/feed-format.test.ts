import { expect, it } from "vitest";
import { formatOfPath } from "../../src/feed/formats/detection.ts";

it.each([
  ["feed.csv", "csv"],
  ["FEED.CSV.GZ", "csv"],
  ["a.b/feed.tab", "tsv"],
  ["feed.tsv.gz", "tsv"],
  ["feed.json", "json"],
  ["feed.ndjson", "jsonl"],
  ["feed.jsonl.gz", "jsonl"],
  ["feed.txt", undefined],
  ["csv", undefined],
])("the path %s names the format %s", (path, format) => {
  expect(formatOfPath(path)).toBe(format);
});
