import { systemReason } from "../lib/errors.ts";
import { KeyValueStoreFault } from "../lib/key-value-store.ts";

interface AnswersProblemParts {
  readonly code:
    | "PDO_ANSWERS_LIBRARY"
    | "PDO_ANSWERS_DAMAGED"
    | "PDO_ANSWERS_UNUSABLE"
    | "PDO_ANSWERS_IN_USE";
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

/** What a fault of the store means, with the next step. */
export function answersUnusable(path: string, fault: unknown): AnswersProblem {
  const seen = systemReason(fault).replace(/\.?$/, ".");
  const options = { cause: fault };
  if (fault instanceof KeyValueStoreFault && fault.kind === "library") {
    return new AnswersProblem(
      {
        code: "PDO_ANSWERS_LIBRARY",
        what: "Answers cannot be kept on this system.",
        seen,
        nextStep: "Install pdo again with its optional packages, or run with --no-cache.",
      },
      options,
    );
  }
  const isDamaged =
    fault instanceof KeyValueStoreFault || /MDB_(?:CORRUPTED|INVALID|PAGE|VERSION)/.test(seen);
  return new AnswersProblem(
    isDamaged
      ? {
          code: "PDO_ANSWERS_DAMAGED",
          what: `${path}: the file of kept answers is damaged.`,
          seen,
          nextStep:
            "Take it away with pdo cache clear (the next run makes a new one), or run with --no-cache.",
        }
      : {
          code: "PDO_ANSWERS_UNUSABLE",
          what: `${path}: the file of kept answers cannot be used.`,
          seen,
          nextStep: "Look at the rights of its folder and the room on its disk, or run with --no-cache.",
        },
    options,
  );
}

/** Someone else has them open who would lose what it keeps. */
export function answersInUse(path: string): AnswersProblem {
  return new AnswersProblem({
    code: "PDO_ANSWERS_IN_USE",
    what: `${path}: a run has the kept answers open.`,
    seen: "What it keeps from now on would be lost, and paid for again.",
    nextStep: "Wait for its end, or forget them all the same with pdo cache clear --force.",
  });
}
