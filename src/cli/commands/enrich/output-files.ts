import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { replaceFile } from "../../../lib/atomic-file.ts";
import type { PdoError } from "../../../lib/errors.ts";
import type { FileFacts } from "../../../pipeline/output-file.ts";
import { cliError } from "../../errors.ts";
import { homeFolder } from "../../paths.ts";
import type { Session } from "../../session.ts";

/** The files of one run, as they were named. */
interface RunFiles {
  /** Undefined: standard input. */
  readonly feed: string | undefined;
  /** Undefined: standard output. */
  readonly output: string | undefined;
  readonly rejects?: string | undefined;
  readonly summary?: string | undefined;
  /** Written again and again while the run lasts. */
  readonly monitoring?: readonly string[];
}

/** Refuses what must not be written over, unless `--force` says so; the feed itself never is. */
export async function refuseFiles(
  files: RunFiles & { readonly force?: boolean | undefined },
  { resolved, world }: Session,
): Promise<void> {
  await refuseSameFiles(files);
  if (files.force === true) return;
  const home = homeFolder(resolved, world);
  for (const path of writtenFiles(files)) await refuseForeignOutput(path, home);
}

/** Those that a run writes. */
function writtenFiles({ output, rejects, summary }: Omit<RunFiles, "feed">): string[] {
  return [output, rejects, summary].filter((path) => path !== undefined);
}

/**
 * Refuses a run that would write one file over another, however each is spelled: links are followed.
 * @throws PdoError PDO_PATH_MISSING, PDO_OUTPUT_IS_FEED, PDO_SAME_FILE_TWICE
 */
async function refuseSameFiles({ feed, output, rejects, summary, monitoring = [] }: RunFiles): Promise<void> {
  refuseNoPath("-o", output);
  refuseNoPath("--rejects", rejects);
  refuseNoPath("--summary", summary);
  const feedIdentity = feed === undefined ? undefined : await identityOf(feed);
  if (output !== undefined && feedIdentity !== undefined && (await identityOf(output)) === feedIdentity) {
    throw overwritesFeed(output);
  }
  const seen = new Set([feedIdentity]);
  for (const path of [...writtenFiles({ output, rejects, summary }), ...monitoring]) {
    const identity = await identityOf(path);
    if (identity === undefined) continue;
    if (seen.has(identity)) throw sameFileTwice(path);
    seen.add(identity);
  }
}

function refuseNoPath(flag: string, path: string | undefined): void {
  if (path === undefined || (path !== "" && (flag === "-o" || path !== "-"))) return;
  throw cliError({
    code: "PDO_PATH_MISSING",
    what: `${flag} needs the path of a file.`,
    seen: path === "" ? "It is empty." : "Standard output is taken by the rows or their summary.",
    nextStep: `Name a file, for example ${flag} ${flag === "--summary" ? "summary.json" : "rows.csv"}.`,
  });
}

/** The same for two paths that lead to one file. Undefined for a device, which many can write to. */
async function identityOf(path: string): Promise<string | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (facts?.isCharacterDevice() === true) return undefined;
  if (facts !== undefined) return `${facts.dev}:${facts.ino}`;
  const folder = dirname(resolve(path));
  return join(await realpath(folder).catch(() => folder), basename(path));
}

function overwritesFeed(path: string): PdoError {
  return cliError({
    code: "PDO_OUTPUT_IS_FEED",
    what: `${path}: this is the feed itself.`,
    seen: "The feed is never written over.",
    nextStep: "Name another file with -o, or leave -o out to get one beside the feed.",
  });
}

function sameFileTwice(path: string): PdoError {
  return cliError({
    code: "PDO_SAME_FILE_TWICE",
    what: `${path}: this file is named twice.`,
    seen: "Feed, output, rejects, summary, status and metrics are different files.",
    nextStep: "Give each a name of its own.",
  });
}

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

/** @throws PdoError PDO_OUTPUT_EXISTS where the file is not as pdo left it */
export async function refuseForeignOutput(path: string, home: string): Promise<void> {
  const present = await factsOf(path);
  if (present === undefined) return;
  const mark = await readMark(path, home);
  if (isSameFile(mark, present) || isSameFile(mark?.before, present)) return;
  throw cliError({
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
    const kept = markPath(path, home);
    const present = await factsOf(path);
    const mark = coming === undefined ? present : { ...coming, ...(present && { before: present }) };
    replaceFile(kept, `${JSON.stringify({ path: resolve(path), ...mark })}\n`);
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
