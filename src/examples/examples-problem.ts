/** Every way in which examples can be refused. */
export type ExamplesProblemCode =
  | "PDO_EXAMPLES_HOME_MISSING"
  | "PDO_EXAMPLES_NONE"
  | "PDO_EXAMPLES_FOREIGN_FILE"
  | "PDO_EXAMPLES_VERSION_UNKNOWN"
  | "PDO_EXAMPLES_DAMAGED"
  | "PDO_EXAMPLES_UNREADABLE"
  | "PDO_EXAMPLES_UNWRITABLE";

interface ProblemParts {
  readonly code: ExamplesProblemCode;
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;
  readonly cause?: unknown;
}

/** The one error of this room: a code, a sentence, what was seen, and the next step. */
export class ExamplesProblem extends Error {
  override readonly name = "ExamplesProblem";
  readonly code: ExamplesProblemCode;
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;

  constructor({ code, what, seen, nextStep, cause }: ProblemParts) {
    super(what, { cause });
    this.code = code;
    this.what = what;
    this.seen = seen;
    this.nextStep = nextStep;
  }
}
