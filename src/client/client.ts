import type { OperationInput, OperationName, OperationResponse } from "../api/operations.ts";

export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** What the call is for, a product for example: calls that name the same one share its time limit. */
  readonly item?: object;
  /** Alternatives are not read: the embedded service leaves them out. */
  readonly isBestEnough?: boolean;
  /** Told why the built-in engine did what a language model was asked for; by the embedded service only. */
  readonly onFallback?: (fallback: { readonly code: string; readonly reason: string }) => void;
}

/** The one way to the service, wherever it is: in this process or behind a network. */
export interface Client {
  /**
   * @throws ServiceProblem for every refusal of the service, validation (422) included
   * @throws PdoError where the service could not be reached or its answer not be used
   */
  call<N extends OperationName>(
    name: N,
    input: OperationInput<N>,
    options?: CallOptions,
  ): Promise<OperationResponse<N>>;
  /** Lets go of connections; calls in flight are ended. */
  close(): Promise<void>;
}
