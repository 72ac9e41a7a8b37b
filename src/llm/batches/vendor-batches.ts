import type { Provider } from "../providers/provider.ts";
import { createAnthropicBatches } from "./anthropic-batches.ts";
import type { BatchLine } from "./batch-calls.ts";
import type { Submission } from "./batch-job.ts";
import { batchesNotOffered } from "./errors.ts";
import { createOpenaiBatches } from "./openai-batches.ts";

/** The part of a provider that batches use. */
export type BatchProvider = Pick<
  Provider,
  "identity" | "batchKind" | "send" | "toBody" | "readBody" | "readRefusal" | "redact"
>;

/** One request of a batch in the vendor's format. */
export interface BatchItem {
  readonly key: string;
  /** The body of a live call. */
  readonly body: unknown;
}

/** Metadata sent to the vendor with a batch. */
interface BatchDescription {
  readonly job: string;
  readonly label: string;
}

/** The status of a batch. */
export interface BatchStatus {
  /** No more requests will be answered. */
  readonly isEnded: boolean;
  /** Finished requests; some vendors report them only at the end. */
  readonly done: number;
  readonly failed: number;
  /** Addresses of its results, relative to the base URL. Empty: none, or no longer available. */
  readonly resultPaths: readonly string[];
  /** Addresses of all its files, which the vendor would keep for good. Absent: none. */
  readonly filePaths?: readonly string[];
  /** Why not a single request was processed. */
  readonly failure?: BatchFailure;
}

export interface BatchFailure {
  /** The vendor's message. */
  readonly reason: string;
  /** It may be accepted later: the account's queue is full. */
  readonly isForLater: boolean;
}

/** The result of one request of a batch. */
export type BatchResult = { readonly key: string } & (
  | { readonly kind: "answered"; readonly body: unknown }
  | { readonly kind: "failed"; readonly status: number; readonly body: unknown }
  /** Expired, cancelled, or failed for a reason unrelated to the request. */
  | { readonly kind: "undone"; readonly reason: string }
);

/** The batch service of one vendor. */
export interface VendorBatches {
  /**
   * Preparation for a submission, free of charge, such as an upload or a look at existing batches.
   * @returns what `find` and `submit` need, to be made durable before `submit`
   */
  prepare(items: AsyncIterable<BatchItem>, description: BatchDescription): Promise<Prepared>;
  /**
   * Submits once. On failure, use `find` unless the error says that nothing was accepted.
   * @returns the vendor's batch id
   */
  submit(submission: SubmittedPart, items: () => AsyncIterable<BatchItem>): Promise<string>;
  /**
   * Looks for a batch that may or may not have been submitted.
   * @returns its id; `none`; or `unsure` if a candidate can be identified only when it has ended
   */
  find(submission: SubmittedPart, knowledge: BatchKnowledge): Promise<FoundBatch>;
  status(id: string): Promise<BatchStatus>;
  /** Removes the files of a batch whose results are stored. Absent: the vendor keeps none. What cannot be removed stays. */
  tidy?(status: BatchStatus): Promise<void>;
  /** @param line of a result file, in any order. @returns undefined if it is not a result */
  readResult(line: string): BatchResult | undefined;
}

/** Distinguishes a part's batch from others. */
export interface BatchKnowledge {
  /** Whether it is the key of one of the part's requests. */
  isKey(key: string): boolean;
  /** Whether it is the id of the batch of another part. */
  isOtherPart(id: string): boolean;
}

export type Prepared = Submission["prepared"];

export interface SubmittedPart extends Submission, BatchDescription {
  readonly requests: number;
}

export type FoundBatch = { readonly id: string } | "none" | "unsure";

const vendors = { openai: createOpenaiBatches, anthropic: createAnthropicBatches };

/** The batch service of a provider. @throws LlmError PDO_BATCH_REFUSED if it has none */
export function openVendorBatches(provider: BatchProvider, line: Omit<BatchLine, "provider">): VendorBatches {
  if (provider.batchKind === undefined) throw batchesNotOffered(provider.identity);
  return vendors[provider.batchKind]({ provider, ...line });
}
