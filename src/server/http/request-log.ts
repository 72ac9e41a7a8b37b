import type { IncomingMessage } from "node:http";
import type { Exchange } from "./exchange.ts";
import { readPath } from "./gate.ts";

/** Takes one line of JSON without its line break. */
export type LogLine = (line: string) => void;

interface LoggedRequest {
  readonly requestId: string;
  readonly method: string;
  /** Without the query, which may hold what is not to be kept. */
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly keyId: string | undefined;
  readonly operation: string | undefined;
  /** What went wrong inside, where the status is 500. */
  readonly cause?: unknown;
}

const maxPathLength = 200;

/**
 * One line for one request. Headers, queries and bodies are not in it. Put together by hand: to make an object that is
 * read once takes as long as the line.
 * @param secrets - the key headers' values, taken out wherever else they turn up (in a path, in an error)
 */
export function renderRequestLine(request: LoggedRequest, at: number, secrets: readonly string[]): string {
  const { requestId, method, path, status, milliseconds, keyId, operation, cause } = request;
  const level = status >= 500 ? "error" : "info";
  const what = `"request_id":${quote(requestId)},"method":${quote(method)},"path":${quote(path.slice(0, maxPathLength))}`;
  const outcome = `"status":${status},"ms":${Math.round(milliseconds * 10) / 10}`;
  const who = `${member("key_id", keyId)}${member("operation", operation)}`;
  const error = cause === undefined ? "" : member("error", describeCause(cause));
  const line = `{"time":"${timeOf(at)}","level":"${level}","event":"request",${what},${outcome}${who}${error}}`;
  return secrets.length === 0 ? line : secrets.reduce(hideSecret, line);
}

/** Text that JSON writes as it is. */
const plain = /^[\w ./:-]*$/;
const quote = (text: string) => (plain.test(text) ? `"${text}"` : JSON.stringify(text));
const member = (name: string, value: unknown) =>
  value === undefined ? "" : `,"${name}":${typeof value === "string" ? quote(value) : JSON.stringify(value)}`;

let written = { at: Number.NaN, time: "" };

/** Requests come many in a millisecond: the last one is kept as it was written. */
function timeOf(at: number): string {
  if (written.at !== at) written = { at, time: new Date(at).toISOString() };
  return written.time;
}

export function renderEventLine(
  event: string,
  at: number,
  fields: Readonly<Record<string, unknown>>,
): string {
  return JSON.stringify({ time: new Date(at).toISOString(), level: "info", event, ...fields });
}

function describeCause(cause: unknown): unknown {
  if (!(cause instanceof Error)) return { message: String(cause) };
  const inner = cause.cause === undefined ? undefined : describeCause(cause.cause);
  return { name: cause.name, message: cause.message, stack: cause.stack, cause: inner };
}

/** As JSON writes the value; a value of a few characters is no key and would only punch holes into the line. */
function hideSecret(line: string, secret: string): string {
  const written = quote(secret).slice(1, -1);
  return written.length < 6 || !line.includes(written) ? line : line.replaceAll(written, "[key]");
}

/** What is logged as the status where the caller was gone before the answer. */
const callerGone = 499;

const secretHeaders = ["x-api-key", "x-provider-key", "authorization"] as const;

/** Writes the line of an exchange once it has ended. */
export function createRequestLogger(log: LogLine, now: () => number) {
  return (exchange: Exchange, request: IncomingMessage): void => {
    const { requestId, startedAt, response, keyId, operation, cause } = exchange;
    const at = now();
    const logged = {
      requestId,
      method: request.method ?? "",
      path: readPath(request.url ?? ""),
      status: response.headersSent ? response.statusCode : callerGone,
      milliseconds: at - startedAt,
      keyId,
      operation,
      cause,
    };
    log(renderRequestLine(logged, at, listSecrets(request)));
  };
}

function listSecrets({ headers }: IncomingMessage): string[] {
  const secrets: string[] = [];
  for (const name of secretHeaders) {
    const sent = headers[name];
    if (typeof sent === "string") secrets.push(sent);
    else if (sent !== undefined) secrets.push(...sent);
  }
  return secrets;
}
