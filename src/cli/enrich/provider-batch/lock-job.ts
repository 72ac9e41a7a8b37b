import { randomUUID } from "node:crypto";
import { dirname } from "node:path";
import { BatchProblem } from "../../../batch/batch-problem.ts";
import { besideNames } from "../../../batch/output/beside-names.ts";
import { parseLock, type RunningProcesses } from "../../../batch/output/lock-holder.ts";
import { lockOutput, type OutputLock } from "../../../batch/output/lock-output.ts";
import { nodeSystem } from "../../../batch/output/output-system.ts";
import { makeFolder } from "../../../storage/make-folder.ts";
import { batchLocked } from "./provider-batch-problem.ts";

/** How to tell whether a lock's process is still there. */
export interface LockWorld {
  readonly processes: RunningProcesses;
  now(): number;
}

/**
 * Two runs at work on one job would submit it twice.
 * @throws CliProblem PDO_BATCH_LOCKED; a system error where nothing can be written there
 */
export async function lockJob(statePath: string, { processes, now }: LockWorld): Promise<OutputLock> {
  makeFolder(dirname(statePath));
  const names = besideNames(statePath);
  const uniqueSuffix = randomUUID().replaceAll("-", "");
  try {
    return await lockOutput({ path: statePath, names, uniqueSuffix, system: nodeSystem, processes, now });
  } catch (fault) {
    if (!(fault instanceof BatchProblem) || fault.code !== "PDO_OUTPUT_LOCKED") throw fault;
    const text = await nodeSystem.readFile(names.lock, "utf8").catch(() => "");
    throw batchLocked(statePath, names.lock, parseLock(text));
  }
}
