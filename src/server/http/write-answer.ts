import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { internalError, ServiceProblem } from "../../api/service-problem.ts";
import type { Exchange } from "./exchange.ts";

/** What every answer carries, whatever it says. */
export function commonHeaders(requestId: string): Record<string, string> {
  return { "X-Request-Id": requestId, "X-Content-Type-Options": "nosniff" };
}

interface JsonAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Compact JSON in UTF-8, sent as text: so head and body leave in one write. */
export function writeJson({ response, requestId }: Exchange, { status, headers, body }: JsonAnswer): void {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  // A list of names and values is written as it stands; an object would be put together and taken apart again.
  const head = ["X-Request-Id", requestId, "X-Content-Type-Options", "nosniff"];
  for (const name in headers) head.push(name, headers[name] ?? "");
  head.push("Content-Type", "application/json", "Content-Length", String(length));
  response.writeHead(status, head);
  // Text that is ASCII, as it mostly is, is the same bytes in either, and the other is copied as it lies.
  response.end(text, length === text.length ? "latin1" : "utf8");
}

/** The answer to a problem; whoever asked learns nothing of a fault's inside, the exchange keeps it for the log. */
export function writeProblem(exchange: Exchange, fault: unknown): void {
  const problem = fault instanceof ServiceProblem ? fault : internalError(fault);
  if (problem.status === 500) exchange.cause = problem.cause ?? problem;
  const { status, headers, detail } = problem;
  // What has been begun cannot be taken back: cut off, it passes for no whole answer.
  if (exchange.response.headersSent) exchange.response.destroy();
  else writeJson(exchange, { status, headers, body: { detail } });
}

/** Shorter answers travel in one packet either way. */
const shortestToCompress = 1_400;
const compress = promisify(gzip);

/** What the caller's headers say of an answer that it may have had before. */
interface Conditions {
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

/**
 * An answer that stays the same until the catalog changes: with a validator (ETag), without its body (304) for whom
 * has it still, and gzipped for whom takes that. RFC 9110, 8.8.3, 12.5.3, 13.1.2 and 15.4.5.
 */
export async function writeList(
  { response, requestId }: Exchange,
  { status, headers, body }: JsonAnswer,
  { ifNoneMatch, acceptEncoding }: Conditions,
): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(body), "utf8");
  // Weak: the same for the answer as it is and gzipped.
  const validator = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
  const validated = {
    ...commonHeaders(requestId),
    ...headers,
    ETag: validator,
    "Cache-Control": "private, no-cache",
    Vary: "Accept-Encoding",
  };
  if (names(ifNoneMatch, validator)) {
    response.writeHead(304, validated).end();
    return;
  }
  const isZipped = bytes.length >= shortestToCompress && acceptsGzip(acceptEncoding);
  const sent = isZipped ? await compress(bytes) : bytes;
  response.writeHead(status, {
    ...validated,
    "Content-Type": "application/json",
    ...(isZipped && { "Content-Encoding": "gzip" }),
    "Content-Length": sent.length,
  });
  response.end(sent);
}

/** Compared weakly, as the header asks. */
function names(ifNoneMatch: string | undefined, validator: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(validator));
}

/** Whether gzip is named, or else everything is, and not with the weight 0. */
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
