interface ProblemParts {
  /** Stable, begins with `PDO_SERVICE_`. */
  readonly code: string;
  /** One sentence: what is wrong. */
  readonly what: string;
  /** One sentence: what was found. */
  readonly seen: string;
  /** One sentence: what to do now. */
  readonly nextStep: string;
  readonly cause?: unknown;
}

/** The service cannot be set up as it was asked for. Told to its operator, never to a caller. */
export class ServiceConfigurationProblem extends Error {
  readonly code: string;
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;
  readonly isRetryable = false;

  constructor(parts: ProblemParts) {
    super(parts.what, { cause: parts.cause });
    this.name = "ServiceConfigurationProblem";
    this.code = parts.code;
    this.what = parts.what;
    this.seen = parts.seen;
    this.nextStep = parts.nextStep;
  }
}
