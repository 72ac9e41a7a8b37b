/** What a refusal says: all four parts are whole sentences or words fit for a person's eyes. */
export interface FeedProblemParts {
  /** Stable, begins with `PDO_FEED_`. */
  readonly code: string;
  /** One sentence: what is wrong. */
  readonly what: string;
  /** One sentence: what was found instead. */
  readonly seen: string;
  /** One sentence: what to do about it, with a paste-able example where there is one. */
  readonly nextStep: string;
}

/** The one error of this folder: a feed (not a single row) that cannot be read or understood. */
export class FeedProblem extends Error {
  readonly code: string;
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;
  /** Trying again with the same feed gives the same answer. */
  readonly isRetryable = false;

  constructor(parts: FeedProblemParts, options?: { cause?: unknown }) {
    super(parts.what, options);
    this.name = "FeedProblem";
    this.code = parts.code;
    this.what = parts.what;
    this.seen = parts.seen;
    this.nextStep = parts.nextStep;
  }
}
