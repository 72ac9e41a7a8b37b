import type { IncomingMessage, ServerResponse } from "node:http";
import { originInvalid } from "../errors.ts";
import type { Handler } from "./routes.ts";
import { commonHeaders } from "./write-answer.ts";

/** @param allowed the path's methods */
export type Preflight = (allowed: string) => Handler;

/** What pages of other origins may do (Fetch Standard, 3.2: https://fetch.spec.whatwg.org/#http-cors-protocol). */
export interface Cors {
  /** Names the caller's origin in the answer, where it is allowed. */
  allow(request: IncomingMessage, response: ServerResponse): void;
  readonly preflight: Preflight;
}

const requestHeaders = [
  ...["X-Api-Key", "X-Provider-Key", "Content-Type"],
  ...["X-Request-Id", "If-None-Match", "traceparent"],
].join(", ");

/** Answers' headers that a page may read beside those of every answer. */
const answerHeaders = [
  ...["X-Request-Id", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"],
  ...["Retry-After", "ETag", "WWW-Authenticate"],
].join(", ");

const preflightSeconds = "600";

/**
 * Keys travel in headers that the page itself sets, so cookies and the like are never allowed.
 * @param origins `https://shop.example`; `*` for every origin
 * @throws PdoError PDO_SERVICE_ORIGIN_INVALID
 */
export function createCors(origins: readonly string[]): Cors {
  for (const origin of origins) if (!isOrigin(origin)) throw originInvalid(origin);
  const isAnyone = origins.includes("*");
  const known = new Set(origins);
  return {
    allow: ({ headers: { origin } }, response) => {
      // Also where the origin is not allowed: a cache must not give this answer to one that is.
      if (!isAnyone) response.setHeader("Vary", "Origin");
      if (origin === undefined || !(isAnyone || known.has(origin))) return;
      response.setHeader("Access-Control-Allow-Origin", isAnyone ? "*" : origin);
      response.setHeader("Access-Control-Expose-Headers", answerHeaders);
    },
    preflight:
      (allowed) =>
      (_request, { response, requestId }) => {
        const isAllowed = response.hasHeader("Access-Control-Allow-Origin");
        response.writeHead(204, {
          ...commonHeaders(requestId),
          ...(isAllowed && {
            "Access-Control-Allow-Methods": allowed,
            "Access-Control-Allow-Headers": requestHeaders,
            "Access-Control-Max-Age": preflightSeconds,
          }),
        });
        response.end();
      },
  };
}

/** A browser asks before it sends a request of another origin's page. */
export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return (
    method === "OPTIONS" &&
    headers.origin !== undefined &&
    headers["access-control-request-method"] !== undefined
  );
}

/** As browsers write it: scheme, host and port, without a slash at the end. */
function isOrigin(text: string): boolean {
  return text === "*" || (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text);
}
