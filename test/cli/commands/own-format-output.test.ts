import { describe, expect, test } from "vitest";
import { planOwnFormat } from "../../../src/cli/commands/own-format-output.ts";
import type { FeedDescription } from "../../../src/feed/feed.ts";

function described(format: string): FeedDescription {
  return { format, encoding: "utf-8", hasBom: false, isGzip: false, columns: [], headerRaw: "", why: [] };
}

const planFixedOutput = (request: Omit<Parameters<typeof planOwnFormat>[0], "ending">) =>
  planOwnFormat({ ...request, ending: "fixed" });

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

describe("where a decided feed goes", () => {
  const workbook = { path: "feed.xlsx", sheet: "Articles" } as never;
  const plan = (feedPath: string | undefined, out?: string, feed = described("csv")) =>
    planOwnFormat({ feedPath, feed, out, ending: "decided" });

  test("is beside the feed, packed as it is", () => {
    expect(["a/feed.csv", "feed.csv.gz", "feed"].map((path) => plan(path).path)).toEqual([
      "a/feed.decided.csv",
      "feed.decided.csv.gz",
      "feed.decided.csv",
    ]);
    expect(plan("feed.csv.gz").isGzip).toBe(true);
    expect(plan(undefined).path).toBeUndefined();
  });

  test("is a workbook where the feed is one", () => {
    const feed = { ...described("csv"), workbook };
    for (const out of [undefined, "w.xlsx", "w.xlsm"])
      expect(plan("feed.xlsx", out, feed)).toMatchObject({ isGzip: false, workbook: { source: workbook } });
    expect(plan("feed.xlsx", undefined, feed).path).toBe("feed.decided.xlsx");
    expect(plan("feed.xlsx", "w.csv", feed).workbook).toBeUndefined();
  });

  test("is refused where its ending names another format", () => {
    for (const out of ["x.jsonl", "w.xlsx", "x.xml"])
      expect(() => plan("feed.csv", out)).toThrow(expect.objectContaining({ code: "PDO_DECIDED_FORMAT" }));
  });
});
