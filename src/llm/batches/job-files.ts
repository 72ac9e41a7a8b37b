import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "../../lib/atomic-file.ts";
import { isMissingFile } from "../../lib/errors.ts";
import { type BatchJob, jobVersion } from "./batch-job.ts";
import { jobUnreadable } from "./errors.ts";

/** The files of a job: its state, the request list of each round, the refused requests. */
export interface JobFiles {
  readonly statePath: string;
  readonly refusedPath: string;
  listPath(round: number): string;
  /** @returns undefined if there is none. @throws LlmError PDO_BATCH_FAILED if it cannot be read */
  load(): BatchJob | undefined;
  /** Unfinished jobs of this feed with other settings; unreadable files are skipped. */
  others(feed: string): BatchJob[];
  /** Written atomically, on disk when it returns. @throws the system's error; the old state remains */
  save(job: BatchJob): void;
  /** Deletes the lists of all other rounds. Never throws, since leftovers are harmless. */
  tidy(round: number): void;
  /** Deletes all files, the state first. @throws the system's error */
  remove(): void;
}

/** The name of a job's files: equal for the same feed and settings. */
export function jobName(feedPath: string, settingsIdentity: string): string {
  const text = JSON.stringify([feedPath, settingsIdentity]);
  return createHash("sha256").update(text).digest("hex").slice(0, nameCharacters);
}

const nameCharacters = 24;

/** @param folder created with the first file */
export function openJobFiles(folder: string, name: string): JobFiles {
  const statePath = join(folder, `${name}.json`);
  const lists = () => namesIn(folder).filter((file) => file.startsWith(`${name}.`) && listForm.test(file));
  const listName = (round: number) => `${name}.${round}.requests.jsonl`;
  const refusedPath = join(folder, `${name}.refused.jsonl`);
  const removeLists = (but?: string) => {
    for (const file of lists()) if (file !== but) rmSync(join(folder, file), { force: true });
  };
  return {
    statePath,
    refusedPath,
    listPath: (round) => join(folder, listName(round)),
    load: () => loadJob(statePath),
    others: (feed) =>
      namesIn(folder)
        .filter((file) => file.endsWith(".json") && file !== `${name}.json`)
        .flatMap((file) => loadOrSkip(join(folder, file)))
        .filter((job) => job.feed === feed),
    save: (job) => replaceFile(statePath, `${JSON.stringify(job)}\n`),
    tidy: (round) => {
      try {
        removeLists(listName(round));
      } catch {}
    },
    remove: () => {
      rmSync(statePath, { force: true });
      rmSync(refusedPath, { force: true });
      removeLists();
    },
  };
}

const listForm = /\.\d+\.requests\.jsonl$/;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    if (isMissingFile(cause)) return [];
    throw cause;
  }
}

function loadJob(path: string): BatchJob | undefined {
  try {
    return parseJob(readFileSync(path, "utf8"));
  } catch (cause) {
    if (isMissingFile(cause)) return undefined;
    throw jobUnreadable(path, cause);
  }
}

function loadOrSkip(path: string): BatchJob[] {
  try {
    return [parseJob(readFileSync(path, "utf8"))];
  } catch {
    return [];
  }
}

/** Files are written atomically by this program, so only version and outline are validated. */
function parseJob(text: string): BatchJob {
  const job = JSON.parse(text) as Partial<BatchJob> | null;
  if (job?.version !== jobVersion) throw new Error(`It is of version ${String(job?.version)}.`);
  if (!Array.isArray(job.parts) || typeof job.id !== "string") throw new Error("It lacks parts.");
  return job as BatchJob;
}
