import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { resolveBelow } from "../../../src/cli/mcp/folder.ts";

const stage = realpathSync(mkdtempSync(join(tmpdir(), "pdo-folder-")));
mkdirSync(join(stage, "feeds", "inner"), { recursive: true });
writeFileSync(join(stage, "feeds", "inner", "feed.csv"), "a");
writeFileSync(join(stage, "feeds-other.csv"), "a");
symlinkSync("inner/feed.csv", join(stage, "feeds", "near.csv"));
symlinkSync("../feeds-other.csv", join(stage, "feeds", "out.csv"));

test.each([
  "inner/feed.csv",
  "./inner/../inner/feed.csv",
  "near.csv",
  join(stage, "feeds", "inner", "feed.csv"),
])("%s is below the folder", async (named) => {
  expect(await resolveBelow("feeds", named, stage)).toBe(join(stage, "feeds", "inner", "feed.csv"));
});

test.each([
  "../feeds-other.csv",
  "out.csv",
  "inner",
  ".",
  "",
  "/etc/passwd",
  "none.csv",
  "a\0b",
  "/dev/null",
])("%j is not", async (named) => {
  await expect(resolveBelow("feeds", named, stage)).rejects.toMatchObject({ code: "PDO_FILE_OUTSIDE" });
});
