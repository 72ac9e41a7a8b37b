import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSharedFile, readSharedFiles, takeSharedFiles } from "../../src/lib/shared-files.ts";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pdo-shared-files-"));
  path = join(folder, "words.bin");
  writeFileSync(path, "äpfel");
});

afterEach(() => {
  takeSharedFiles({});
  rmSync(folder, { recursive: true });
});

test("a shared file is read from shared memory even if the file on disk has changed", () => {
  const files = readSharedFiles([path]);
  takeSharedFiles(files);
  writeFileSync(path, "birnen");
  const bytes = readSharedFile(path);
  expect(bytes.toString("utf8")).toBe("äpfel");
  expect(bytes.buffer).toBe(files[path]);
});

test("a file that is not shared is read from disk", () => {
  expect(readSharedFile(path).toString("utf8")).toBe("äpfel");
});

test("an unreadable file is left out, and reading it later throws", () => {
  const absent = join(folder, "absent.bin");
  const files = readSharedFiles([absent, path]);
  expect(Object.keys(files)).toEqual([path]);
  takeSharedFiles(files);
  expect(() => readSharedFile(absent)).toThrow("ENOENT");
});
