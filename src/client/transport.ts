import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Pool } from "undici";
import { ExchangeFault, exchange, type RawAnswer } from "../net/http-exchange.ts";
import {
  answerTooLarge,
  ClientProblem,
  type ClientProblemParts,
  clientClosed,
  redirected,
  timedOut,
} from "./client-problem.ts";
import type { ReceivedAnswer, ServiceRequest } from "./http-messages.ts";

type Kind = Omit<ClientProblemParts, "seen" | "cause">;

const hostUnknown: Kind = {
  code: "PDO_CLIENT_HOST_UNKNOWN",
  what: "The service's host name leads nowhere.",
  nextStep: "Check the base URL's spelling and this machine's network.",
  isRetryable: true,
};
const refused: Kind = {
  code: "PDO_CLIENT_REFUSED",
  what: "Nothing listens at the service's address.",
  nextStep: "Check the base URL's host and port, and that the service runs.",
  isRetryable: true,
};
const untrusted: Kind = {
  code: "PDO_CLIENT_TLS",
  what: "No secure connection to the service can be made.",
  nextStep:
    "Check that the base URL's scheme fits (https or http), and its certificate; a private authority goes into NODE_EXTRA_CA_CERTS.",
  isRetryable: false,
};
const notHttp: Kind = {
  code: "PDO_CLIENT_NOT_HTTP",
  what: "What answers at the service's address does not speak HTTP.",
  nextStep: "Check the base URL's scheme and port.",
  isRetryable: false,
};
const lost: Kind = {
  code: "PDO_CLIENT_CONNECTION_LOST",
  what: "The connection to the service broke.",
  nextStep: "Try again; if it goes on, look at the service's log.",
  isRetryable: true,
};
const slow: Kind = {
  code: "PDO_CLIENT_TIMEOUT",
  what: "No connection to the service could be made in time.",
  nextStep: "Check the base URL's host and port, and this machine's network.",
  isRetryable: true,
};

const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/^(ENOTFOUND|EAI_AGAIN|EAI_NODATA)$/, hostUnknown],
  [/^(ECONNREFUSED|EADDRNOTAVAIL|ENETUNREACH|EHOSTUNREACH)$/, refused],
  [/^(ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO$)/, untrusted],
  [/^(HPE_|HTTPParserError$|UND_ERR_HEADERS_OVERFLOW$)/, notHttp],
  [/^(UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/, slow],
];

/** What happened, where a code is a library's own or says little to who reads it. Others stand as they are. */
const happenings: readonly (readonly [RegExp, string])[] = [
  [/^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/, "the connection was closed before the answer was whole"],
  [/^(UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/, "nothing answered the attempt to connect"],
  [/^UND_ERR_HEADERS_OVERFLOW$/, "the answer's headers are too large"],
  [/^(HPE_|HTTPParserError$)/, "the answer is not HTTP"],
  [/^UND_ERR_(HEADERS|BODY)_TIMEOUT$/, "the answer did not come in time"],
  [/^unknown$/, "the reason is not known"],
  [/CERT_HAS_EXPIRED$/, "the certificate has expired"],
  [/SELF_SIGNED/, "the certificate is signed by no known authority"],
  [/^UNABLE_TO_/, "the certificate's authority is not known"],
  [/^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/, "the certificate is for another host"],
];

/** A fault of the connection in this room's words. Its message is never quoted, since it may hold what was sent. */
export function describeConnectionFault(fault: unknown, origin: string): ClientProblem {
  const code = codeOf(fault);
  if (code === "UND_ERR_CLOSED" || code === "UND_ERR_DESTROYED") return clientClosed();
  const kind = kinds.find(([pattern]) => pattern.test(code))?.[1] ?? lost;
  const happening = happenings.find(([pattern]) => pattern.test(code))?.[1] ?? code;
  return new ClientProblem({ ...kind, seen: `${origin}: ${happening}.`, cause: fault });
}

/** A connection that was tried over several addresses fails with several faults; the first stands for all. */
function codeOf(fault: unknown): string {
  if (!(fault instanceof Error)) return "unknown";
  if ("code" in fault && typeof fault.code === "string") return fault.code;
  if (fault instanceof AggregateError) return codeOf(fault.errors[0]);
  return fault.cause === undefined ? fault.name : codeOf(fault.cause);
}

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

interface Redirecting {
  readonly status: number;
  readonly location: string | undefined;
  readonly method: "GET" | "POST";
  /** The address that was asked. */
  readonly url: string;
  /** True where this request itself was sent after a redirect. */
  readonly isSecondHop: boolean;
}

/**
 * Where a redirect may be followed to: once, and only within the same scheme, host and port, since keys travel in
 * headers of their own that no HTTP library holds back. A 303 would turn a POST into a GET and is not followed.
 * @returns the path and query to ask, undefined where the answer is no redirect
 * @throws ClientProblem PDO_CLIENT_REDIRECTED, naming the target without its query
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

/** Without what may be secret; of an address that no host has, its scheme alone. */
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
  readonly maxAnswerBytes: number;
  /** Aborted: what has not left yet is not sent. */
  readonly stopSignal?: AbortSignal | undefined;
}

interface Sending {
  /** For the answer and, where there is a redirect, for the answer to that. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** True where this request itself is sent after a redirect. */
  readonly isSecondHop?: boolean;
}

type Transport = (request: ServiceRequest, sending: Sending) => Promise<ReceivedAnswer>;

/**
 * One try of one request: the whole answer, whatever its status.
 * @throws ClientProblem where there is none; the caller's own reason where the caller gave up
 */
export function createTransport(options: TransportOptions): Transport {
  const { pool, origin, maxAnswerBytes, stopSignal } = options;
  const send: Transport = async (request, sending) => {
    const { timeoutMs, signal, isSecondHop = false } = sending;
    const { method, path } = request;
    const url = toShownUrl(origin, path);
    const startedAt = performance.now();
    try {
      const raw = await exchange(pool, request, { timeoutMs, signal, stopSignal, maxAnswerBytes });
      const location = [raw.headers.location].flat()[0];
      const target = followRedirect({
        status: raw.status,
        location,
        method,
        url: origin + path,
        isSecondHop,
      });
      if (target === undefined) {
        const answer = method === "GET" ? await expand(raw, maxAnswerBytes) : raw;
        return { ...answer, url };
      }
      const leftMs = Math.max(1, timeoutMs - (performance.now() - startedAt));
      return await send({ ...request, path: target }, { timeoutMs: leftMs, signal, isSecondHop: true });
    } catch (fault) {
      signal?.throwIfAborted();
      if (fault instanceof ClientProblem) throw fault;
      if (isTooLarge(fault)) throw answerTooLarge(url, maxAnswerBytes, fault);
      if (!(fault instanceof ExchangeFault)) throw fault;
      if (fault.reason === "timeout") throw timedOut(url, timeoutMs);
      if (fault.reason === "stopped") throw clientClosed();
      throw describeConnectionFault(fault.cause, origin);
    }
  };
  return send;
}

/** A list as it was before it was gzipped; one that is not what it says is left to whoever reads it. */
async function expand(answer: RawAnswer, maxOutputLength: number): Promise<RawAnswer> {
  const { "content-encoding": coding, ...headers } = answer.headers;
  if (coding !== "gzip") return answer;
  try {
    return { ...answer, headers, bytes: await gunzipped(answer.bytes, { maxOutputLength }) };
  } catch (fault) {
    if (isTooLarge(fault)) throw fault;
    return answer;
  }
}

function isTooLarge(fault: unknown): fault is Error {
  if (fault instanceof ExchangeFault) return fault.reason === "too-large";
  return fault instanceof RangeError && "code" in fault && fault.code === "ERR_BUFFER_TOO_LARGE";
}

/** Without the query, which may hold a product's words. */
function toShownUrl(origin: string, path: string): string {
  return origin + path.replace(/\?.*/s, "");
}
