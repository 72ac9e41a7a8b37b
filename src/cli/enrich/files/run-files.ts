import { realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { CliProblem } from "../../cli-problem.ts";
import { homeFolder } from "../../home-folder.ts";
import type { Session } from "../../session.ts";
import { refuseForeignOutput } from "./made-outputs.ts";

/** The files of one run, as they were named. */
export interface RunFiles {
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
 * @throws CliProblem PDO_PATH_MISSING, PDO_OUTPUT_IS_FEED, PDO_SAME_FILE_TWICE
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
  throw new CliProblem({
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

function overwritesFeed(path: string): CliProblem {
  return new CliProblem({
    code: "PDO_OUTPUT_IS_FEED",
    what: `${path}: this is the feed itself.`,
    seen: "The feed is never written over.",
    nextStep: "Name another file with -o, or leave -o out to get one beside the feed.",
  });
}

function sameFileTwice(path: string): CliProblem {
  return new CliProblem({
    code: "PDO_SAME_FILE_TWICE",
    what: `${path}: this file is named twice.`,
    seen: "Feed, output, rejects, summary, status and metrics are different files.",
    nextStep: "Give each a name of its own.",
  });
}
