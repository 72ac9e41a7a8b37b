import type { FaultKind } from "../net/fault-kinds.ts";

/** Every way in which a language model's provider cannot be used. */
export type ProviderProblemCode =
  | "PDO_PROVIDER_UNKNOWN"
  | "PDO_PROVIDER_ADDRESS_INVALID"
  | "PDO_PROVIDER_PACKAGE_MISSING"
  | "PDO_PROVIDER_KEY_MISSING"
  | "PDO_PROVIDER_KEY_INVALID"
  | "PDO_PROVIDER_KEY_REFUSED"
  | "PDO_PROVIDER_NOT_ALLOWED"
  | "PDO_PROVIDER_QUOTA_SPENT"
  | "PDO_PROVIDER_MODEL_UNKNOWN"
  | "PDO_PROVIDER_MODEL_MISSING"
  | "PDO_PROVIDER_REQUEST_REFUSED"
  | "PDO_PROVIDER_INPUT_TOO_LONG"
  | "PDO_PROVIDER_INPUT_FILTERED"
  | "PDO_PROVIDER_THROTTLED"
  | "PDO_PROVIDER_FAILED"
  | "PDO_PROVIDER_UNAVAILABLE"
  | "PDO_PROVIDER_UNREACHABLE"
  | "PDO_PROVIDER_CONNECTION_LOST"
  | "PDO_PROVIDER_TIMEOUT"
  | "PDO_PROVIDER_ROW_TIMEOUT"
  | "PDO_PROVIDER_WAIT_TOO_LONG"
  | "PDO_PROVIDER_REDIRECTED"
  | "PDO_PROVIDER_ANSWER_UNREADABLE"
  | "PDO_PROVIDER_ANSWER_TOO_LARGE"
  | "PDO_PROVIDER_ANSWER_UNUSABLE"
  | "PDO_PROVIDER_CLOSED"
  | "PDO_BUDGET_SPENT"
  | "PDO_PRICE_UNKNOWN"
  | "PDO_PRICE_INVALID"
  | "PDO_COMPLETION_PENDING"
  | "PDO_COMPLETION_NOT_RECORDED"
  | "PDO_RECORDING_UNUSABLE"
  | "PDO_BATCH_REFUSED"
  | "PDO_BATCH_FAILED";

export interface ProviderProblemParts {
  readonly code: ProviderProblemCode;
  /** One sentence: what is wrong. */
  readonly what: string;
  /** One sentence: what was found instead; never a key, not even a part of one. */
  readonly seen: string;
  /** One sentence: what to do now. */
  readonly nextStep: string;
  readonly kind: FaultKind;
  /** Milliseconds for which the provider asked to be left alone. */
  readonly askedWaitMs?: number | undefined;
  /** True where the provider may have worked, and will charge for it, though no answer came. */
  readonly isPerhapsPaid?: boolean | undefined;
  readonly cause?: unknown;
}

/** A provider gave no completion, or one that cannot be used. */
export class ProviderProblem extends Error {
  readonly code: ProviderProblemCode;
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;
  readonly kind: FaultKind;
  readonly askedWaitMs: number;
  readonly isPerhapsPaid: boolean;

  constructor(parts: ProviderProblemParts) {
    super(parts.what, { cause: parts.cause });
    this.name = "ProviderProblem";
    this.code = parts.code;
    this.what = parts.what;
    this.seen = parts.seen;
    this.nextStep = parts.nextStep;
    this.kind = parts.kind;
    this.askedWaitMs = parts.askedWaitMs ?? 0;
    this.isPerhapsPaid = parts.isPerhapsPaid ?? false;
  }
}

/** Thrown in the place of a completion that is not there yet, where nobody is to be asked now. */
export function completionPending(task: string): ProviderProblem {
  return new ProviderProblem({
    code: "PDO_COMPLETION_PENDING",
    what: "The language model has not answered this yet.",
    seen: `The question of the task ${task} is noted, and nobody is asked now.`,
    nextStep: "Run without --dry-run, or come again when the batch has ended.",
    kind: "own",
  });
}
