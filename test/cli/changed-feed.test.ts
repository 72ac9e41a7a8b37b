import { appendFileSync, existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { startCountedService } from "./counted-service.ts";
import { folderOf, run } from "./folder.ts";

const header = "sku,Title,Description\n";
const rowsFrom = (first: number, rows: number) =>
  Array.from({ length: rows }, (_, row) => `${first + row},Red shirt ${first + row},${"soft ".repeat(20)}\n`);

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

/** Enriches a feed of many pieces, on which something acts while it is read. */
async function enrichWhile(act: (feed: string) => void, ...words: string[]) {
  const folder = folderOf({ "feed.csv": header + rowsFrom(0, 40_000).join(""), "out.csv": "last night's" });
  const at = (name: string) => join(folder, name);
  // At its first call the feed is open, and not read to its end.
  const service = await startCountedService(() => act(at("feed.csv")));
  close = service.close;
  const { environment } = service;
  const paths = ["-o", at("out.csv"), "--rejects", at("rejects.csv"), "--summary", at("run.json")];
  const flags = ["--force", "--tasks", "name", "--no-cache", "--concurrency", "1", "--rows", "20", ...words];
  const ended = await run(["enrich", at("feed.csv"), ...paths, ...flags], { environment });
  return { ...ended, at };
}

describe("a feed that is changed while it is read", () => {
  test.each([
    ["cut", (feed: string) => truncateSync(feed, 3_000_000), "and has 3000000 now"],
    ["written on", (feed: string) => appendFileSync(feed, "x,y,z\n"), "bytes at the beginning and has"],
    [
      "overwritten in place",
      (feed: string) =>
        writeFileSync(feed, readFileSync(feed, "utf8").replaceAll("Red", "Ren"), { flag: "r+" }),
      "It was written to",
    ],
    [
      "replaced by another",
      (feed: string) => {
        writeFileSync(`${feed}.new`, readFileSync(feed));
        renameSync(`${feed}.new`, feed);
      },
      "Another file has its name now.",
    ],
  ])("and %s ends the run with 4, and replaces nothing", async (_, act, seen) => {
    const { code, said, at } = await enrichWhile(act);
    expect(said).toContain("feed.csv: the feed was changed while it was read.");
    expect(said).toContain(seen);
    expect(said).toContain("PDO_FEED_CHANGED");
    expect(code).toBe(4);
    expect(readFileSync(at("out.csv"), "utf8")).toBe("last night's");
    expect([at("rejects.csv"), at("run.json")].map(existsSync)).toEqual([false, false]);
  });

  test("is enriched as ever where nobody touches it", async () => {
    const { code, at } = await enrichWhile(() => {});
    expect(code).toBe(0);
    expect(readFileSync(at("out.csv"), "utf8")).not.toBe("last night's");
  });
});
