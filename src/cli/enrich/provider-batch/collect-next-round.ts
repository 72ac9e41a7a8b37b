import type { BatchJob } from "../../../language-model/batches/batch-job.ts";
import { collectCompletions } from "../../../language-model/batches/collect-completions.ts";
import { collectRound } from "../../../language-model/batches/collect-round.ts";
import type { JobFiles } from "../../../language-model/batches/job-files.ts";
import { loadRefused } from "../../../language-model/batches/refused-requests.ts";
import { refuseUnread } from "./keep-results.ts";
import type { ProviderBatch } from "./provider-batch.ts";

/** What a pass over the feed has found. */
export interface CollectedRound {
  /** With the round's parts, none where there is nothing that could be submitted. */
  readonly job: BatchJob;
  /** Requests that the budget has no room for. */
  readonly left: number;
}

/**
 * Puts on the disk all questions that are not answered yet and that the budget has room for.
 * @throws what stopped the pass over the feed; CliProblem where kept answers cannot be read; the system's error
 */
export async function collectNextRound(
  job: BatchJob,
  files: JobFiles,
  batch: ProviderBatch,
): Promise<CollectedRound> {
  const { kept, provider, spending, limits } = batch;
  const refusalOf = await loadRefused(files.refusedPath);
  const before = kept.figures();
  const round = collectRound(job, { files, spending, ...(limits && { limits }) });
  try {
    const { identity } = provider;
    await batch.collect(collectCompletions({ identity, peek: kept.peek, refusalOf, onCollected: round.add }));
    refuseUnread(kept, before);
  } catch (fault) {
    round.abandon();
    throw fault;
  }
  return round.finish();
}
