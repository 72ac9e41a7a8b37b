import { setMaxListeners } from "node:events";
import { operations } from "../api/operations.ts";
import { lazily } from "../lib/once.ts";
import { type Call, type Sleep, sleepFor } from "../net/gate.ts";
import { createRedactor } from "../net/redaction.ts";
import { createRetry, type RetryFigures } from "../net/retry.ts";
import { openPool } from "../net/transport.ts";
import type { Client } from "./client.ts";
import { baseUrlInvalid, clientClosed, keyInvalid, waitingErrors } from "./errors.ts";
import { serviceFaults } from "./fault-kind.ts";
import { createRequestBuilder, readAnswer, readDescribedPaths } from "./http-messages.ts";
import { createTransport } from "./transport.ts";

export interface RemoteClientOptions {
  /** Including its path prefix: `https://host/prefix/api`. */
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly providerKey?: string;
  /** Per attempt, for the complete answer. */
  readonly timeoutMs: number;
  /** For connecting; the attempt's time limit applies as well. */
  readonly connectTimeoutMs?: number;
  /**
   * For all calls of one item (`CallOptions.item`) with their attempts, not counting waits that apply to all
   * calls.
   */
  readonly rowTimeoutMs?: number;
  /** Attempts after the first one, per call. */
  readonly retries: number;
  /** Maximum number of calls in flight, each on its own connection. */
  readonly connections?: number;
  /** Larger answers are rejected, and the rest is not read. Absent: 1 MiB for a task, 64 MiB for a list. */
  readonly maxAnswerBytes?: number;
  /** The longest wait requested by the service that is obeyed. */
  readonly maxWaitMs?: number;
  /** How long to wait for a service that is down. Absent: a call fails when its attempts are used up. */
  readonly maxOutageMs?: number;
  /**
   * Aborted when the run is to end: calls in flight are finished, and calls that wait to be sent, retried or
   * connected fail at once with PDO_CLIENT_CLOSED.
   */
  readonly stopSignal?: AbortSignal;
  /** Of W3C's Trace Context, sent with each call. Absent: none is. */
  readonly traceparent?: string | undefined;
  readonly userAgent: string;
  /** In the range [0, 1). */
  readonly random: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep?: Sleep;
  /**
   * Receives warnings about permitted but unwise settings (keys over http), and notices of pauses that may be
   * long.
   */
  readonly onWarning?: (sentence: string) => void;
}

export interface RemoteClient extends Client {
  /** Figures of the requests sent so far. */
  readonly figures: () => RetryFigures;
}

const defaults = {
  connectTimeoutMs: 10_000,
  rowTimeoutMs: 180_000,
  connections: 8,
  maxWaitMs: 15 * 60 * 1000,
  maxOutageMs: 0,
  sleep: sleepFor,
};

/**
 * A client of a remote service. Refusals are `ServiceProblem`, as from the embedded service; transport faults
 * are `PdoError`; both are thrown after the retries. No error text contains a key. After a fault that every
 * later call would meet (an invalid key, a wrong address), nothing more is sent.
 * @throws PdoError if the base URL or a key is invalid
 */
export function createRemoteClient(given: RemoteClientOptions): RemoteClient {
  const options = { ...defaults, ...given };
  const { apiKey, providerKey, connections, maxAnswerBytes, onWarning } = options;
  const { origin, prefix, isInTheClear } = parseBaseUrl(options.baseUrl);
  const keyHeaders = [...header("X-Api-Key", apiKey), ...header("X-Provider-Key", providerKey)];
  if (isInTheClear && keyHeaders.length > 0) {
    onWarning?.(`Keys are sent to ${origin} unencrypted: http can be read on the way.`);
  }
  const pool = openPool(origin, options);
  const { stopSignal } = options;
  const send = createTransport({ pool, origin, stopSignal });
  const retry = createRetry({
    ...options,
    concurrency: connections,
    faults: serviceFaults,
    problems: waitingErrors,
    ...(onWarning && { onNotice: onWarning }),
  });
  const endWaits = () => retry.pacing.endWaits(clientClosed());
  if (stopSignal?.aborted) endWaits();
  stopSignal?.addEventListener("abort", endWaits, { once: true });
  if (stopSignal) setMaxListeners(0, stopSignal);
  const redact = createRedactor([apiKey, providerKey], { of: "keys" });
  const traceHeaders = options.traceparent === undefined ? [] : ["Traceparent", options.traceparent];
  const headers = [
    "User-Agent",
    options.userAgent,
    "Accept",
    "application/json",
    ...keyHeaders,
    ...traceHeaders,
  ];
  const toRequest = createRequestBuilder({ prefix, headers, maxAnswerBytes });
  const timeoutMs = Math.min(options.timeoutMs, maxDescriptionMs);
  const described = lazily(async () => {
    try {
      const path = `${prefix}/openapi.json`;
      const request = {
        method: "GET" as const,
        path,
        headers,
        body: null,
        maxAnswerBytes: maxDescriptionBytes,
      };
      return readDescribedPaths(await send(request, { timeoutMs, signal: undefined }));
    } catch {
      return noPaths;
    }
  });
  const noteLack = lazily(() => onWarning?.(lackOfRecords(origin)));

  return {
    call: async (name, input, { signal, item } = {}) => {
      // Each call that is under way or waits adds listeners; Node warns of a leak above ten.
      if (signal) setMaxListeners(0, signal);
      const request = toRequest(name, input);
      const attempt = async (timeoutMs: number, sent: Call) => {
        const answer = await send(request, { timeoutMs, signal });
        retry.pacing.recordQuotas(sent, answer.headers);
        return readAnswer({ name, body: input.body }, answer, redact);
      };
      return retry.run(attempt, { signal, item });
    },
    has: async (name) => {
      if ((await described()).has(operations[name].path)) return true;
      noteLack();
      return false;
    },
    close: () => {
      stopSignal?.removeEventListener("abort", endWaits);
      retry.pacing.close(clientClosed());
      return pool.destroy();
    },
    figures: retry.figures,
  };
}

/** A service that does not describe itself in time is taken to have the seven operations that all have. */
const maxDescriptionMs = 5_000;
const maxDescriptionBytes = 8 * 2 ** 20;
/** What is lost, for a person. */
function lackOfRecords(origin: string): string {
  return (
    `The service at ${origin} takes no whole records (POST /tasks/enrichment): further columns are sent as labelled lines behind the ` +
    "description, names do not see them, and it says nothing of what a person should look at."
  );
}

const noPaths: ReadonlySet<string> = new Set();

function header(name: string, key: string | undefined): string[] {
  if (key === undefined) return [];
  if (!/^[\x21-\x7e]+$/.test(key)) throw keyInvalid(name);
  return [name, key];
}

interface BaseUrl {
  /** Scheme, host and port. */
  readonly origin: string;
  /** The path prefix, without a trailing slash; may be empty. */
  readonly prefix: string;
  /** True if the connection is unencrypted: http to another machine. */
  readonly isInTheClear: boolean;
}

/** @throws PdoError PDO_CLIENT_BASE_URL_INVALID, never quoting a password */
export function parseBaseUrl(text: string): BaseUrl {
  const url = parseOrNull(text);
  if (!url) throw baseUrlInvalid("It cannot be read as a URL.");
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw baseUrlInvalid(`Its scheme is ${url.protocol.slice(0, -1)}, not https or http.`);
  }
  if (url.username || url.password) throw baseUrlInvalid("It holds a user name or a password.");
  if (url.search || url.hash) throw baseUrlInvalid("It holds a query or a fragment.");
  const prefix = url.pathname.replace(/\/+$/, "");
  const isOwnMachine = /^(localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname);
  return { origin: url.origin, prefix, isInTheClear: url.protocol === "http:" && !isOwnMachine };
}

function parseOrNull(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
