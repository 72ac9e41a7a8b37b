import type { ModelPrice } from "../cost.ts";
import type { Completion, CompletionRequest } from "../language-model.ts";
import type { AskAgain } from "./batch-calls.ts";
import { type BatchJob, type BatchPart, type PartState, withPart } from "./batch-job.ts";
import type { JobFiles } from "./job-files.ts";
import { type ListedPlace, readRequestList } from "./request-list.ts";
import type { BatchItem, BatchProvider, VendorBatches } from "./vendor-batches.ts";

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

/** A part's requests as the vendor takes them, made as they are read: the very bodies that live calls would have. */
export async function* partItems(
  { files, provider }: BatchWork,
  { round }: BatchJob,
  part: BatchPart,
): AsyncGenerator<BatchItem> {
  for await (const { key, request } of readRequestList(files.listPath(round), part)) {
    yield { key, body: await provider.toBody(request) };
  }
}

/** Where a part's requests lie, by their keys. */
export async function partPlaces(
  { files }: BatchWork,
  { round }: BatchJob,
  part: BatchPart,
): Promise<Map<string, ListedPlace>> {
  const places = new Map<string, ListedPlace>();
  for await (const { key, at, byteCount } of readRequestList(files.listPath(round), part)) {
    places.set(key, { at, byteCount });
  }
  return places;
}
