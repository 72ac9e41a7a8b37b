import { randomUUID } from "node:crypto";
import { dirname } from "node:path";
import type { CacheFigures } from "../../../cache/answer-cache.ts";
import type { CachingModel } from "../../../cache/caching-model.ts";
import { makeFolder } from "../../../lib/atomic-file.ts";
import type { PdoError } from "../../../lib/errors.ts";
import { type ProcessIdentity, parseProcessIdentity } from "../../../lib/process-identity.ts";
import type { ResultStore } from "../../../llm/batches/batch-work.ts";
import type { LanguageModel } from "../../../llm/language-model.ts";
import { besideNames } from "../../../pipeline/atomic-output.ts";
import { isPipelineError } from "../../../pipeline/errors.ts";
import { lockOutput, type OutputLock, type RunningProcesses } from "../../../pipeline/output-lock.ts";
import { nodeSystem } from "../../../pipeline/output-system.ts";
import { cliError } from "../../errors.ts";

/** The completion cache, as far as batches need it. */
export type CompletionCache = Pick<CachingModel, "identity" | "peek" | "add" | "durable" | "figures"> &
  Pick<LanguageModel, "keep">;

/** Paid results must be on disk before the job continues. Their day is that on which they were collected. */
export function storeResults(cache: CompletionCache, now: () => number): ResultStore {
  const failed = () => cache.figures().failedWrites;
  const before = failed();
  return {
    keep: (request, completion) =>
      cache.add(request, { ...completion, date: new Date(now()).toISOString().slice(0, 10) }),
    durable: async () => {
      await cache.durable();
      if (failed() > before) throw resultsNotStored(failed() - before);
    },
  };
}

/**
 * An unreadable cached answer would look like an unanswered request and be paid for again.
 * @throws PdoError
 */
export function refuseUnread(cache: CompletionCache, before: CacheFigures): void {
  const failed = cache.figures().failedReads - before.failedReads;
  if (failed > 0) throw answersNotRead(failed);
}

export function batchOfStream(): PdoError {
  return cliError({
    code: "PDO_BATCH_OF_STREAM",
    what: "--batch reads the feed twice, and again when the batch has ended.",
    seen: "The feed comes from standard input, which can be read once.",
    nextStep: "Write it to a file and name that, for example: pdo enrich feed.csv --batch",
  });
}

/** @param mode `off` or `refresh`, as requested */
export function batchNotCached(mode: string): PdoError {
  return cliError({
    code: "PDO_BATCH_NOT_KEPT",
    what: "--batch needs the answers that are kept: its results lie there until the rows are written.",
    seen:
      mode === "off"
        ? "--no-cache leaves them alone."
        : "--refresh asks all anew, with each round of a batch.",
    nextStep: `Leave out ${mode === "off" ? "--no-cache" : "--refresh"}.`,
  });
}

/** @param holder undefined: unknown to the lock */
function batchLocked(statePath: string, lockPath: string, holder: ProcessIdentity | undefined): PdoError {
  return cliError({
    code: "PDO_BATCH_LOCKED",
    what: "Another run is at work on this feed's batch.",
    seen:
      holder === undefined
        ? `Its lock is ${lockPath}.`
        : `It is process ${holder.pid} on ${holder.host}; the batch's state is ${statePath}.`,
    nextStep: `Wait for it to end. If no pdo runs there, remove ${lockPath}.`,
  });
}

function resultsNotStored(failed: number): PdoError {
  return cliError({
    code: "PDO_BATCH_NOT_KEPT",
    what: "Results of the batch cannot be kept.",
    seen: `${failed} of them could not be written to the kept answers.`,
    nextStep:
      "Make room on the disk, or look at the folder of PDO_HOME; the same command fetches them again.",
  });
}

function answersNotRead(failed: number): PdoError {
  return cliError({
    code: "PDO_BATCH_NOT_KEPT",
    what: "The kept answers cannot be read, so that a batch could ask for them, and pay, a second time.",
    seen: `${failed} could not be read; nothing was submitted.`,
    nextStep: "Look at the folder of PDO_HOME and its disk; then run the same command again.",
  });
}

/** What is needed to decide whether the lock's process is still alive. */
export interface LockWorld {
  readonly processes: RunningProcesses;
  now(): number;
}

/**
 * Prevents two runs from submitting the same job twice.
 * @throws PdoError PDO_BATCH_LOCKED; a system error where the folder is not writable
 */
export async function lockJob(statePath: string, { processes, now }: LockWorld): Promise<OutputLock> {
  makeFolder(dirname(statePath));
  const names = besideNames(statePath);
  const uniqueSuffix = randomUUID().replaceAll("-", "");
  try {
    return await lockOutput({ path: statePath, names, uniqueSuffix, system: nodeSystem, processes, now });
  } catch (fault) {
    if (!isPipelineError(fault) || fault.code !== "PDO_OUTPUT_LOCKED") throw fault;
    const text = await nodeSystem.readFile(names.lock, "utf8").catch(() => "");
    throw batchLocked(statePath, names.lock, parseProcessIdentity(text));
  }
}
