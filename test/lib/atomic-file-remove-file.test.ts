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

describe("removing a file", () => {
  test("says that there was one, and then that there is none", () => {
    const path = join(folder, "file");
    writeFileSync(path, "");
    expect(removeFile(path, problem)).toBe(true);
    expect(existsSync(path)).toBe(false);
    expect(removeFile(path, problem)).toBe(false);
  });

  test("finds none in a folder that is missing, or a file", () => {
    writeFileSync(join(folder, "file"), "");
    expect(removeFile(join(folder, "absent", "file"), problem)).toBe(false);
    expect(removeFile(join(folder, "file", "inner"), problem)).toBe(false);
  });

  test("throws the problem that it was given, with the system's error, where the system refuses", () => {
    const path = join(folder, "folder");
    mkdirSync(path);
    expect(() => removeFile(path, problem)).toThrow(
      expect.objectContaining({ message: `${path}: not removed`, cause: expect.any(Error) }),
    );
    expect(existsSync(path)).toBe(true);
  });
});
