import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { bundleProgram } from "../bundled-program.ts";

/**
 * A separate program that writes entries into a store, a hundred at a time, and prints the number of each durable group:
 * `node program.mjs HOME FROM TO`.
 */
export async function buildWritingProgram(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "pdo-store-program-"));
  return bundleProgram(join(import.meta.dirname, "writing-program.ts"), folder);
}

export interface WritingProcess {
  readonly process: ChildProcess;
  /** The numbers it prints. */
  readonly written: AsyncIterable<string>;
  readonly ended: Promise<number | null>;
}

export function startWriting(
  program: string,
  home: string,
  range: readonly [number, number],
): WritingProcess {
  const process = spawn("node", [program, home, ...range.map(String)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => process.on("close", (code) => resolve(code)));
  return {
    process,
    written: createInterface({ input: process.stdout as NonNullable<typeof process.stdout> }),
    ended,
  };
}
