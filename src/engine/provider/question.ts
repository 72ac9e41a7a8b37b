import type { TaskName } from "../../contract/operations.ts";
import type { JsonSchema } from "../../language-model/completion.ts";

/** The instructions of a task: alike for all records of a run that ask for the same. */
export interface Prompt {
  readonly name: string;
  /** Grows with every change of the text. The text itself is part of what a completion is kept under. */
  readonly version: number;
  readonly system: string;
}

/**
 * What is asked of a language model for one record, and what an answer must be. All faults are sentences that the model
 * can act on; what they quote of the answer is set by `quoted`.
 */
export interface Question<T> {
  readonly task: TaskName;
  readonly prompt: Prompt;
  /** What the answer depends on besides the record: candidates, allowed values, terms. Stands before the record. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** The product's texts. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly schema: JsonSchema;
  /** 1 to 64 of `[A-Za-z0-9_-]`. */
  readonly schemaName: string;
  /** Tokens. */
  readonly maxOutputTokens: number;
  /** @throws AnswerFault where the JSON is not what was asked for */
  readonly read: (json: unknown) => T;
  /** Why the answer cannot be used; none: it can. */
  readonly judge: (answer: T) => readonly string[];
  /** What the answer could do better: worth asking once more, but no reason to refuse it. */
  readonly blemishes?: (answer: T) => readonly string[];
}

/** An answer that is fit, and whose it is. */
export interface Answered<T> {
  readonly value: T;
  /** The model as the provider names it, or words for it where that is no name. */
  readonly model: string;
}
