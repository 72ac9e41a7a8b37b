import { type ErrorParts, isErrorOf, PdoError } from "../lib/errors.ts";
import type { ConnectionFault } from "../net/connection-faults.ts";
import type { PacingProblems } from "../net/fault-kinds.ts";
import type { NoAnswerErrors } from "../net/transport.ts";

/** The service could not be reached, or its answer is unusable; like a 502, raised by the client. */
export function clientError(parts: ErrorParts): PdoError {
  return new PdoError({ module: "client", ...parts, category: parts.category ?? "remote" });
}

export function isClientError(error: unknown): error is PdoError {
  return isErrorOf("client", error);
}

export const baseUrlInvalid = (seen: string) =>
  clientError({
    code: "PDO_CLIENT_BASE_URL_INVALID",
    what: "The base URL is not one.",
    seen,
    nextStep: "Give the service's address with its path prefix, for example https://host.example/api",
    category: "caller",
    kind: "final",
  });

export const keyInvalid = (name: string) =>
  clientError({
    code: "PDO_CLIENT_KEY_INVALID",
    what: `The ${name} cannot be sent.`,
    seen: "It is empty, or holds a space, a line break or a character that is not ASCII.",
    nextStep: "Look at the file or the variable that it comes from: it must hold the key and nothing else.",
    category: "caller",
    kind: "final",
  });

export const redirected = (status: number, target: string) =>
  clientError({
    code: "PDO_CLIENT_REDIRECTED",
    what: "The service sends its callers to another address, and keys are not sent after it.",
    seen: `The answer is a ${status} to ${target}.`,
    nextStep: "If you trust that address, name it as the base URL.",
    kind: "final",
  });

export const wrongPath = (status: number, url: string) =>
  clientError({
    code: "PDO_CLIENT_WRONG_PATH",
    what: "There is no such operation at the base URL.",
    seen: `${url} answers ${status}.`,
    nextStep: "Check the base URL's path: it usually ends in /api, with the service's own prefix before it.",
    kind: "final",
  });

export const notJson = (url: string, seen: string) =>
  clientError({
    code: "PDO_CLIENT_NOT_JSON",
    what: `What answers at ${url} does not speak JSON.`,
    seen,
    nextStep: "Check the base URL; a proxy's or a login page may stand in the service's place.",
    kind: "unreadable",
  });

export const blocked = (url: string, seen: string) =>
  clientError({
    code: "PDO_CLIENT_BLOCKED",
    what: "Something before the service does not let the request through.",
    seen: `${url} answers 403, not in the service's words. ${seen}`,
    nextStep:
      "One row alone: a firewall may dislike its text. Every row: ask whoever runs the way to the service to let you through.",
    kind: "own",
  });

export const answerInvalid = (url: string, seen: string) =>
  clientError({
    code: "PDO_CLIENT_ANSWER_INVALID",
    what: `The answer of ${url} is not what the contract says.`,
    seen,
    nextStep: "Check that the service at the base URL is one of version 1.0.0.",
    kind: "unusable",
  });

const answerTooLarge = (url: string, maxBytes: number, cause: unknown) =>
  clientError({
    code: "PDO_CLIENT_ANSWER_TOO_LARGE",
    what: `The answer of ${url} is too large.`,
    seen: `It is over ${maxBytes} bytes; the rest was not read.`,
    nextStep: "Check the base URL, and the service behind it.",
    kind: "own",
    cause,
  });

export const timedOut = (url: string, timeoutMs: number) =>
  clientError({
    code: "PDO_CLIENT_TIMEOUT",
    what: "The service did not answer in time.",
    seen: `${url} gave no whole answer within ${timeoutMs} ms.`,
    nextStep: "Try again later, or allow more time, for example --timeout 120000",
    kind: "silent",
  });

export const clientClosed = () =>
  clientError({
    code: "PDO_CLIENT_CLOSED",
    what: "The client was closed.",
    seen: "A call was made, or was under way, when it was closed.",
    nextStep: "Make a new client.",
    kind: "final",
  });

export const refusalsAlike = (refusal: Error, count: number) =>
  clientError({
    code: "PDO_CLIENT_REFUSALS_ALIKE",
    what: "The service refuses every row for the same reason.",
    seen: `${count} times in a row it said "${refusal.message}".`,
    nextStep: "Look at the options of the command: what is wrong is the same in every request.",
    kind: "final",
    cause: refusal,
  });

const inSeconds = (milliseconds: number) => `${Math.ceil(milliseconds / 1000)} s`;
const said = (fault: unknown) => (fault instanceof Error ? `"${fault.message}"` : "nothing");

const waitTooLong = (asking: unknown, waitMs: number, maxWaitMs: number) =>
  clientError({
    code: "PDO_CLIENT_WAIT_TOO_LONG",
    what: "The service asks to wait for longer than is waited.",
    seen: `It said ${said(asking)}; that is a wait of ${inSeconds(waitMs)}, and ${inSeconds(maxWaitMs)} are waited.`,
    nextStep: "Run it again later, or wait for longer with --max-wait (milliseconds).",
    kind: "final",
    cause: asking,
  });

const quotaUsedUp = (waitMs: number, maxWaitMs: number) =>
  clientError({
    code: "PDO_CLIENT_WAIT_TOO_LONG",
    what: "The service's quota is used up for longer than is waited.",
    seen: `Its RateLimit header leaves nothing for ${inSeconds(waitMs)}, and ${inSeconds(maxWaitMs)} are waited.`,
    nextStep: "Run it again later, or wait for longer with --max-wait (milliseconds).",
    kind: "final",
  });

const unavailable = (fault: unknown, outageMs: number) =>
  clientError({
    code: "PDO_CLIENT_UNAVAILABLE",
    what: "The service is away, and did not come back in time.",
    seen: `It has answered nothing for ${inSeconds(outageMs)}; at last: ${said(fault)}.`,
    nextStep: "Look at the service, then run it again; or wait for longer with --max-wait (milliseconds).",
    kind: "final",
    cause: fault,
  });

const rowTimedOut = (rowTimeoutMs: number, fault: unknown) =>
  clientError({
    code: "PDO_CLIENT_ROW_TIMEOUT",
    what: "The row's time was over before the service had answered.",
    seen: `It has ${inSeconds(rowTimeoutMs)}; at last: ${said(fault)}.`,
    nextStep: "Try again later, or allow more time, for example --row-timeout 600000",
    kind: "own",
    isRetryable: true,
    cause: fault,
  });

/** Errors that end a call or a run although the service may recover later. */
export const waitingErrors: PacingProblems = { waitTooLong, quotaUsedUp, unavailable, rowTimedOut };

export const runTimeOver = (maxTimeMs: number) =>
  clientError({
    code: "PDO_CLIENT_RUN_TIME_OVER",
    what: "The run's time is over before the feed is done.",
    seen: `It has ${inSeconds(maxTimeMs)}; what was begun was finished.`,
    nextStep: "Run it again to go on, or allow more time with --max-time (milliseconds).",
    category: "time-over",
    kind: "final",
  });

type ConnectionWords = Pick<ErrorParts, "code" | "what" | "nextStep" | "kind">;

const refused: ConnectionWords = {
  code: "PDO_CLIENT_REFUSED",
  what: "Nothing listens at the service's address.",
  nextStep: "Check the base URL's host and port, and that the service runs.",
  kind: "unreachable",
};

const connectionWords: Readonly<Record<ConnectionFault["kind"], ConnectionWords>> = {
  "host-unknown": {
    code: "PDO_CLIENT_HOST_UNKNOWN",
    what: "The service's host name leads nowhere.",
    nextStep: "Check the base URL's spelling and this machine's network.",
    kind: "unreachable",
  },
  refused,
  "no-route": refused,
  "not-connected": {
    code: "PDO_CLIENT_TIMEOUT",
    what: "No connection to the service could be made in time.",
    nextStep: "Check the base URL's host and port, and this machine's network.",
    kind: "silent",
  },
  untrusted: {
    code: "PDO_CLIENT_TLS",
    what: "No secure connection to the service can be made.",
    nextStep:
      "Check that the base URL's scheme fits (https or http), and its certificate; a private authority goes into NODE_EXTRA_CA_CERTS.",
    kind: "final",
  },
  "not-http": {
    code: "PDO_CLIENT_NOT_HTTP",
    what: "What answers at the service's address does not speak HTTP.",
    nextStep: "Check the base URL's scheme and port.",
    kind: "final",
  },
  lost: {
    code: "PDO_CLIENT_CONNECTION_LOST",
    what: "The connection to the service broke.",
    nextStep: "Try again; if it goes on, look at the service's log.",
    kind: "silent",
  },
};

/** Descriptions of library-specific or cryptic codes. Others are shown as they are. */
const codeDescriptions: readonly (readonly [RegExp, string])[] = [
  [/^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/, "the connection was closed before the answer was whole"],
  [/^(UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/, "nothing answered the attempt to connect"],
  [/^UND_ERR_HEADERS_OVERFLOW$/, "the answer's headers are too large"],
  [/^(HPE_|HTTPParserError$)/, "the answer is not HTTP"],
  [/^UND_ERR_(HEADERS|BODY)_TIMEOUT$/, "the answer did not come in time"],
  [/^unknown$/, "the reason is not known"],
];

function disconnected({ kind, code, certificate, cause }: ConnectionFault, origin: string): PdoError {
  const happening = certificate ?? codeDescriptions.find(([form]) => form.test(code))?.[1] ?? code;
  return clientError({ ...connectionWords[kind], seen: `${origin}: ${happening}.`, cause });
}

/** The errors for a request to `url` without an answer. */
export function noAnswer(origin: string, url: string): NoAnswerErrors {
  return {
    closed: clientClosed,
    timedOut: (timeoutMs) => timedOut(url, timeoutMs),
    tooLarge: (maxBytes, cause) => answerTooLarge(url, maxBytes, cause),
    disconnected: (fault) => disconnected(fault, origin),
  };
}
