import type { IncomingMessage } from "node:http";
import { parseTraceparent, type TraceContext } from "../../lib/trace-context.ts";
import { type Exchange, statusOf } from "./exchange.ts";
import { readPath } from "./gate.ts";

/** Takes one line of JSON without its line break. */
export type LogLine = (line: string) => void;

interface LoggedRequest {
  readonly requestId: string;
  readonly method: string;
  /** Without the query, which may hold confidential values. */
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly keyId: string | undefined;
  readonly operation: string | undefined;
  /** Of the caller's `traceparent`. */
  readonly trace?: TraceContext | undefined;
  /** The internal error, where the status is 500. */
  readonly cause?: unknown;
}

const maxPathLength = 200;

/**
 * One line per request, without headers, query and body. Built as a string: serializing an object doubles the cost.
 * @param secrets values of the key headers, redacted wherever they appear (in a path, in an error)
 */
export function renderRequestLine(request: LoggedRequest, at: number, secrets: readonly string[]): string {
  const { requestId, method, path, status, milliseconds, keyId, operation, trace, cause } = request;
  const level = status >= 500 ? "error" : "info";
  const what = `"request_id":${quote(requestId)},"method":${quote(method)},"path":${quote(path.slice(0, maxPathLength))}`;
  const outcome = `"status":${status},"ms":${Math.round(milliseconds * 10) / 10}`;
  const who = `${member("key_id", keyId)}${member("operation", operation)}${member("trace_id", trace?.traceId)}${member("parent_span_id", trace?.spanId)}`;
  const error = cause === undefined ? "" : member("error", describeCause(cause));
  const line = `{"time":"${timeOf(at)}","level":"${level}","event":"request",${what},${outcome}${who}${error}}`;
  return secrets.length === 0 ? line : secrets.reduce(hideSecret, line);
}

/** Text that needs no JSON escaping. */
const plain = /^[\w ./:-]*$/;
const quote = (text: string) => (plain.test(text) ? `"${text}"` : JSON.stringify(text));
const member = (name: string, value: unknown) =>
  value === undefined ? "" : `,"${name}":${typeof value === "string" ? quote(value) : JSON.stringify(value)}`;

let written = { at: Number.NaN, time: "" };

/** Many requests share a millisecond, so the last formatted time is cached. */
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

const givenUpLogEveryMs = 1_000;

/** Logs how many connections were closed in newcomers' places, with at most one line a second. */
export function createGivenUpLog(log: LogLine, now: () => number): () => void {
  let count = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return () => {
    count += 1;
    const at = now();
    if (at - loggedAt < givenUpLogEveryMs) return;
    log(renderEventLine("connections_given_up", at, { count }));
    count = 0;
    loggedAt = at;
  };
}

function describeCause(cause: unknown): unknown {
  if (!(cause instanceof Error)) return { message: String(cause) };
  const inner = cause.cause === undefined ? undefined : describeCause(cause.cause);
  return { name: cause.name, message: cause.message, stack: cause.stack, cause: inner };
}

/**
 * Matches the value as JSON writes it. Very short values cannot be keys, and redacting them would garble the line.
 */
function hideSecret(line: string, secret: string): string {
  const written = quote(secret).slice(1, -1);
  return written.length < 6 || !line.includes(written) ? line : line.replaceAll(written, "[key]");
}

const secretHeaders = ["x-api-key", "x-provider-key", "authorization"] as const;

/** Writes an exchange's log line once it has ended. */
export function createRequestLogger(log: LogLine, now: () => number) {
  return (exchange: Exchange, request: IncomingMessage): void => {
    const { requestId, startedAt, keyId, operation, cause, isProbe } = exchange;
    const status = statusOf(exchange);
    if (isProbe === true && status < 400) return;
    const at = now();
    const logged = {
      requestId,
      method: request.method ?? "",
      path: readPath(request.url ?? ""),
      status,
      milliseconds: at - startedAt,
      keyId,
      operation,
      trace: traceIn(request),
      cause,
    };
    log(renderRequestLine(logged, at, listSecrets(request)));
  };
}

function traceIn({ headers }: IncomingMessage): TraceContext | undefined {
  const sent = headers.traceparent;
  return typeof sent === "string" ? parseTraceparent(sent) : undefined;
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
