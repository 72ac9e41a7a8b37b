/**
 * What a fault says of the calls, or the rows, that follow:
 * - `final`: every one would end alike (key, address, quota); nothing more is sent
 * - `own`: it is about this very call, and asking again brings the same
 * - `throttled`: the service is well and asks for less
 * - `unreachable`: nobody is at the address, whatever is asked
 * - `unavailable`: what stands before the service says that it is away
 * - `silent`: no answer came; it may be this call's doing or the service's, and asking again may help
 * - `faulty`: the service is there and could not do it; asking again may help
 * - `unreadable`: what answers is not the service as it is known; asking once more may help
 * - `unusable`: the service's answer is not as agreed; asking once more may help
 */
export type FaultKind =
  | "final"
  | "own"
  | "throttled"
  | "unreachable"
  | "unavailable"
  | "silent"
  | "faulty"
  | "unreadable"
  | "unusable";

/** Whose turn it is; the exit code of the command line comes from it. */
export type ErrorCategory =
  /** The caller's: usage, settings, input or output. */
  | "caller"
  /** The same, of a feed that looks like a broken export. */
  | "suspicious-input"
  /** What is asked over a network refused, failed, or was not there. */
  | "remote"
  /** The time that a run has is over. */
  | "time-over";

export interface PdoErrorParts<Details extends object = object> {
  /** Stable, begins with `PDO_`. */
  readonly code: string;
  /** One sentence: what is wrong. */
  readonly what: string;
  /** One sentence: what was found instead; never a key, not even a part of one. */
  readonly seen: string;
  /** One sentence: what to do now, with an example to paste where there is one. */
  readonly nextStep: string;
  /** The module whose catalogue it is in. */
  readonly module: string;
  /** Unless said: the caller's. */
  readonly category?: ErrorCategory | undefined;
  /** Unless said: every further call would meet it too. */
  readonly kind?: FaultKind | undefined;
  /** Unless said: where the kind is neither `final` nor `own`. */
  readonly isRetryable?: boolean | undefined;
  /** What else its catalogue says of it: plain values, which can go from thread to thread. */
  readonly details?: Details | undefined;
  readonly cause?: unknown;
}

/** The error of all modules; each has a catalogue of its own, `errors.ts`, of functions that make one. */
export class PdoError<Details extends object = object> extends Error {
  override readonly name = "PdoError";
  readonly code: string;
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;
  readonly module: string;
  readonly category: ErrorCategory;
  readonly kind: FaultKind;
  /** True where the same call may succeed later. */
  readonly isRetryable: boolean;
  readonly details: Details;

  constructor(parts: PdoErrorParts<Details>) {
    const { code, what, seen, nextStep, module, category = "caller", kind = "final", cause } = parts;
    super(what, cause === undefined ? undefined : { cause });
    this.code = code;
    this.what = what;
    this.seen = seen;
    this.nextStep = nextStep;
    this.module = module;
    this.category = category;
    this.kind = kind;
    this.isRetryable = parts.isRetryable ?? (kind !== "final" && kind !== "own");
    this.details = parts.details ?? ({} as Details);
  }
}

/** What a module's catalogue says of an error, but for the module's name. */
export type ErrorParts<Details extends object = object> = Omit<PdoErrorParts<Details>, "module">;

/** Whether an error is out of that module's catalogue. */
export function isErrorOf(module: string, error: unknown): error is PdoError {
  return error instanceof PdoError && error.module === module;
}

/** Whether the file system says that there is no such file or folder. */
export function isMissingFile(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && (cause.code === "ENOENT" || cause.code === "ENOTDIR");
}

/** What the system says of why a file could not be read or written, for the "seen" of a problem. */
export function systemReason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
