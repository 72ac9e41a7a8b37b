import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives all tests of a run one temporary folder, which goes when they are done. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "pdo-tests-"));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
