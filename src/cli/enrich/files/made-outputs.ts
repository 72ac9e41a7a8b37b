import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { FileFacts } from "../../../batch/output/output-file.ts";
import { replaceFile } from "../../../storage/replace-file.ts";
import { CliProblem } from "../../cli-problem.ts";

/*
 * What pdo wrote it may write again; what a person has made or changed since it may not. The folder `outputs` of
 * the home keeps, for each output, its size and time of change as they were when it was written. They are kept
 * before the file gets its name, so that there is no moment at which a run that is killed leaves a stranger.
 */

interface OutputMark extends FileFacts {
  readonly path: string;
  /** The file that stood there when this one was about to take its place. */
  readonly before?: FileFacts;
}

/** @throws CliProblem PDO_OUTPUT_EXISTS where the file is not as pdo left it */
export async function refuseForeignOutput(path: string, home: string): Promise<void> {
  const present = await factsOf(path);
  if (present === undefined) return;
  const mark = await readMark(path, home);
  if (isSameFile(mark, present) || isSameFile(mark?.before, present)) return;
  throw new CliProblem({
    code: "PDO_OUTPUT_EXISTS",
    what: `${path}: the output is there already.`,
    seen:
      mark === undefined ? "It was not made by pdo on this machine." : "It was changed since pdo wrote it.",
    nextStep: "Name another file with -o, or overwrite this one with --force.",
  });
}

function isSameFile(mark: FileFacts | undefined, present: FileFacts): boolean {
  return mark !== undefined && mark.size === present.size && mark.changedMs === present.changedMs;
}

/**
 * Remembers an output: as it is about to get its name, or as it stands there now. Where the home cannot be written, the
 * next run asks for --force instead.
 */
export async function rememberOutput(path: string, home: string, coming?: FileFacts): Promise<void> {
  try {
    const present = await factsOf(path);
    const mark = coming === undefined ? present : { ...coming, ...(present && { before: present }) };
    replaceFile(markPath(path, home), `${JSON.stringify({ path: resolve(path), ...mark })}\n`);
  } catch {
    // The run is done and its output is safe; only the next run's permission is lost.
  }
}

async function factsOf(path: string): Promise<FileFacts | undefined> {
  const facts = await stat(path).catch(() => undefined);
  return facts?.isFile() ? { size: facts.size, changedMs: facts.mtimeMs } : undefined;
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
