/** Every way in which a remote service cannot be used. */
export type ClientProblemCode =
  | "PDO_CLIENT_BASE_URL_INVALID"
  | "PDO_CLIENT_KEY_INVALID"
  | "PDO_CLIENT_HOST_UNKNOWN"
  | "PDO_CLIENT_REFUSED"
  | "PDO_CLIENT_TLS"
  | "PDO_CLIENT_TIMEOUT"
  | "PDO_CLIENT_ROW_TIMEOUT"
  | "PDO_CLIENT_CONNECTION_LOST"
  | "PDO_CLIENT_NOT_HTTP"
  | "PDO_CLIENT_REDIRECTED"
  | "PDO_CLIENT_WRONG_PATH"
  | "PDO_CLIENT_BLOCKED"
  | "PDO_CLIENT_NOT_JSON"
  | "PDO_CLIENT_ANSWER_INVALID"
  | "PDO_CLIENT_ANSWER_TOO_LARGE"
  | "PDO_CLIENT_WAIT_TOO_LONG"
  | "PDO_CLIENT_UNAVAILABLE"
  | "PDO_CLIENT_REFUSALS_ALIKE"
  | "PDO_CLIENT_RUN_TIME_OVER"
  | "PDO_CLIENT_CLOSED";

export interface ClientProblemParts {
  readonly code: ClientProblemCode;
  /** One sentence: what is wrong. */
  readonly what: string;
  /** One sentence: what was found instead; never a key. */
  readonly seen: string;
  /** One sentence: what to do now. */
  readonly nextStep: string;
  /** True where the same call may succeed later. */
  readonly isRetryable: boolean;
  readonly cause?: unknown;
}

/** The service could not be reached, or what answered cannot be used; like a 502, made on this side. */
export class ClientProblem extends Error {
  readonly code: ClientProblemCode;
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;
  readonly isRetryable: boolean;

  constructor(parts: ClientProblemParts) {
    super(parts.what, { cause: parts.cause });
    this.name = "ClientProblem";
    this.code = parts.code;
    this.what = parts.what;
    this.seen = parts.seen;
    this.nextStep = parts.nextStep;
    this.isRetryable = parts.isRetryable;
  }
}
