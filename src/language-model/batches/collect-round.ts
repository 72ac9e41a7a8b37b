import type { BatchJob } from "./batch-job.ts";
import { type BatchLimits, batchLimits } from "./batch-limits.ts";
import { createPartCutter } from "./cut-parts.ts";
import type { JobFiles } from "./job-files.ts";
import { createRequestList, type ListedRequest } from "./request-list.ts";
import { type BatchLimitsOnSpending, createBatchBudget } from "./spending.ts";

/** The requests of a job's next round, on their way to the disk. */
export interface RoundCollection {
  add(listed: ListedRequest): void;
  /**
   * Everything is on the disk then, the job's state with its parts last.
   * @returns `left`: requests that the budget had no room for
   * @throws the system's error
   */
  finish(): { readonly job: BatchJob; readonly left: number };
  /** Takes it away again. */
  abandon(): void;
}

export interface RoundOptions {
  readonly files: JobFiles;
  readonly spending: BatchLimitsOnSpending;
  readonly limits?: BatchLimits;
}

/** The list that a process before has begun, and not finished, is written over. */
export function collectRound(
  job: BatchJob,
  { files, spending, limits = batchLimits }: RoundOptions,
): RoundCollection {
  const list = createRequestList(files.listPath(job.round));
  const budget = createBatchBudget(spending, job.spent);
  const cutter = createPartCutter(limits);
  let left = 0;
  return {
    add: (listed) => {
      if (budget.reserve(listed.request)) cutter.add(list.add(listed));
      else left += 1;
    },
    finish: () => {
      list.finish();
      const planned = { ...job, parts: cutter.parts(), isCut: left > 0 };
      if (planned.parts.length > 0) files.save(planned);
      else files.tidy(0);
      return { job: planned, left };
    },
    abandon: () => {
      list.abandon();
      files.tidy(0);
    },
  };
}
