import type { Completion, CompletionRequest } from "./completion.ts";

export interface CompleteOptions {
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** What the call is for, a product for example: calls that name the same one share its time limit. */
  readonly item?: object | undefined;
}

/**
 * A language model, or what stands before one: money, kept completions, recordings, pacing are each a model around a
 * model.
 */
export interface LanguageModel {
  /** Provider, address and model, in words that can be shown: equal questions to models of one identity are one question. No key. */
  readonly identity: string;
  /**
   * @throws ProviderProblem where there is no completion; the signal's reason
   */
  complete(request: CompletionRequest, options?: CompleteOptions): Promise<Completion>;
  /** Lets go of connections and files; calls in flight are ended. */
  close(): Promise<void>;
}
