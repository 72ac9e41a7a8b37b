import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Pool } from "undici";
import type { RawAnswer } from "../net/http-exchange.ts";
import { exchangeOr, type NoAnswerErrors } from "../net/transport.ts";
import { noAnswer, redirected } from "./errors.ts";
import type { ReceivedAnswer, ServiceRequest } from "./http-messages.ts";

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

interface Redirecting {
  readonly status: number;
  readonly location: string | undefined;
  readonly method: "GET" | "POST";
  /** The requested address. */
  readonly url: string;
  /** True if this request already followed a redirect. */
  readonly isSecondHop: boolean;
}

/**
 * Whether a redirect may be followed: once, and only within the same scheme, host and port, since HTTP
 * libraries do not strip custom key headers. A 303 would turn a POST into a GET and is not followed.
 * @returns the path and query of the target, undefined if the answer is not a redirect
 * @throws PdoError PDO_CLIENT_REDIRECTED, naming the target without its query
 */
export function followRedirect({
  status,
  location,
  method,
  url,
  isSecondHop,
}: Redirecting): string | undefined {
  if (!redirectStatuses.has(status)) return undefined;
  const target = resolveTarget(location, url);
  if (!target) throw redirected(status, "an address that cannot be read");
  const keepsMethod = status !== 303 || method === "GET";
  const staysHere = target.origin === new URL(url).origin && !target.username && !target.password;
  if (isSecondHop || !keepsMethod || !staysHere) throw redirected(status, show(target));
  return target.pathname + target.search;
}

/** Without parts that may be secret; for an opaque origin, only the scheme. */
function show({ origin, protocol, pathname }: URL): string {
  return origin === "null" ? `an address of the scheme ${protocol.slice(0, -1)}` : origin + pathname;
}

function resolveTarget(location: string | undefined, url: string): URL | undefined {
  if (location === undefined || location === "") return undefined;
  try {
    return new URL(location, url);
  } catch {
    return undefined;
  }
}

const gunzipped = promisify(gunzip);

interface TransportOptions {
  readonly pool: Pool;
  readonly origin: string;
  /** Aborted: requests that have not been sent yet are not sent. */
  readonly stopSignal?: AbortSignal | undefined;
}

interface Sending {
  /** For the answer, including the one after a redirect. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** True if this request follows a redirect. */
  readonly isSecondHop?: boolean;
}

type Transport = (request: ServiceRequest, sending: Sending) => Promise<ReceivedAnswer>;

/**
 * One attempt of one request, resolving with the complete answer of any status.
 * @throws PdoError if there is none; the caller's abort reason
 */
export function createTransport(options: TransportOptions): Transport {
  const { pool, origin, stopSignal } = options;
  const send: Transport = async (request, sending) => {
    const { timeoutMs, signal, isSecondHop = false } = sending;
    const { method, path, maxAnswerBytes } = request;
    const url = toShownUrl(origin, path);
    const startedAt = performance.now();
    const errors = noAnswer(origin, url);
    const raw = await exchangeOr(errors, pool, request, { timeoutMs, signal, stopSignal, maxAnswerBytes });
    const location = [raw.headers.location].flat()[0];
    const redirecting = { status: raw.status, location, method, url: origin + path, isSecondHop };
    const target = followRedirect(redirecting);
    if (target === undefined) {
      const answer = method === "GET" ? await expand(raw, { maxAnswerBytes, signal, errors }) : raw;
      return { ...answer, url };
    }
    const leftMs = Math.max(1, timeoutMs - (performance.now() - startedAt));
    return send({ ...request, path: target }, { timeoutMs: leftMs, signal, isSecondHop: true });
  };
  return send;
}

interface Expanding {
  readonly maxAnswerBytes: number;
  readonly signal: AbortSignal | undefined;
  readonly errors: NoAnswerErrors;
}

/** Decompresses an answer; one that is not valid gzip is returned unchanged, for the reader to reject. */
async function expand(answer: RawAnswer, expanding: Expanding): Promise<RawAnswer> {
  const { "content-encoding": coding, ...headers } = answer.headers;
  if (coding !== "gzip") return answer;
  const { maxAnswerBytes, signal, errors } = expanding;
  try {
    return { ...answer, headers, bytes: await gunzipped(answer.bytes, { maxOutputLength: maxAnswerBytes }) };
  } catch (fault) {
    if (!isTooLarge(fault)) return answer;
    signal?.throwIfAborted();
    throw errors.tooLarge(maxAnswerBytes, fault);
  }
}

function isTooLarge(fault: unknown): boolean {
  return fault instanceof RangeError && "code" in fault && fault.code === "ERR_BUFFER_TOO_LARGE";
}

/** Without the query, which may contain product data. */
function toShownUrl(origin: string, path: string): string {
  return origin + path.replace(/\?.*/s, "");
}
