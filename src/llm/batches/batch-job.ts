import type { Spending } from "./batch-budget.ts";

/** One submission of a part: what was made sure of before anything could be charged, so that it is found again. */
export interface Submission {
  /** Unlike that of any other submission of the job. */
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** What the vendor's own way of finding it needs (see `VendorBatches.prepare`). */
  readonly prepared: Readonly<Record<string, string>>;
}

/**
 * How far a part has come. Each step is on the disk before what it names can cost anything:
 * - `planned`: nothing of it is at the vendor's; it has no room for it before `notBefore` (milliseconds since 1970)
 * - `submitting`: it may have been submitted
 * - `submitted`: the vendor has given it a number
 * - `fetched`: its results are kept
 */
export type PartState =
  | { readonly at: "planned"; readonly notBefore?: number }
  | ({ readonly at: "submitting" } & Submission)
  | { readonly at: "submitted"; readonly id: string }
  | { readonly at: "fetched"; readonly outcome: PartOutcome };

/** What became of a part's requests. */
export interface PartOutcome {
  /** Completions that are kept. */
  readonly answered: number;
  /** Requests that will be answered alike however often they are sent. */
  readonly refused: number;
  /** Requests that are to be sent again: expired, cancelled, failed, without a result. */
  readonly again: number;
  /** Of these, those that met what each would meet: a spent quota, a model that is not there, a batch refused as a whole. */
  readonly stopped: number;
}

/** Bytes `from` to `to` of the round's list of requests, submitted as one batch. */
export interface BatchPart {
  /** From 1. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly requests: number;
  /** How often it was submitted and turned away. */
  readonly tries: number;
  readonly state: PartState;
}

/** A feed's work at a vendor's batch service: from the first request that was collected to the last that is answered. */
export interface BatchJob {
  readonly version: typeof jobVersion;
  /** Made up for this job, and told the vendor. */
  readonly id: string;
  readonly vendor: string;
  /** Of the model. */
  readonly identity: string;
  /** Its path. */
  readonly feed: string;
  /** From 1. What hangs on an answer (attributes on the category, a second try) is asked a round later. */
  readonly round: number;
  /** Rounds that left requests unanswered. */
  readonly setbacks: number;
  /** Rounds that ended for a reason that a person had to mend, and did nothing. */
  readonly stops: number;
  readonly parts: readonly BatchPart[];
  /** Whether the budget had no room for some of the round's requests. */
  readonly isCut?: boolean;
  /** What was taken, by what was asked for, as far as results were fetched. */
  readonly spent: Spending;
  /** What the vendor said of the last batch that it did not do. */
  readonly lastFailure?: string;
}

export const jobVersion = 1;

export function beginJob(parts: Pick<BatchJob, "id" | "vendor" | "identity" | "feed">): BatchJob {
  return { version: jobVersion, ...parts, round: 1, setbacks: 0, stops: 0, parts: [], spent: {} };
}

/** The job with one part further on. */
export function withPart(job: BatchJob, part: BatchPart, state: PartState): BatchJob {
  const parts = job.parts.map((other) => (other.number === part.number ? { ...other, state } : other));
  return { ...job, parts };
}

export function requestsOf(job: BatchJob): number {
  return job.parts.reduce((sum, { requests }) => sum + requests, 0);
}
