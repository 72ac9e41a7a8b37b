import type { Spending } from "./batch-budget.ts";

/**
 * One submission of a part: what was recorded before anything could be charged, so that the batch can be found
 * again.
 */
export interface Submission {
  /** Unique among the job's submissions. */
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Vendor-specific data for finding it (see `VendorBatches.prepare`). */
  readonly prepared: Readonly<Record<string, string>>;
}

/**
 * The progress of a part. Each state is on disk before the step that it names can cost anything:
 * - `planned`: not submitted; to be submitted no earlier than `notBefore` (milliseconds since 1970)
 * - `submitting`: it may have been submitted
 * - `submitted`: the vendor has assigned an id
 * - `fetched`: its results are stored
 */
export type PartState =
  | { readonly at: "planned"; readonly notBefore?: number }
  | ({ readonly at: "submitting" } & Submission)
  | { readonly at: "submitted"; readonly id: string }
  | { readonly at: "fetched"; readonly outcome: PartOutcome };

/** Outcome counts of a part's requests. */
export interface PartOutcome {
  /** Completions stored. */
  readonly answered: number;
  /** Requests that are refused each time they are sent. */
  readonly refused: number;
  /** Requests to send again: expired, cancelled, failed or without a result. */
  readonly again: number;
  /**
   * Of these, those with a failure that affects every request: a spent quota, a missing model, a batch rejected
   * as a whole.
   */
  readonly stopped: number;
}

/** Bytes `from` to `to` of the round's request list, submitted as one batch. */
export interface BatchPart {
  /** From 1. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly requests: number;
  /** How often it was submitted and rejected. */
  readonly tries: number;
  readonly state: PartState;
}

/** The work of a feed at a vendor's batch service, from the first collected request to the last answer. */
export interface BatchJob {
  readonly version: typeof jobVersion;
  /** Generated for this job, and sent to the vendor. */
  readonly id: string;
  readonly vendor: string;
  /** Of the model. */
  readonly identity: string;
  /** Its path. */
  readonly feed: string;
  /**
   * From 1. Requests that depend on an answer (attributes on the category, a second attempt) are sent in a
   * later round.
   */
  readonly round: number;
  /** Rounds that left requests unanswered. */
  readonly setbacks: number;
  /** Rounds that did nothing, for a reason that a person had to fix. */
  readonly stops: number;
  readonly parts: readonly BatchPart[];
  /** Whether the budget did not suffice for some requests of the round. */
  readonly isCut?: boolean;
  /** Usage by task, for the results fetched so far. */
  readonly spent: Spending;
  /** The vendor's message for the last batch that failed. */
  readonly lastFailure?: string;
}

export const jobVersion = 1;

export function beginJob(parts: Pick<BatchJob, "id" | "vendor" | "identity" | "feed">): BatchJob {
  return { version: jobVersion, ...parts, round: 1, setbacks: 0, stops: 0, parts: [], spent: {} };
}

/** A copy of the job with one part in a new state. */
export function withPart(job: BatchJob, part: BatchPart, state: PartState): BatchJob {
  const parts = job.parts.map((other) => (other.number === part.number ? { ...other, state } : other));
  return { ...job, parts };
}

export function requestsOf(job: BatchJob): number {
  return job.parts.reduce((sum, { requests }) => sum + requests, 0);
}
