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
   * @throws LlmError where there is no completion; the signal's reason
   */
  complete(request: CompletionRequest, options?: CompleteOptions): Promise<Completion>;
  /** Lets go of connections and files; calls in flight are ended. */
  close(): Promise<void>;
}

/** A JSON Schema (draft 7) as providers take it in their strict modes: objects with all properties required, and no others. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface CompletionMessage {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** One question to a language model. Equal questions have equal fields: a kept completion is found by them. */
export interface CompletionRequest {
  /** What the question is asked for, a task of the contract; usage is counted under it. No part of the question. */
  readonly task: string;
  /** The instructions: alike for all records of a run, so that a provider can keep them ready. */
  readonly system: string;
  /** The record last, as one field of a JSON object; behind it, where an answer had to be asked for again, that answer and its fault. */
  readonly messages: readonly CompletionMessage[];
  /** What the answer must be. */
  readonly schema: JsonSchema;
  /** 1 to 64 of `[A-Za-z0-9_-]`. */
  readonly schemaName: string;
  /** Tokens; the answer is cut there. */
  readonly maxOutputTokens: number;
}

/** Tokens, as the provider counted them. */
export interface TokenUsage {
  /** All of the question, what the provider had ready included. */
  readonly inputTokens: number;
  /** Of these, what it had ready, at a lower price. */
  readonly cachedInputTokens: number;
  /** Of these, what it put in store, at a higher price with some. */
  readonly cacheWriteTokens: number;
  /** All of the answer, what was thought and not said included. */
  readonly outputTokens: number;
}

/**
 * `stop`: the model had finished; `length`: it was cut at `maxOutputTokens`, or at the end of what it can take; `filtered`: the provider's
 * filter took the answer or a part of it; `refused`: the model would not; `other`: whatever else a provider may say.
 */
export const finishReasons = ["stop", "length", "filtered", "refused", "other"] as const;
export type FinishReason = (typeof finishReasons)[number];

/** What a language model answered: paid for, whatever it is worth. */
export interface Completion {
  /** As it came; JSON is expected, nothing is promised. */
  readonly text: string;
  readonly finish: FinishReason;
  /** Absent: the provider does not count. */
  readonly usage?: TokenUsage;
  /** The model as the provider names it. */
  readonly model: string;
  /** For questions to the provider. */
  readonly requestId?: string;
}
