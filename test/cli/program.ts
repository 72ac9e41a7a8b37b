import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createStandInWorld } from "../stand-ins/world.ts";

const root = join(import.meta.dirname, "../..");

export interface Ended {
  readonly code: number | null;
  readonly printed: string;
  readonly said: string;
}

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** What came out so far. */
  readonly texts: { printed: string; said: string };
}

export interface Surroundings {
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** A module that is loaded before the program. */
  readonly preload?: string;
  /** The size at which writing a file fails with EFBIG, a multiple of 512. Absent: as the system has it. */
  readonly mostFileBytes?: number;
}

/** The built program as a process of its own, whose home is in its folder. */
export function startProgram(words: readonly string[], surroundings: Surroundings): Running {
  const { folder, environment = {}, preload, mostFileBytes } = surroundings;
  const loading = preload === undefined ? [] : ["--import", pathToFileURL(preload).href];
  const command = [process.execPath, ...loading, join(root, "bin/pdo.js"), ...words];
  const limited = `trap "" XFSZ; ulimit -f ${(mostFileBytes ?? 0) / 512}; exec "$0" "$@"`;
  const [program = "", ...rest] =
    mostFileBytes === undefined ? command : ["/bin/sh", "-c", limited, ...command];
  const child = spawn(program, rest, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, PDO_HOME: join(folder, "home"), ...environment },
  });
  const texts = { printed: "", said: "" };
  child.stdout.on("data", (data) => (texts.printed += data));
  child.stderr.on("data", (data) => (texts.said += data));
  child.stdin.on("error", () => {});
  const ended = new Promise<Ended>((resolve) => child.on("close", (code) => resolve({ code, ...texts })));
  return { child, ended, texts };
}

const built = join(root, "dist/cli/main.js");

/**
 * The built program in this process, which saves starting one: for what is neither killed nor needs the system's signals,
 * streams or variables. One at a time, for a process has one working folder.
 */
export async function callProgram(
  words: readonly string[],
  { folder, environment = {} }: Pick<Surroundings, "folder" | "environment">,
): Promise<Ended> {
  const { main } = await import(built);
  const variables = { HOME: folder, PDO_HOME: join(folder, "home"), ...environment };
  const standing = createStandInWorld({ environment: variables, workingDirectory: folder });
  const own = { ...standing.processes.own, pid: process.pid };
  const processes = { own, isRunning: ({ pid }: typeof own) => isThere(pid) };
  const before = process.cwd();
  process.chdir(folder);
  try {
    const world = {
      ...standing,
      homeDirectory: variables.HOME,
      processes,
      now: Date.now,
      random: Math.random,
    };
    const code = await main(words, world);
    return { code, printed: standing.printed(), said: standing.said() };
  } finally {
    process.chdir(before);
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Looks again and again until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
