interface CliProblemParts {
  /** Stable, begins with `PDO_`. */
  readonly code: string;
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;
}

/** The one error of this folder: a command that was asked for something it cannot do. */
export class CliProblem extends Error {
  override readonly name = "CliProblem";
  readonly code: string;
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;

  constructor(parts: CliProblemParts, options?: { cause?: unknown }) {
    super(parts.what, options);
    this.code = parts.code;
    this.what = parts.what;
    this.seen = parts.seen;
    this.nextStep = parts.nextStep;
  }
}
