import { advanceJob, type JobStanding } from "../../../language-model/batches/advance-job.ts";
import { isPassing } from "../../../language-model/batches/ask-again.ts";
import type { BatchJob } from "../../../language-model/batches/batch-job.ts";
import type { BatchWork } from "../../../language-model/batches/batch-work.ts";
import type { ProviderBatch } from "./provider-batch.ts";

/** Milliseconds between two looks at a round: the first ones are short, since small batches end within a minute. */
const [shortestMs, longestMs] = [10_000, 60_000];

/** Until when to wait, in milliseconds since 1970. */
export interface Following extends Pick<ProviderBatch, "sleep" | "world" | "tell"> {
  readonly until: number;
}

/**
 * Looks at a round until all its results are kept, or the time for waiting is over. A trouble that may pass is waited out
 * like everything else.
 * @throws ProviderProblem; the system's error; the signal's reason
 */
export async function followRound(
  job: BatchJob,
  work: BatchWork,
  following: Following,
): Promise<JobStanding> {
  const { until, sleep, world } = following;
  let current = job;
  for (let pauseMs = shortestMs; ; pauseMs = Math.min(longestMs, pauseMs * 1.5)) {
    const leftMs = until - world.now();
    const standing = await lookOnce(current, work, leftMs > 0 ? following.tell : undefined);
    if (standing !== undefined && (standing.waitMs === undefined || leftMs <= 0)) return standing;
    current = standing?.job ?? work.files.load() ?? current;
    const wantedMs = Math.max(pauseMs, standing?.waitMs ?? longestMs);
    await sleep(Math.min(wantedMs, leftMs), world.signal);
  }
}

/** @param tell absent: a fault is not to be waited out. @returns undefined where there was one that may pass */
async function lookOnce(job: BatchJob, work: BatchWork, tell: ((sentence: string) => void) | undefined) {
  try {
    return await advanceJob(job, work);
  } catch (fault) {
    if (tell === undefined || !isPassing(fault)) throw fault;
    const reason = fault instanceof Error ? fault.message : String(fault);
    tell(`The batch could not be looked at (${reason}); pdo tries again.`);
    return undefined;
  }
}
