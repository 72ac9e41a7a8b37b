/**
 * What an error implies for the calls, or rows, that follow:
 * - `final`: every further call would fail too (key, address, quota), so none is sent
 * - `own`: only this call is affected, and a retry would fail the same way
 * - `throttled`: the service works and wants fewer requests
 * - `unreachable`: nothing answers at the address, whatever the request
 * - `unavailable`: a gateway in front of the service reports it as down
 * - `silent`: no response arrived, because of this call or of the service; a retry may help
 * - `faulty`: the service responded and failed; a retry may help
 * - `unreadable`: the response is not in the service's protocol; one retry may help
 * - `unusable`: the response is not in the agreed form; one retry may help
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

/** Who has to act; determines the exit code of the command line. */
export type ErrorCategory =
  /** The caller: usage, settings, input or output. */
  | "caller"
  /** The caller, whose feed looks like a broken export. */
  | "suspicious-input"
  /** A network service refused, failed, or was unreachable. */
  | "remote"
  /** The run's time limit has passed. */
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
  /** The module whose catalogue defines the error. */
  readonly module: string;
  /** Default: `caller`. */
  readonly category?: ErrorCategory | undefined;
  /** Default: `final`. */
  readonly kind?: FaultKind | undefined;
  /** Default: true unless the kind is `final` or `own`. */
  readonly isRetryable?: boolean | undefined;
  /** Further data: plain values only, so that they can be sent between threads. */
  readonly details?: Details | undefined;
  readonly cause?: unknown;
}

/** The error class of all modules. Each module has a catalogue, `errors.ts`, of functions that create its errors. */
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

/** The parts of an error that a module's catalogue supplies: all but the module's name. */
export type ErrorParts<Details extends object = object> = Omit<PdoErrorParts<Details>, "module">;

/** Whether an error comes from that module's catalogue. */
export function isErrorOf(module: string, error: unknown): error is PdoError {
  return error instanceof PdoError && error.module === module;
}

/** Whether the file system reports that there is no such file or folder. */
export function isMissingFile(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && (cause.code === "ENOENT" || cause.code === "ENOTDIR");
}

/** The system's reason why a file could not be read or written, for the `seen` of an error. */
export function systemReason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
