import { createHash } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { makeFolder } from "../../storage/make-folder.ts";
import { CliProblem } from "../cli-problem.ts";

/*
 * What pdo wrote it may write again; what a person has made or changed since it may not. The folder `outputs` of
 * the home keeps, for each output, its size and time of change as they were when it was written.
 */

interface OutputMark {
  readonly path: string;
  readonly size: number;
  readonly changedMs: number;
}

/** @throws CliProblem PDO_OUTPUT_EXISTS where the file is not as pdo left it */
export async function refuseForeignOutput(path: string, home: string): Promise<void> {
  const present = await markOf(path);
  if (present === undefined) return;
  const mark = await readMark(path, home);
  if (mark !== undefined && mark.size === present.size && mark.changedMs === present.changedMs) return;
  throw new CliProblem({
    code: "PDO_OUTPUT_EXISTS",
    what: `${path}: the output is there already.`,
    seen:
      mark === undefined ? "It was not made by pdo on this machine." : "It was changed since pdo wrote it.",
    nextStep: "Name another file with -o, or overwrite this one with --force.",
  });
}

/** Remembers an output as just written. Where the home cannot be written, the next run asks for --force instead. */
export async function rememberOutput(path: string, home: string): Promise<void> {
  try {
    makeFolder(join(home, "outputs"));
    await writeFile(markPath(path, home), `${JSON.stringify(await markOf(path))}\n`);
  } catch {
    // The run is done and its output is safe; only the next run's permission is lost.
  }
}

async function markOf(path: string): Promise<OutputMark | undefined> {
  const facts = await stat(path).catch(() => undefined);
  return facts?.isFile() ? { path: resolve(path), size: facts.size, changedMs: facts.mtimeMs } : undefined;
}

async function readMark(path: string, home: string): Promise<OutputMark | undefined> {
  try {
    return JSON.parse(await readFile(markPath(path, home), "utf8")) as OutputMark;
  } catch {
    return undefined;
  }
}

function markPath(path: string, home: string): string {
  return join(
    home,
    "outputs",
    `${createHash("sha256").update(resolve(path)).digest("hex").slice(0, 32)}.json`,
  );
}
