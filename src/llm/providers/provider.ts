import type { Completion, CompletionRequest } from "../language-model.ts";
import type { ProviderName } from "./providers.ts";

/** Names in lower case. */
export type ProviderHeaders = Readonly<Record<string, string | string[] | undefined>>;

export interface AttemptOptions {
  readonly signal?: AbortSignal | undefined;
  /** Aborted: what has not left yet is not sent. */
  readonly stopSignal?: AbortSignal | undefined;
  /** For the whole answer. */
  readonly timeoutMs: number;
}

export interface AttemptResult {
  readonly completion: Completion;
  readonly headers: ProviderHeaders;
}

/** A call of the provider's API as it is, for what has no completion: files, batches, lists of models. */
export interface RawCall extends AttemptOptions {
  readonly method: "GET" | "POST" | "DELETE";
  /** Behind the base URL, `/batches` for example; or a whole address of the provider's own origin, as its answers name them. */
  readonly path: string;
  readonly body?: string | Uint8Array | AsyncIterable<Uint8Array> | undefined;
  /** Absent: JSON. */
  readonly contentType?: string | undefined;
  /** In bytes, of a body that comes in pieces; without it, it is sent in chunks. */
  readonly contentLength?: number | undefined;
  /** An answer that is larger is not taken. Absent: as for completions. */
  readonly maxAnswerBytes?: number | undefined;
  /** Takes an answer (of a status 2xx) piece by piece; `bytes` is then empty. */
  readonly onData?: ((piece: Uint8Array) => void) | undefined;
}

export interface RawResult {
  /** 200 to 299. */
  readonly status: number;
  readonly headers: ProviderHeaders;
  readonly bytes: Uint8Array;
}

/** A model of a provider at its address: what goes over the wire and nothing above it. No retries, no waiting, no money. */
export interface Provider {
  readonly name: ProviderName;
  readonly model: string;
  /** Provider, address and model, in words that can be shown. */
  readonly identity: string;
  /** Which batch API the address offers; undefined where it has none that is known. */
  readonly batchKind: "openai" | "anthropic" | undefined;
  /**
   * One try: one HTTP request, or one more for each setting that the model is found not to know, once in the provider's life.
   * @throws LlmError, or the signal's reason
   */
  attempt(request: CompletionRequest, options: AttemptOptions): Promise<AttemptResult>;
  /**
   * One HTTP request with the key, with the same care and the same faults as an attempt.
   * @throws LlmError, or the signal's reason
   */
  send(call: RawCall): Promise<RawResult>;
  /** The JSON body that a live call would send, for a batch; nothing is sent. */
  toBody(request: CompletionRequest): Promise<unknown>;
  /**
   * What a live call would have made of this body of a 200, for the results of a batch.
   * @throws LlmError as `attempt` does
   */
  readBody(body: unknown): Promise<Completion>;
  /**
   * The problem that a live call with such an answer would have thrown, for the requests of a batch that failed. One that refuses a setting
   * which can do without is no longer the request's own: `toBody` writes it without from then on.
   */
  readRefusal(status: number, body: unknown): Error;
  /** Words of the provider's without the key, and without what looks like one: they may be shown, and kept. */
  redact(text: string): string;
  /** Calls in flight are ended. */
  close(): Promise<void>;
}
