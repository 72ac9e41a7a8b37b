export interface CompleteOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** What the call is for, such as a product: calls with the same item share its time limit. */
  readonly item?: object | undefined;
}

/**
 * A language model, or a wrapper around one: budget, cache, recording and pacing are each implemented as a
 * model around a model.
 */
export interface LanguageModel {
  /**
   * Provider, address and model, without any key: equal requests to models with equal identities are
   * interchangeable.
   */
  readonly identity: string;
  /** @throws LlmError if there is no completion; the signal's reason */
  complete(request: CompletionRequest, options?: CompleteOptions): Promise<Completion>;
  /**
   * Told of each answer that was looked at. Absent: nobody minds.
   * @throws LlmError of the kind `final` where the run is to end
   */
  readonly onJudged?: (task: string, answer: JudgedAnswer) => void;
  /** The completion that is kept for a request, which `complete` would return at no cost. Absent: none is looked for. */
  peek?(request: CompletionRequest): Promise<Completion | undefined>;
  /**
   * Keeps a completion for a request that was not sent, because it came as a part of another one's; what is kept already stays. Absent:
   * none is kept.
   */
  keep?(request: CompletionRequest, completion: Completion): Promise<void>;
  /**
   * The model of a task, by its operation, where not all are one model's. Absent: it does all tasks itself. Closing this one closes them
   * all.
   */
  forTask?(task: string): LanguageModel;
  /** A second model, which reads answers for what their records do not state. Absent: nobody does. */
  readonly judge?: LanguageModel;
  /** Closes connections and files; calls in flight are aborted. */
  close(): Promise<void>;
}

/** What became of an answer. */
export interface JudgedAnswer {
  readonly text: string;
  /** Why it is of no use, as sentences. Empty: it is good. */
  readonly faults: readonly string[];
}

/**
 * A JSON Schema (draft 7) in the subset that providers accept in strict mode: all properties required, no
 * additional ones.
 */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface CompletionMessage {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** One request to a language model. Cached completions are found by its fields. */
export interface CompletionRequest {
  /** The operation that the request serves; usage is counted per task. Not part of the cache key. */
  readonly task: string;
  /** The instructions: equal for all records of a run, so that the provider can cache them. */
  readonly system: string;
  /**
   * What many records share besides the instructions, such as a channel's categories: sent behind them, so that a provider can cache
   * the instructions alone and both together. Absent: nothing.
   */
  readonly reference?: string;
  /**
   * The record last, as one field of a JSON object; on a repeated request, followed by the rejected answer and
   * what was wrong with it.
   */
  readonly messages: readonly CompletionMessage[];
  /** The https address of a picture that belongs to the record, which the provider fetches. Absent: none is shown. */
  readonly picture?: string;
  /** The schema that the answer must satisfy. */
  readonly schema: JsonSchema;
  /** 1 to 64 of `[A-Za-z0-9_-]`. */
  readonly schemaName: string;
  /** Tokens; longer output is cut. */
  readonly maxOutputTokens: number;
}

/** Token counts as reported by the provider. */
export interface TokenUsage {
  /** All input tokens, cached ones included. */
  readonly inputTokens: number;
  /** Of these, tokens read from the provider's cache, at a lower price. */
  readonly cachedInputTokens: number;
  /** Of these, tokens written to the provider's cache, with some providers at a higher price. */
  readonly cacheWriteTokens: number;
  /** All output tokens, hidden reasoning included. */
  readonly outputTokens: number;
}

/**
 * `stop`: the model finished; `length`: the output was cut at `maxOutputTokens` or at the context limit;
 * `filtered`: the provider's content filter removed all or part of the output; `refused`: the model declined;
 * `other`: any other reason.
 */
export const finishReasons = ["stop", "length", "filtered", "refused", "other"] as const;
export type FinishReason = (typeof finishReasons)[number];

/** The answer of a language model, charged whether or not it is usable. */
export interface Completion {
  /** The raw text; expected to be JSON, but not validated. */
  readonly text: string;
  readonly finish: FinishReason;
  /** Absent: the provider does not report usage. */
  readonly usage?: TokenUsage;
  /** The model name as reported by the provider. */
  readonly model: string;
  /** For support requests to the provider. */
  readonly requestId?: string;
  /** The day (UTC) on which the model answered: `2026-11-22`. A completion that is kept keeps its own. Absent: not known. */
  readonly date?: string;
}
