import type { Provider } from "../providers/provider.ts";
import { createAnthropicBatches } from "./anthropic-batches.ts";
import type { BatchLine } from "./batch-calls.ts";
import type { Submission } from "./batch-job.ts";
import { batchesNotOffered } from "./errors.ts";
import { createOpenaiBatches } from "./openai-batches.ts";

/** What batches need of a provider. */
export type BatchProvider = Pick<
  Provider,
  "identity" | "batchKind" | "send" | "toBody" | "readBody" | "readRefusal" | "redact"
>;

/** One request of a batch, as the vendor's API takes it. */
export interface BatchItem {
  readonly key: string;
  /** The body of a live call. */
  readonly body: unknown;
}

/** What is said of a batch to the vendor. */
interface BatchDescription {
  readonly job: string;
  readonly label: string;
}

/** Where a batch stands. */
export interface BatchStatus {
  /** Nothing more will be answered. */
  readonly isEnded: boolean;
  /** Requests that are through; some vendors count only at the end. */
  readonly done: number;
  readonly failed: number;
  /** Where its results lie: addresses behind the base URL. None: there are none, or none any more. */
  readonly resultPaths: readonly string[];
  /** Why not a single request of it was done. */
  readonly failure?: BatchFailure;
}

export interface BatchFailure {
  /** The vendor's words. */
  readonly said: string;
  /** It would have been taken at another time: the vendor has too much of this account's in hand. */
  readonly isForLater: boolean;
}

/** What became of one request of a batch. */
export type BatchResult = { readonly key: string } & (
  | { readonly kind: "answered"; readonly body: unknown }
  | { readonly kind: "failed"; readonly status: number; readonly body: unknown }
  /** Expired, cancelled, or for no reason that is about the request. */
  | { readonly kind: "undone"; readonly said: string }
);

/** A vendor's batch service: alike in what it does, unlike in how it is spoken to. */
export interface VendorBatches {
  /**
   * All that goes ahead of a submission and costs nothing: an upload, a look at what is there already.
   * @returns what `find` and `submit` need, to be made durable before `submit`
   */
  prepare(items: AsyncIterable<BatchItem>, description: BatchDescription): Promise<Prepared>;
  /**
   * Submits, once. Where it fails and the problem does not say that nothing was taken, look with `find`.
   * @returns the vendor's number
   */
  submit(submission: SubmittedPart, items: () => AsyncIterable<BatchItem>): Promise<string>;
  /**
   * Looks for a batch of which it is not known whether it was submitted.
   * @returns its number; `none`; or `unsure` where one may be it, which shows when that has ended
   */
  find(submission: SubmittedPart, knowledge: OwnBatches): Promise<FoundBatch>;
  status(id: string): Promise<BatchStatus>;
  /** In any order. @param line of what lies at a result path. @returns undefined where it is none */
  readResult(line: string): BatchResult | undefined;
}

/** What tells a part's batch from others. */
export interface OwnBatches {
  /** Whether it is the key of one of the part's requests. */
  isKey(key: string): boolean;
  /** Whether it is the number of a batch that is another part. */
  isOtherPart(id: string): boolean;
}

export type Prepared = Submission["prepared"];

export interface SubmittedPart extends Submission, BatchDescription {
  readonly requests: number;
}

export type FoundBatch = { readonly id: string } | "none" | "unsure";

const vendors = { openai: createOpenaiBatches, anthropic: createAnthropicBatches };

/** The batch service of a provider. @throws LlmError PDO_BATCH_REFUSED where it has none */
export function openVendorBatches(provider: BatchProvider, line: Omit<BatchLine, "provider">): VendorBatches {
  if (provider.batchKind === undefined) throw batchesNotOffered(provider.identity);
  return vendors[provider.batchKind]({ provider, ...line });
}
