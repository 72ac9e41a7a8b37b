import { describe, expect, test } from "vitest";
import { planFixedOutput } from "../../../../src/cli/commands/lint/linted-feed.ts";
import type { FeedDescription } from "../../../../src/feed/feed.ts";

function described(format: string): FeedDescription {
  return { format, encoding: "utf-8", hasBom: false, isGzip: false, columns: [], headerRaw: "", why: [] };
}

describe("where a fixed feed goes", () => {
  test("is beside the feed, under its own ending, unpacked", () => {
    const pathOf = (feedPath: string) =>
      planFixedOutput({ feedPath, feed: described("csv"), out: undefined }).path;
    expect(["a/feed.csv", "feed.csv.gz", "feed.txt", "feed"].map(pathOf)).toEqual([
      "a/feed.fixed.csv",
      "feed.fixed.csv",
      "feed.fixed.txt",
      "feed.fixed.csv",
    ]);
  });

  test("is standard output for a stream, and where it is asked for", () => {
    expect(
      planFixedOutput({ feedPath: undefined, feed: described("jsonl"), out: undefined }).path,
    ).toBeUndefined();
    expect(planFixedOutput({ feedPath: "feed.csv", feed: described("csv"), out: "-" }).path).toBeUndefined();
  });

  test("keeps the feed's format whatever its name, and packs where the name says so", () => {
    const plan = planFixedOutput({ feedPath: "feed.json", feed: described("jsonl"), out: "x.json.gz" });
    expect(plan).toEqual({ path: "x.json.gz", name: "x.json.gz", format: "jsonl", isGzip: true });
  });

  test("is refused where its ending names another format", () => {
    const plan = () => planFixedOutput({ feedPath: "feed.csv", feed: described("csv"), out: "x.jsonl" });
    expect(plan).toThrow(expect.objectContaining({ code: "PDO_FIX_FORMAT" }));
  });
});
