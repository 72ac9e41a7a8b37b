import type { ModelPrice } from "../cost.ts";
import type { Completion, CompletionRequest } from "../language-model.ts";
import type { RetryWork } from "./batch-calls.ts";
import { type BatchJob, type BatchPart, type PartState, withPart } from "./batch-job.ts";
import type { JobFiles } from "./job-files.ts";
import { type ListedPlace, readRequestList } from "./request-list.ts";
import type { BatchItem, BatchProvider, VendorBatches } from "./vendor-batches.ts";

/** Where results are stored. */
export interface ResultStore {
  keep(request: CompletionRequest, completion: Completion): void;
  /** Resolves when everything given to `keep` is on disk. @throws if it could not be written */
  durable(): Promise<void>;
}

/** The dependencies for processing a job's batches. */
export interface BatchWork {
  readonly files: JobFiles;
  readonly vendor: VendorBatches;
  readonly provider: BatchProvider;
  readonly keeping: ResultStore;
  readonly price?: ModelPrice | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly signal?: AbortSignal | undefined;
  readonly retry: RetryWork;
  /** Awaited before each submission. @throws if another process has taken over the job */
  readonly check: () => Promise<void>;
  /** Receives progress sentences. */
  readonly report: (sentence: string) => void;
}

/** The job with its state on disk. */
export interface HeldJob {
  readonly current: BatchJob;
  /** On disk when it returns. @throws the system's error */
  save(job: BatchJob): void;
  /** Saves a part's next state, as `save`. */
  move(part: BatchPart, state: PartState): BatchPart;
}

export function openHeldJob(job: BatchJob, files: JobFiles): HeldJob {
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

/**
 * The requests of a part in the vendor's format, generated while they are read; the bodies equal those of live
 * calls.
 */
export async function* partItems(
  { files, provider }: BatchWork,
  { round }: BatchJob,
  part: BatchPart,
): AsyncGenerator<BatchItem> {
  for await (const { key, request } of readRequestList(files.listPath(round), part)) {
    yield { key, body: await provider.toBody(request) };
  }
}

/** The positions of a part's requests in the list, by key. */
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
