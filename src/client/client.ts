import type { OperationInput, OperationName, OperationResponse } from "../api/operations.ts";
import type { RecordTask } from "../api/vocabulary.ts";

export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** What the call is for, such as a product: calls with the same item share its time limit. */
  readonly item?: object;
  /** The caller ignores alternatives, so the embedded service omits them. */
  readonly isBestEnough?: boolean;
  /** The caller drops a record's attributes where its category has a lower score, so the embedded service does not look for them. */
  readonly minScore?: number;
  /**
   * Called with the reason when the built-in engine replaced a language model; by the embedded service only.
   */
  readonly onFallback?: (fallback: {
    readonly code: string;
    readonly reason: string;
    readonly task?: RecordTask;
  }) => void;
}

/** The interface to the service, whether in this process or remote. */
export interface Client {
  /**
   * @throws ServiceProblem for every refusal of the service, validation (422) included
   * @throws PdoError if the service could not be reached or its answer is unusable
   */
  call<N extends OperationName>(
    name: N,
    input: OperationInput<N>,
    options?: CallOptions,
  ): Promise<OperationResponse<N>>;
  /** Whether the service has an operation beyond the seven that every service has. Absent: none. */
  has?(name: OperationName): Promise<boolean>;
  /** Closes connections; calls in flight are aborted. */
  close(): Promise<void>;
}
