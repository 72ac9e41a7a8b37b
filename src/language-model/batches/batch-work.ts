import type { Completion, CompletionRequest } from "../completion.ts";
import type { ModelPrice } from "../money/price.ts";
import type { AskAgain } from "./ask-again.ts";
import type { BatchJob, BatchPart, PartState } from "./batch-job.ts";
import { withPart } from "./batch-job.ts";
import type { JobFiles } from "./job-files.ts";
import type { BatchProvider, VendorBatches } from "./vendor-batches.ts";

/** Where results go. */
export interface ResultKeeping {
  keep(request: CompletionRequest, completion: Completion): void;
  /** Everything that was given to `keep` is on the disk. @throws where it is not */
  durable(): Promise<void>;
}

/** All that a job's way through the vendor's batches needs. */
export interface BatchWork {
  readonly files: JobFiles;
  readonly vendor: VendorBatches;
  readonly provider: BatchProvider;
  readonly keeping: ResultKeeping;
  readonly price?: ModelPrice | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly signal?: AbortSignal | undefined;
  readonly askAgain: AskAgain;
  /** Awaited before anything is submitted. @throws where another process has taken the job over */
  readonly check: () => Promise<void>;
  /** A sentence on what goes on. */
  readonly tell: (sentence: string) => void;
}

/** The job as it lies on the disk. */
export interface HeldJob {
  readonly current: BatchJob;
  /** On the disk when it returns. @throws the system's error */
  save(job: BatchJob): void;
  /** Takes one part a step further, as `save`. */
  move(part: BatchPart, state: PartState): BatchPart;
}

export function holdJob(job: BatchJob, files: JobFiles): HeldJob {
  let current = job;
  const save = (next: BatchJob) => {
    files.save(next);
    current = next;
  };
  return {
    get current() {
      return current;
    },
    save,
    move: (part, state) => {
      save(withPart(current, part, state));
      return { ...part, state };
    },
  };
}
