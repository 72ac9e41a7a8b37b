import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { makeFeed } from "./make-feed.ts";

const allDay = 86_400_000;

/** A folder with a made feed, `feed.csv`, for as long as the file's measurements take. @returns a file's path in it */
export function useFeedFolder(rows: number): (name: string) => string {
  let folder = "";
  const at = (name: string) => join(folder, name);
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "pdo-bench-"));
    await makeFeed(at("feed.csv"), rows);
  }, allDay);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return at;
}
