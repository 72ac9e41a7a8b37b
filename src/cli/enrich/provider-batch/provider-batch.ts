import type { KeepMode } from "../../../answers/keeping.ts";
import type { Sleep } from "../../../language-model/batches/ask-again.ts";
import type { BatchLimits } from "../../../language-model/batches/batch-limits.ts";
import type { BatchLimitsOnSpending, Spending } from "../../../language-model/batches/spending.ts";
import type { BatchProvider } from "../../../language-model/batches/vendor-batches.ts";
import type { LanguageModel } from "../../../language-model/language-model.ts";
import type { KeptCompletions } from "./keep-results.ts";
import type { LockWorld } from "./lock-job.ts";
import type { WaitingBatch } from "./tell-waiting.ts";

/** `pdo enrich feed.csv --batch`, as far as it is about batches: all that it works with is handed in. */
export interface ProviderBatch {
  readonly provider: BatchProvider;
  /** Of that provider. It stays open. */
  readonly kept: KeptCompletions;
  readonly keepMode: KeepMode;
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
