interface BatchProblemParts {
  /** Stable, begins with `PDO_`. */
  readonly code: string;
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;
}

/** The one error of this folder: a run that cannot be started, or whose results cannot be kept. */
export class BatchProblem extends Error {
  override readonly name = "BatchProblem";
  readonly code: string;
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;
  readonly isRetryable = false;

  constructor(parts: BatchProblemParts, options?: { cause?: unknown }) {
    super(parts.what, options);
    this.code = parts.code;
    this.what = parts.what;
    this.seen = parts.seen;
    this.nextStep = parts.nextStep;
  }
}
