import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startProgram } from "../program.ts";

const root = join(import.meta.dirname, "../../..");

/** What the built program loads, a path or package each. */
async function loadedBy(words: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "pdo-loaded-"));
  cpSync(join(root, "samples/feed.csv"), join(folder, "feed.csv"));
  const log = join(folder, "loaded.txt");
  const hook = `import { appendFileSync } from "node:fs";
export async function load(url, context, next) {
  appendFileSync(${JSON.stringify(log)}, url + "\\n");
  return next(url, context);
}`;
  const preload = join(folder, "preload.mjs");
  writeFileSync(join(folder, "hook.mjs"), hook);
  writeFileSync(preload, `import { register } from "node:module"; register("./hook.mjs", import.meta.url);`);
  const { said } = await startProgram(words, { folder, preload }).ended;
  expect(said).not.toContain("fault");
  return readFileSync(log, "utf8").split("\n");
}

const ofCluster =
  /chunks\/(?:cluster|claim|registry|join-run|plan-run|worker)|node_modules\/(?:bullmq|ioredis)/;

test.each([[["--version"]], [["enrich", "feed.csv", "-o", "out.csv"]], [["enrich", "--help"]]])(
  "pdo %j loads nothing of clusters",
  { timeout: 60_000 },
  async (words) => {
    const loaded = await loadedBy(words);
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter((url) => ofCluster.test(url))).toEqual([]);
  },
);

test("pdo worker does, which shows that these are its files", { timeout: 60_000 }, async () => {
  const loaded = await loadedBy(["worker", "--cluster", "redis://127.0.0.1:1", "--connect-timeout", "100"]);
  expect(loaded.some((url) => ofCluster.test(url))).toBe(true);
});
