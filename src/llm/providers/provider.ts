import type { Completion, CompletionRequest } from "../language-model.ts";
import type { ProviderName } from "./providers.ts";

/** Names in lower case. */
export type ProviderHeaders = Readonly<Record<string, string | string[] | undefined>>;

export interface AttemptOptions {
  readonly signal?: AbortSignal | undefined;
  /** Aborted: requests that have not been sent yet are not sent. */
  readonly stopSignal?: AbortSignal | undefined;
  /** For the complete answer. */
  readonly timeoutMs: number;
}

export interface AttemptResult {
  readonly completion: Completion;
  readonly headers: ProviderHeaders;
}

/** A plain call of the provider's API for anything but completions: files, batches, lists of models. */
export interface RawCall extends AttemptOptions {
  readonly method: "GET" | "POST" | "DELETE";
  /**
   * Relative to the base URL, for example `/batches`; or an absolute URL of the provider's own origin, as its
   * answers contain them.
   */
  readonly path: string;
  readonly body?: string | Uint8Array | AsyncIterable<Uint8Array> | undefined;
  /** Absent: JSON. */
  readonly contentType?: string | undefined;
  /** In bytes, for a streamed body; without it, the body is sent chunked. */
  readonly contentLength?: number | undefined;
  /** Larger answers are rejected. Absent: as for completions. */
  readonly maxAnswerBytes?: number | undefined;
  /** Receives an answer (of a status 2xx) piece by piece; `bytes` is then empty. */
  readonly onData?: ((piece: Uint8Array) => void) | undefined;
}

export interface RawResult {
  /** 200 to 299. */
  readonly status: number;
  readonly headers: ProviderHeaders;
  readonly bytes: Uint8Array;
}

/** A model of a provider at its address: the wire protocol only, without retries, waits or budget. */
export interface Provider {
  readonly name: ProviderName;
  readonly model: string;
  /** Provider, address and model, without secrets. */
  readonly identity: string;
  /** Which batch API the address offers; undefined if none is known. */
  readonly batchKind: "openai" | "anthropic" | undefined;
  /**
   * One attempt: one HTTP request, plus one for each setting that the model turns out not to support, once per
   * provider instance.
   * @throws LlmError, or the signal's reason
   */
  attempt(request: CompletionRequest, options: AttemptOptions): Promise<AttemptResult>;
  /**
   * One authenticated HTTP request, with the same error handling as an attempt.
   * @throws LlmError, or the signal's reason
   */
  send(call: RawCall): Promise<RawResult>;
  /** The JSON body that a live call would send, for a batch; nothing is sent. */
  toBody(request: CompletionRequest): Promise<unknown>;
  /**
   * The completion that a live call would return for this body of a 200, for the results of a batch.
   * @throws LlmError as `attempt` does
   */
  readBody(body: unknown): Promise<Completion>;
  /**
   * The error that a live call would throw for this answer, for failed requests of a batch. If it refuses an
   * optional setting, `toBody` omits that setting from then on.
   */
  readRefusal(status: number, body: unknown): Error;
  /**
   * Removes the key, and anything that looks like one, from a text of the provider, so that it can be shown and
   * stored.
   */
  redact(text: string): string;
  /** Calls in flight are aborted. */
  close(): Promise<void>;
}
