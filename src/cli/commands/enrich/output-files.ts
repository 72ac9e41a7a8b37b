import { realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { isWorkbookPath } from "../../../feed/workbook/workbook-path.ts";
import type { PdoError } from "../../../lib/errors.ts";
import { isS3Address } from "../../../net/s3-address.ts";
import { cliError } from "../../errors.ts";
import { homeFolder } from "../../paths.ts";
import type { Session } from "../../session.ts";
import { refuseForeignOutput } from "./output-records.ts";

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

interface FilesToWrite extends RunFiles {
  readonly overwrite?: boolean | undefined;
  /** A path at which people's edits of the output are merged, and not written over. */
  readonly merged?: string | undefined;
}

/** Refuses to overwrite existing files without `--overwrite`, and the feed itself always. */
export async function refuseFiles(files: FilesToWrite, { resolved, world }: Session): Promise<void> {
  await refuseSameFiles(files);
  if (files.overwrite === true) return;
  const home = homeFolder(resolved, world);
  for (const path of writtenFiles(files)) if (path !== files.merged) await refuseForeignOutput(path, home);
}

const madeOfOutputs = {
  for: "--for",
  report: "--report",
  reviewSheet: "--review-sheet",
  maxChurn: "--max-churn",
};

/** @throws PdoError PDO_S3_OUTPUT for what is made of an output that lies on this machine */
export function refuseForS3(
  output: string | undefined,
  asked: Readonly<Partial<Record<keyof typeof madeOfOutputs, unknown>>>,
): void {
  if (output === undefined || !isS3Address(output)) return;
  for (const [name, flag] of Object.entries(madeOfOutputs)) {
    if (asked[name as keyof typeof madeOfOutputs] === undefined) continue;
    throw cliError({
      code: "PDO_S3_OUTPUT",
      what: `${flag}: this is made of the output, which has to be a file for it.`,
      seen: `The output is ${output}.`,
      nextStep: `Leave ${flag} out, or write to a file with -o, and copy that to S3.`,
    });
  }
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
