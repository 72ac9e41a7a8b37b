import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeFolder } from "../../src/lib/atomic-file.ts";
import { createKey } from "../../src/server/keys.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-folder-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("makeFolder", () => {
  test("creates parents, and accepts an existing folder", () => {
    const path = join(folder, "a", "b", "c");
    makeFolder(path);
    makeFolder(path);
    expect(statSync(path).isDirectory()).toBe(true);
  });

  test("throws the system's error if a file is in the way", () => {
    writeFileSync(join(folder, "file"), "");
    expect(() => makeFolder(join(folder, "file", "a"))).toThrow(expect.objectContaining({ code: "ENOTDIR" }));
  });

  test.skipIf(!existsSync("/proc/self"))("ends where a folder that is there says that it is not", () => {
    expect(() => makeFolder("/proc/nope/inner")).toThrow(expect.objectContaining({ code: "ENOENT" }));
    const key = { level: "basic", label: "", now: () => 0 };
    expect(() => createKey("/proc/nope/keys.json", key)).toThrow(
      expect.objectContaining({ code: "PDO_SERVICE_KEYS_UNWRITABLE" }),
    );
  });
});
