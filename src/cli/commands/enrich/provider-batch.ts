import type { CacheMode } from "../../../cache/answer-cache.ts";
import type { JobStanding } from "../../../llm/batches/advance-job.ts";
import type { BatchLimitsOnSpending, Spending } from "../../../llm/batches/batch-budget.ts";
import type { BatchJob } from "../../../llm/batches/batch-job.ts";
import type { BatchLimits } from "../../../llm/batches/collect-requests.ts";
import type { BatchProvider } from "../../../llm/batches/vendor-batches.ts";
import type { LanguageModel } from "../../../llm/language-model.ts";
import type { Sleep } from "../../../net/gate.ts";
import type { KeptCompletions, LockWorld } from "./batch-keeping.ts";

/** `pdo enrich feed.csv --batch`, as far as it is about batches: all that it works with is handed in. */
export interface ProviderBatch {
  readonly provider: BatchProvider;
  /** Of that provider. It stays open. */
  readonly kept: KeptCompletions;
  readonly keepMode: CacheMode;
  /** As it is to be called. */
  readonly feedName: string;
  /** Absolute. Undefined: standard input. */
  readonly feedPath: string | undefined;
  /** `PDO_HOME`. */
  readonly home: string;
  /** What makes this command's work another job than the same feed's with another one; the model need not be said. */
  readonly settingsIdentity: string;
  readonly spending: BatchLimitsOnSpending;
  /** How large a batch may be; as `batchLimits` says where absent. */
  readonly limits?: BatchLimits;
  /** Works on every chosen row with this model, as a run would, and writes nothing (see `collectRows`). */
  readonly collect: (model: LanguageModel) => Promise<unknown>;
  /** `--batch-wait`: milliseconds for which to wait here for batches to end; 0 looks once. */
  readonly waitMs: number;
  readonly world: LockWorld & {
    /** Aborted: nothing more is begun. */
    readonly signal: AbortSignal;
    /** Aborted some seconds later, so that a submission under way can still be answered. */
    readonly callSignal: AbortSignal;
  };
  readonly sleep: Sleep;
  readonly tell: (sentence: string) => void;
}

/** What is to be done now. */
export type ProviderBatchTurn = WaitingTurn | ReadyTurn;

/** Come back later. */
export interface WaitingTurn {
  readonly kind: "waiting";
  readonly waiting: WaitingBatch;
  /** For a person. */
  readonly sentence: string;
}

/** No batch is under way, and none is to be submitted: the run itself follows. */
export interface ReadyTurn {
  readonly kind: "ready";
  /** Answers what is kept, and says why the rest is not there; it asks nobody. */
  readonly model: LanguageModel;
  /** What the job's batches took, by task, in all runs. */
  readonly spent: Spending;
  /** Requests that no batch was to answer. */
  readonly left: LeftRequests;
  /** The output has its name: the job is over, and its files are taken away. @throws the system's error */
  finish(): void;
  /** Lets another run at the job. Safe to call twice. */
  release(): Promise<void>;
}

export interface LeftRequests {
  readonly count: number;
  readonly why: "none" | "budget" | "given-up";
}

/** What is said, and written as JSON, of a batch that has not ended. */
interface WaitingBatch {
  readonly round: number;
  readonly batches: number;
  /** Requests at the vendor's. */
  readonly requests: number;
  /** Of these, those that are through, as the vendor counts; some count at the end only. */
  readonly done: number;
  /** Requests that the vendor has no room for yet. */
  readonly planned: number;
  /** Where the job's state lies. */
  readonly state: string;
}

export function toWaitingBatch({ job, waiting }: JobStanding, state: string): WaitingBatch {
  const { batches, inHand, done, planned } = waiting;
  return { round: job.round, batches, requests: inHand, done, planned, state };
}

/**
 * A job of the same feed with other settings: what is paid for there is fetched by no other command.
 * @returns undefined where nothing of it is at the vendor's
 */
export function tellOther(feedName: string, { identity, parts }: BatchJob): string | undefined {
  const there = parts.filter(({ state }) => state.at === "submitting" || state.at === "submitted").length;
  if (there === 0) return undefined;
  const batches = counted(there, "batch", "batches");
  return `${feedName}: ${batches} of an earlier command with other settings (${identity}) not fetched yet; run that command again to fetch what is paid for.`;
}

/** One sentence on where it stands, one on what to do. */
export function tellWaiting({ round, batches, requests, done, planned }: WaitingBatch): string {
  const later = planned === 0 ? "" : `; ${counted(planned, "request")} to be submitted when there is room`;
  return (
    `Round ${round}: ${counted(requests, "request")} in ${counted(batches, "batch", "batches")}, ${done} done${later}. ` +
    "Batches often end within an hour, and after 24 hours at most: run the same command again then, or let it wait with --batch-wait."
  );
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
