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

/** The catalogue of what can go wrong between this side and the service. */
export const baseUrlInvalid = (seen: string) =>
  new ClientProblem({
    code: "PDO_CLIENT_BASE_URL_INVALID",
    what: "The base URL is not one.",
    seen,
    nextStep: "Give the service's address with its path prefix, for example https://host.example/api",
    isRetryable: false,
  });

export const keyInvalid = (name: string) =>
  new ClientProblem({
    code: "PDO_CLIENT_KEY_INVALID",
    what: `The ${name} cannot be sent.`,
    seen: "It is empty, or holds a space, a line break or a character that is not ASCII.",
    nextStep: "Look at the file or the variable that it comes from: it must hold the key and nothing else.",
    isRetryable: false,
  });

export const redirected = (status: number, target: string) =>
  new ClientProblem({
    code: "PDO_CLIENT_REDIRECTED",
    what: "The service sends its callers to another address, and keys are not sent after it.",
    seen: `The answer is a ${status} to ${target}.`,
    nextStep: "If you trust that address, name it as the base URL.",
    isRetryable: false,
  });

export const wrongPath = (status: number, url: string) =>
  new ClientProblem({
    code: "PDO_CLIENT_WRONG_PATH",
    what: "There is no such operation at the base URL.",
    seen: `${url} answers ${status}.`,
    nextStep: "Check the base URL's path: it usually ends in /api, with the service's own prefix before it.",
    isRetryable: false,
  });

export const notJson = (url: string, seen: string) =>
  new ClientProblem({
    code: "PDO_CLIENT_NOT_JSON",
    what: `What answers at ${url} does not speak JSON.`,
    seen,
    nextStep: "Check the base URL; a proxy's or a login page may stand in the service's place.",
    isRetryable: true,
  });

export const blocked = (url: string, seen: string) =>
  new ClientProblem({
    code: "PDO_CLIENT_BLOCKED",
    what: "Something before the service does not let the request through.",
    seen: `${url} answers 403, not in the service's words. ${seen}`,
    nextStep:
      "One row alone: a firewall may dislike its text. Every row: ask whoever runs the way to the service to let you through.",
    isRetryable: false,
  });

export const answerInvalid = (url: string, seen: string) =>
  new ClientProblem({
    code: "PDO_CLIENT_ANSWER_INVALID",
    what: `The answer of ${url} is not what the contract says.`,
    seen,
    nextStep: "Check that the service at the base URL is one of version 1.0.0.",
    isRetryable: true,
  });

export const answerTooLarge = (url: string, maxBytes: number, cause: unknown) =>
  new ClientProblem({
    code: "PDO_CLIENT_ANSWER_TOO_LARGE",
    what: `The answer of ${url} is too large.`,
    seen: `It is over ${maxBytes} bytes.`,
    nextStep: "Check the base URL.",
    isRetryable: false,
    cause,
  });

export const timedOut = (url: string, timeoutMs: number) =>
  new ClientProblem({
    code: "PDO_CLIENT_TIMEOUT",
    what: "The service did not answer in time.",
    seen: `${url} gave no whole answer within ${timeoutMs} ms.`,
    nextStep: "Try again later, or allow more time, for example --timeout 120000",
    isRetryable: true,
  });

export const clientClosed = () =>
  new ClientProblem({
    code: "PDO_CLIENT_CLOSED",
    what: "The client was closed.",
    seen: "A call was made, or was under way, when it was closed.",
    nextStep: "Make a new client.",
    isRetryable: false,
  });

export const refusalsAlike = (refusal: Error, count: number) =>
  new ClientProblem({
    code: "PDO_CLIENT_REFUSALS_ALIKE",
    what: "The service refuses every row for the same reason.",
    seen: `${count} times in a row it said "${refusal.message}".`,
    nextStep: "Look at the options of the command: what is wrong is the same in every request.",
    isRetryable: false,
    cause: refusal,
  });
