import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { internalError, ServiceProblem } from "../../api/service-problem.ts";
import { lazily, oncePerObject } from "../../lib/once.ts";
import type { Exchange } from "./exchange.ts";

/** Headers of every answer. */
export function commonHeaders(requestId: string): Record<string, string> {
  return { "X-Request-Id": requestId, "X-Content-Type-Options": "nosniff" };
}

interface JsonAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Writes compact JSON in UTF-8 as a string, so that headers and body leave in one write. */
export function writeJson(exchange: Exchange, answer: JsonAnswer): void {
  const { text, encoding } = writeHead(exchange, answer);
  exchange.response.end(text, encoding);
}

function writeHead({ response, requestId }: Exchange, { status, headers, body }: JsonAnswer) {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  // A flat list of names and values avoids building an object that Node would take apart again.
  const head = ["X-Request-Id", requestId, "X-Content-Type-Options", "nosniff"];
  for (const name in headers) head.push(name, headers[name] ?? "");
  head.push("Content-Type", "application/json", "Content-Length", String(length));
  response.writeHead(status, head);
  // ASCII text has the same bytes in Latin-1, which is cheaper to write.
  return { text, encoding: length === text.length ? "latin1" : "utf8" } as const;
}

/** Writes the answer to a problem; the cause goes to the log, never to the caller. */
export function writeProblem(exchange: Exchange, fault: unknown): void {
  const problem = fault instanceof ServiceProblem ? fault : internalError(fault);
  if (problem.status === 500) exchange.cause = problem.cause ?? problem;
  const { status, headers, detail, limit } = problem;
  if (limit !== undefined) exchange.limit = limit;
  const { response } = exchange;
  const answer = { status, headers, body: { detail } };
  // Headers are already sent: destroying the connection makes the truncation visible.
  if (response.headersSent) response.destroy();
  else if (!hasBody(response.req)) writeJson(exchange, answer);
  // What came with the headers is parsed within this turn, and most bodies are complete then.
  else setImmediate(() => writeBeforeBody(exchange, answer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** How much of an unread body is discarded, and for how long. */
const maxDiscardedBytes = 16 * 1024 * 1024;
const maxDiscardingMs = 2_000;

/**
 * Answers a request whose body was not read, or not to its end. The answer says that the connection will be closed; what
 * still comes is discarded up to a bound, since a sender that is cut off while writing would see a broken connection
 * instead of the answer.
 */
function writeBeforeBody(exchange: Exchange, answer: JsonAnswer): void {
  const { response } = exchange;
  const { req: request } = response;
  if (request.complete) {
    writeJson(exchange, answer);
    return;
  }
  const headers = { ...answer.headers, Connection: "close" };
  const { text, encoding } = writeHead(exchange, { ...answer, headers });
  const isSent = request.headers.expect?.toLowerCase() !== "100-continue" || request.readableDidRead;
  if (!isSent) {
    response.end(text, encoding);
    return;
  }
  response.write(text, encoding);
  const timer = setTimeout(() => close(), maxDiscardingMs);
  let discarded = 0;
  const discard = (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > maxDiscardedBytes) close();
  };
  const close = () => {
    clearTimeout(timer);
    request.off("data", discard);
    response.end();
  };
  request.on("data", discard);
  request.once("end", close);
  request.once("close", close);
  request.resume();
}

/** Smaller answers fit into one packet uncompressed. */
const minCompressedBytes = 1_400;
const compress = promisify(gzip);

/** The caller's headers for caching and compression. */
interface Conditions {
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

interface WrittenList {
  readonly bytes: Buffer;
  readonly validator: string;
  /** Made for the first caller who accepts it. */
  readonly zipped: () => Promise<Buffer>;
}

/** A list that many ask for is the same object each time, and written as JSON once. */
const writtenList = oncePerObject((body: object): WrittenList => {
  const bytes = Buffer.from(JSON.stringify(body), "utf8");
  // Weak, since the gzipped answer has the same validator.
  const validator = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
  return { bytes, validator, zipped: lazily(() => compress(bytes)) };
});

/**
 * Writes an answer that changes only with the catalog: with an ETag, as 304 without body where the caller has it, and
 * gzipped where the caller accepts it. RFC 9110, 8.8.3, 12.5.3, 13.1.2 and 15.4.5.
 */
export async function writeList(
  { response, requestId }: Exchange,
  { status, headers, body }: JsonAnswer & { readonly body: object },
  { ifNoneMatch, acceptEncoding }: Conditions,
): Promise<void> {
  const { bytes, validator, zipped } = writtenList(body);
  const validated = {
    ...commonHeaders(requestId),
    ...headers,
    ETag: validator,
    "Cache-Control": "private, no-cache",
    Vary: ["Accept-Encoding", response.getHeader("vary")].filter((name) => name !== undefined).join(", "),
  };
  if (names(ifNoneMatch, validator)) {
    response.writeHead(304, validated).end();
    return;
  }
  const isZipped = bytes.length >= minCompressedBytes && acceptsGzip(acceptEncoding);
  const sent = isZipped ? await zipped() : bytes;
  response.writeHead(status, {
    ...validated,
    "Content-Type": "application/json",
    ...(isZipped && { "Content-Encoding": "gzip" }),
    "Content-Length": sent.length,
  });
  response.end(sent);
}

/** Weak comparison, as RFC 9110 requires for If-None-Match. */
function names(ifNoneMatch: string | undefined, validator: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(validator));
}

/** Whether gzip, or else `*`, is listed with a weight other than 0. */
function acceptsGzip(acceptEncoding: string | undefined): boolean {
  const weights = new Map(
    (acceptEncoding ?? "").split(",").map((entry) => {
      const [coding = "", ...parameters] = entry.toLowerCase().split(";");
      const weight = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return [coding.trim(), Number(weight ?? 1)] as const;
    }),
  );
  return (weights.get("gzip") ?? weights.get("x-gzip") ?? weights.get("*") ?? 0) > 0;
}
