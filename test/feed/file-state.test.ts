import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openFeedFile, readFeed } from "../../src/feed/reader.ts";

/** Reads a file of several pieces, and acts on it after the first records. */
async function readWhile(act: (path: string) => void): Promise<number> {
  const path = join(mkdtempSync(join(tmpdir(), "pdo-state-")), "feed.csv");
  writeFileSync(path, `a,b\n${'1,"a long cell of some text"\n'.repeat(40_000)}`);
  const feed = await readFeed(await openFeedFile(path));
  let rows = 0;
  for await (const batch of feed.records()) {
    if (rows === 0) act(path);
    rows += batch.length;
  }
  return rows;
}

test("a file that stays as it is is read to its end", async () => {
  expect(await readWhile(() => {})).toBe(40_000);
});

test.each([
  ["cut", (path: string) => truncateSync(path, 600_000)],
  ["cut within a quoted cell", (path: string) => truncateSync(path, 600_010)],
  ["written on", (path: string) => appendFileSync(path, "2,b\n")],
  ["removed", (path: string) => rmSync(path)],
])("a file that is %s meanwhile is refused, whatever else is wrong with it then", async (_, act) => {
  await expect(readWhile(act)).rejects.toMatchObject({ code: "PDO_FEED_CHANGED" });
});
