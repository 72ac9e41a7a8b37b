import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "rolldown";

const root = join(import.meta.dirname, "..", "..");

/**
 * A program of its own that writes entries into a store, a hundred at a time, and says each number up to which they
 * are on the disk: `node program.mjs PATH FROM TO`, keys as `keyOf` makes them.
 */
export async function buildWritingProgram(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "pdo-store-program-"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const file = join(folder, "program.mjs");
  await build({
    input: join(import.meta.dirname, "writing-program.ts"),
    platform: "node",
    external: ["lmdb"],
    output: { file, format: "esm" },
  });
  return file;
}

export interface WritingProcess {
  readonly process: ChildProcess;
  /** The numbers that it says. */
  readonly written: AsyncIterable<string>;
  readonly ended: Promise<number | null>;
}

export function startWriting(
  program: string,
  path: string,
  range: readonly [number, number],
): WritingProcess {
  const process = spawn("node", [program, path, ...range.map(String)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => process.on("close", (code) => resolve(code)));
  return {
    process,
    written: createInterface({ input: process.stdout as NonNullable<typeof process.stdout> }),
    ended,
  };
}
