import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

/**
 * Brings `dist/` up to date, of which tests use the compiled catalogs and start the programs, before each run; gives all
 * tests of a run one temporary folder, which is removed at the end.
 */
export function setup(project: TestProject): () => void {
  build();
  project.onTestsRerun(build);
  const folder = mkdtempSync(join(tmpdir(), "pdo-tests-"));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

function build(): void {
  const root = join(import.meta.dirname, "..");
  execFileSync(process.execPath, [join(root, ".build.js"), "--if-changed"], { stdio: "inherit" });
}
