import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

const baseUrl = ["--base-url", "http://127.0.0.1:9/api"];

async function run(words: readonly string[], input?: string) {
  const world = createStandInWorld(input === undefined ? {} : { input });
  return { code: await main([...words, ...baseUrl], world), said: world.said() };
}

test.each(["--api-key-file", "--provider-key-file"])(
  "%s with the key itself in a path's place is refused without repeating it",
  async (flag) => {
    const { code, said } = await run(["categories", flag, "canary-0123456789"]);
    expect(code).toBe(2);
    expect(said).toContain("PDO_KEY_FILE_UNREADABLE");
    expect(said).toContain(flag);
    expect(said).not.toContain("canary");
  },
);

test.each([
  ["has spaces", "canary-1 canary-2\n"],
  ["has several lines", "canary-1\ncanary-2\n"],
  ["has more than 512 characters", `canary${"x".repeat(507)}`],
  ["has more than 512 characters", "canary".repeat(100_000)],
  ["is empty", " \n"],
])("a file that %s is refused as a key without repeating it", async (why, content) => {
  const path = join(mkdtempSync(join(tmpdir(), "pdo-secrets-")), "key");
  writeFileSync(path, content);
  const { code, said } = await run(["categories", "--api-key-file", path]);
  expect(code).toBe(2);
  expect(said).toContain("PDO_KEY_INVALID");
  expect(said).toContain(`It ${why}`);
  expect(said).not.toContain("canary");
});

test.skipIf(process.platform === "win32")("a key file without an end is not read to its end", async () => {
  const { code, said } = await run(["categories", "--api-key-file", "/dev/zero"]);
  expect(code).toBe(2);
  expect(said).toContain("PDO_KEY_INVALID");
});

test.each([
  ["a filter's records and a key", ["name", "--api-key-file", "-"]],
  ["a feed and a key", ["enrich", "-", "--provider-key-file", "-"]],
  ["two keys", ["categories", "--api-key-file", "-", "--provider-key-file", "-"]],
])("standard input is not asked for %s at once", async (_, words) => {
  const { code, said } = await run(words, "key\n");
  expect(code).toBe(2);
  expect(said).toContain("PDO_INPUT_TWICE");
});
