import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { removeFile } from "../../src/lib/atomic-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-remove-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const problem = (path: string, cause: unknown) => new Error(`${path}: not removed`, { cause });

describe("removeFile", () => {
  test("returns whether the file existed", () => {
    const path = join(folder, "file");
    writeFileSync(path, "");
    expect(removeFile(path, problem)).toBe(true);
    expect(existsSync(path)).toBe(false);
    expect(removeFile(path, problem)).toBe(false);
  });

  test("returns false if the folder is missing or is a file", () => {
    writeFileSync(join(folder, "file"), "");
    expect(removeFile(join(folder, "absent", "file"), problem)).toBe(false);
    expect(removeFile(join(folder, "file", "inner"), problem)).toBe(false);
  });

  test("throws the given error with the system's error as its cause", () => {
    const path = join(folder, "folder");
    mkdirSync(path);
    expect(() => removeFile(path, problem)).toThrow(
      expect.objectContaining({ message: `${path}: not removed`, cause: expect.any(Error) }),
    );
    expect(existsSync(path)).toBe(true);
  });
});
