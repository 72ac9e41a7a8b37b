import type { Reply } from "./exchange.ts";
import type { TokenCounts } from "./money/token-counts.ts";
import type { Question } from "./question.ts";

/** Why a model stopped, in words of our own; each wire has its own for them. */
export type Finish = "stop" | "length" | "filtered" | "refused";

/** What a model says. */
export interface Saying {
  readonly text: string;
  readonly finish: Finish;
  readonly tokens: TokenCounts;
  /** False: the tokens are charged and not told. */
  readonly isCounted: boolean;
  /** What was thought aloud beside it. */
  readonly reasoning?: string;
}

/** What can be wrong with a request, or with the provider: each wire has its status and its words for it. */
export type WireFault =
  | "key-refused"
  | "not-allowed"
  | "quota-spent"
  | "model-unknown"
  | "schema-refused"
  | "too-long"
  | "too-large"
  | "filtered"
  | "throttled"
  | "failed"
  | "away"
  | "overloaded";

/** A provider's way of speaking: the same meanings in its own form. */
export interface Wire {
  readonly name: "openai" | "anthropic" | "google";
  completion(question: Question, saying: Saying, now: number): Reply;
  fault(fault: WireFault, question: Question, headers?: Readonly<Record<string, string>>): Reply;
  /** The headers that tell how much may still be asked, and from when (milliseconds) there is more. */
  limits(remaining: number, resetMs: number, now: number): Readonly<Record<string, string>>;
  /** A 200 that holds an error. */
  faultWithin(): Reply;
}
