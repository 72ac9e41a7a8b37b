import type { Reply } from "../exchange.ts";
import type { TokenCounts } from "../money/token-counts.ts";
import type { Question } from "../question.ts";
import type { Wire } from "../wire.ts";

/** One question that is about to be answered: what a scenario has at hand. */
export interface Turn {
  readonly question: Question;
  /** What the model would say. */
  readonly answer: string;
  readonly tokens: TokenCounts;
  readonly wire: Wire;
  /** Milliseconds, by the stand-in's clock. */
  readonly now: number;
  /** Where redirects lead. */
  readonly elsewhere: string;
  readonly slowMs: number;
}

/** What came of a turn: what goes over the wire, and what it costs, if anything was worked out. */
export interface Outcome {
  readonly reply: Reply;
  readonly tokens?: TokenCounts;
}
