import type { CacheMode } from "../../../cache/answer-cache.ts";
import type { JobStanding } from "../../../llm/batches/advance-job.ts";
import type { BatchLimitsOnSpending, Spending } from "../../../llm/batches/batch-budget.ts";
import type { BatchJob } from "../../../llm/batches/batch-job.ts";
import type { BatchLimits } from "../../../llm/batches/collect-requests.ts";
import type { BatchProvider } from "../../../llm/batches/vendor-batches.ts";
import type { LanguageModel } from "../../../llm/language-model.ts";
import type { Sleep } from "../../../net/gate.ts";
import type { CompletionCache, LockWorld } from "./batch-keeping.ts";

/** `pdo enrich feed.csv --batch` with its dependencies injected. */
export interface ProviderBatch {
  readonly provider: BatchProvider;
  /** The cache of that provider's completions. The caller closes it. */
  readonly cache: CompletionCache;
  readonly cacheMode: CacheMode;
  /** As shown in messages. */
  readonly feedName: string;
  /** Absolute. Undefined: standard input. */
  readonly feedPath: string | undefined;
  /** `PDO_HOME`. */
  readonly home: string;
  /** Distinguishes jobs of the same feed with different settings; the model need not be included. */
  readonly settingsIdentity: string;
  readonly spending: BatchLimitsOnSpending;
  /** Size limits of a batch. Absent: `batchLimits`. */
  readonly limits?: BatchLimits;
  /** Processes every selected row with this model as a run would, and writes nothing (see `collectRows`). */
  readonly collect: (model: LanguageModel) => Promise<unknown>;
  /** `--batch-wait`: how many milliseconds to wait for batches to end; 0 checks once. */
  readonly waitMs: number;
  readonly world: LockWorld & {
    /** Aborted: nothing new is started. */
    readonly signal: AbortSignal;
    /** Aborted some seconds later, so that a submission in flight can complete. */
    readonly callSignal: AbortSignal;
  };
  readonly sleep: Sleep;
  readonly report: (sentence: string) => void;
}

/** What the caller does next. */
export type ProviderBatchTurn = WaitingTurn | ReadyTurn;

/** A batch is under way: run the command again later. */
export interface WaitingTurn {
  readonly kind: "waiting";
  readonly waiting: WaitingBatch;
  /** For the user. */
  readonly sentence: string;
}

/** No batch is under way or left to submit: the run itself follows. */
export interface ReadyTurn {
  readonly kind: "ready";
  /** Replays stored answers and reports why others are missing; sends no requests. */
  readonly model: LanguageModel;
  /** The usage of the job's batches, by task, in all runs. */
  readonly spent: Spending;
  /** Requests that no batch answered. */
  readonly left: LeftRequests;
  /**
   * Called when the output is committed: deletes the job's files.
   * @throws a system error
   */
  finish(): void;
  /** Releases the job's lock. Safe to call twice. */
  release(): Promise<void>;
}

export interface LeftRequests {
  readonly count: number;
  readonly why: "none" | "budget" | "given-up";
}

/** The report on an unfinished batch, as text and as JSON. */
interface WaitingBatch {
  readonly round: number;
  readonly batches: number;
  /** Submitted requests. */
  readonly requests: number;
  /** Finished ones of these, as counted by the vendor; some vendors count only at the end. */
  readonly done: number;
  /** Requests not yet submitted because of the vendor's limits. */
  readonly planned: number;
  /** The path of the job's state file. */
  readonly state: string;
}

export function toWaitingBatch({ job, waiting }: JobStanding, state: string): WaitingBatch {
  const { batches, inHand, done, planned } = waiting;
  return { round: job.round, batches, requests: inHand, done, planned, state };
}

/**
 * A warning about a job of the same feed with other settings: only the command with those settings fetches its paid
 * results.
 * @returns undefined where none of it was submitted
 */
export function describeOtherJob(feedName: string, { identity, parts }: BatchJob): string | undefined {
  const there = parts.filter(({ state }) => state.at === "submitting" || state.at === "submitted").length;
  if (there === 0) return undefined;
  const batches = counted(there, "batch", "batches");
  return `${feedName}: ${batches} of an earlier command with other settings (${identity}) not fetched yet; run that command again to fetch what is paid for.`;
}

/** One sentence on the status, one on what to do. */
export function describeWaiting({ round, batches, requests, done, planned }: WaitingBatch): string {
  const later = planned === 0 ? "" : `; ${counted(planned, "request")} to be submitted when there is room`;
  return (
    `Round ${round}: ${counted(requests, "request")} in ${counted(batches, "batch", "batches")}, ${done} done${later}. ` +
    "Batches often end within an hour, and after 24 hours at most: run the same command again then, or let it wait with --batch-wait."
  );
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
