interface AnswersProblemParts {
  readonly code: "PDO_ANSWERS_LIBRARY" | "PDO_ANSWERS_DAMAGED" | "PDO_ANSWERS_UNUSABLE";
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;
}

/** Why kept answers cannot be used. No run goes on without them unasked: it would pay for all of them again. */
export class AnswersProblem extends Error {
  override readonly name = "AnswersProblem";
  readonly code: AnswersProblemParts["code"];
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;

  constructor(parts: AnswersProblemParts, options?: { cause?: unknown }) {
    super(parts.what, options);
    this.code = parts.code;
    this.what = parts.what;
    this.seen = parts.seen;
    this.nextStep = parts.nextStep;
  }
}
