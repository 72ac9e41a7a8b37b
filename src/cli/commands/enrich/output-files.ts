import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { isWorkbookPath } from "../../../feed/workbook/pack-workbook.ts";
import { replaceFile } from "../../../lib/atomic-file.ts";
import type { PdoError } from "../../../lib/errors.ts";
import type { FileFacts } from "../../../pipeline/output-file.ts";
import { cliError } from "../../errors.ts";
import { homeFolder } from "../../paths.ts";
import type { Session } from "../../session.ts";

/** The files of one run, as given on the command line. */
interface RunFiles {
  /** Undefined: standard input. */
  readonly feed: string | undefined;
  /** Undefined: standard output. */
  readonly output: string | undefined;
  readonly rejects?: string | undefined;
  readonly summary?: string | undefined;
  /** Rewritten repeatedly during the run. */
  readonly monitoring?: readonly string[];
}

/** Refuses to overwrite existing files without `--overwrite`, and the feed itself always. */
export async function refuseFiles(
  files: RunFiles & { readonly overwrite?: boolean | undefined },
  { resolved, world }: Session,
): Promise<void> {
  await refuseSameFiles(files);
  if (files.overwrite === true) return;
  const home = homeFolder(resolved, world);
  for (const path of writtenFiles(files)) await refuseForeignOutput(path, home);
}

function writtenFiles({ output, rejects, summary }: Omit<RunFiles, "feed">): string[] {
  return [output, rejects, summary].filter((path) => path !== undefined);
}

/**
 * Refuses a run in which two of its files are the same one, with links followed.
 * @throws PdoError PDO_PATH_MISSING, PDO_OUTPUT_IS_FEED, PDO_SAME_FILE_TWICE
 */
async function refuseSameFiles({ feed, output, rejects, summary, monitoring = [] }: RunFiles): Promise<void> {
  refuseNoPath("-o", output);
  refuseNoPath("--rejects", rejects);
  refuseNoPath("--summary", summary);
  refuseWorkbook("--rejects", rejects, "rejects.csv");
  refuseWorkbook("--summary", summary, "summary.json");
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

function refuseWorkbook(flag: string, path: string | undefined, example: string): void {
  if (path === undefined || !isWorkbookPath(path)) return;
  throw cliError({
    code: "PDO_PATH_WORKBOOK",
    what: `${flag} ${path}: only the output can be a workbook.`,
    seen: "It would be text under a workbook's name.",
    nextStep: `Give it another ending, for example ${flag} ${example}.`,
  });
}

/** Equal for two paths of the same file. Undefined for a device, which can have several writers. */
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
 * pdo may overwrite its own output, but not a file that was created or changed by others since. For each output the
 * home's folder `outputs` records size and modification time as written. The record is stored before the output is
 * renamed into place, so that a run killed in between leaves no unrecognized output.
 */

interface OutputRecord extends FileFacts {
  readonly path: string;
  /** The file that was about to be replaced. */
  readonly before?: FileFacts;
  /** Program, catalog and settings that it was made with, in short texts by name. */
  readonly made_with?: Readonly<Record<string, string>>;
}

/** What the present output was made with. Undefined: it is not known, or the file is another. */
export async function outputMadeWith(path: string, home: string): Promise<OutputRecord["made_with"]> {
  const [present, record] = [await factsOf(path), await readOutputRecord(path, home)];
  return present !== undefined && isSameFile(record, present) ? record?.made_with : undefined;
}

/** @throws PdoError PDO_OUTPUT_EXISTS where the file differs from what pdo wrote */
export async function refuseForeignOutput(path: string, home: string): Promise<void> {
  const present = await factsOf(path);
  if (present === undefined) return;
  const record = await readOutputRecord(path, home);
  if (isSameFile(record, present) || isSameFile(record?.before, present)) return;
  throw cliError({
    code: "PDO_OUTPUT_EXISTS",
    what: `${path}: the output is there already.`,
    seen:
      record === undefined ? "It was not made by pdo on this machine." : "It was changed since pdo wrote it.",
    nextStep: "Name another file with -o, or replace this one with --overwrite.",
  });
}

function isSameFile(record: FileFacts | undefined, present: FileFacts): boolean {
  return record !== undefined && record.size === present.size && record.changedMs === present.changedMs;
}

/**
 * Records an output: the file to be renamed into place, or the one already there. Where the home is not writable, the
 * next run requires `--overwrite`.
 */
export async function rememberOutput(
  path: string,
  home: string,
  coming?: FileFacts,
  madeWith?: OutputRecord["made_with"],
): Promise<void> {
  try {
    const recordPath = outputRecordPath(path, home);
    const present = await factsOf(path);
    const record = coming === undefined ? present : { ...coming, ...(present && { before: present }) };
    const made = madeWith === undefined ? {} : { made_with: madeWith };
    replaceFile(recordPath, `${JSON.stringify({ path: resolve(path), ...record, ...made })}\n`);
  } catch {
    // The output is complete; only the next run's permission to overwrite it is lost.
  }
}

async function factsOf(path: string): Promise<FileFacts | undefined> {
  const facts = await stat(path).catch(() => undefined);
  return facts?.isFile() ? { size: facts.size, changedMs: facts.mtimeMs } : undefined;
}

async function readOutputRecord(path: string, home: string): Promise<OutputRecord | undefined> {
  try {
    return JSON.parse(await readFile(outputRecordPath(path, home), "utf8")) as OutputRecord;
  } catch {
    return undefined;
  }
}

function outputRecordPath(path: string, home: string): string {
  return join(
    home,
    "outputs",
    `${createHash("sha256").update(resolve(path)).digest("hex").slice(0, 32)}.json`,
  );
}
