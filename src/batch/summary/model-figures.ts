import type { RunTask } from "../run-options.ts";

/** Tokens and money of one task, or of all. */
export interface UsageFigures {
  /** Answers of the model that were paid for, those that were of no use included. */
  readonly completions: number;
  /** Tokens of questions, those that the provider had ready included. */
  readonly input_tokens: number;
  readonly cached_input_tokens: number;
  readonly output_tokens: number;
  /** US dollars; null where the model's price is not known. */
  readonly cost: number | null;
}

/** What a language model did in a run. Grows by adding fields only. */
export interface ModelFigures {
  /** Provider, address and model. */
  readonly model: string;
  readonly total: UsageFigures;
  readonly tasks: Readonly<Partial<Record<RunTask, UsageFigures>>>;
  /** Completions of which the provider did not say what they took: an upper bound was reckoned. */
  readonly estimated: number;
  /** Answers of the model that earlier runs had paid for. */
  readonly kept: number;
  /** Requests that were sent. */
  readonly requests: number;
  readonly retries: number;
  readonly throttled: number;
  /** Questions that were answered by an identical one which was under way. */
  readonly shared: number;
  /** Answers that could not be kept, and will be paid for again by the next run. */
  readonly failed_writes: number;
  /** Times that kept answers could not be read; the model was asked, and paid, instead. */
  readonly failed_reads: number;
  /** Whether the limit of cost or tokens ended the model's work before the feed was done. */
  readonly budget_spent: boolean;
}
