import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Pool } from "undici";
import {
  type Operation,
  type OperationInput,
  type OperationName,
  operations,
} from "../contract/operations.ts";
import { toQueryPairs } from "../contract/query-string.ts";
import { type ReceivedAnswer, readAnswer } from "./answer.ts";
import { parseBaseUrl } from "./base-url.ts";
import type { Client } from "./client.ts";
import { createOpenCalls } from "./open-calls.ts";
import { clientClosed, keyInvalid } from "./problems.ts";
import { createRedactor } from "./redact.ts";
import { createRetry } from "./retry.ts";
import type { Sleep } from "./silence.ts";
import { createTransport } from "./transport.ts";

export interface RemoteClientOptions {
  /** With its path prefix: `https://host/prefix/api`. */
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly providerKey?: string;
  /** Per try, connection included. */
  readonly timeoutMs: number;
  /** Tries after the first one, per call. */
  readonly retries: number;
  /** Connections at the same time: as many as calls in flight. */
  readonly connections?: number;
  /** An answer that is larger is not taken. */
  readonly maxAnswerBytes?: number;
  /** The longest `Retry-After` that is obeyed. */
  readonly maxWaitMs?: number;
  readonly userAgent: string;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep?: Sleep;
  /** Told a sentence about what is allowed and unwise: keys over http. */
  readonly onWarning?: (sentence: string) => void;
}

const defaultConnections = 8;
const defaultMaxAnswerBytes = 64 * 1024 * 1024;
const defaultMaxWaitMs = 15 * 60 * 1000;

/**
 * The service at an address. Refusals are `ServiceProblem` as the embedded service throws them, everything that
 * went wrong on the way is `ClientProblem`; both only after the retries. No key is in an error's text.
 * @throws ClientProblem where the base URL or a key cannot be used
 */
export function createRemoteClient(options: RemoteClientOptions): Client {
  const { apiKey, providerKey, connections = defaultConnections, sleep = sleepFor } = options;
  const { origin, prefix, isInTheClear } = parseBaseUrl(options.baseUrl);
  const keyHeaders = { ...header("X-Api-Key", apiKey), ...header("X-Provider-Key", providerKey) };
  if (isInTheClear && Object.keys(keyHeaders).length > 0) {
    options.onWarning?.(`Keys are sent to ${origin} unencrypted: http can be read on the way.`);
  }
  const maxAnswerBytes = options.maxAnswerBytes ?? defaultMaxAnswerBytes;
  const pool = new Pool(origin, {
    connections,
    connect: { timeout: options.timeoutMs },
    maxResponseSize: maxAnswerBytes,
    // One clock for a try, the deadline's.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const send = createTransport({ pool, origin, timeoutMs: options.timeoutMs, maxAnswerBytes });
  const retry = createRetry({ ...options, sleep, maxWaitMs: options.maxWaitMs ?? defaultMaxWaitMs });
  const redact = createRedactor([apiKey, providerKey]);
  const headers = { "User-Agent": options.userAgent, Accept: "application/json", ...keyHeaders };

  const openCalls = createOpenCalls();

  return {
    call: (name, input, options = {}) =>
      openCalls.follow(options.signal, (signal) => {
        const request = { ...toRequest(name, input, prefix), signal };
        const idempotencyKey = { "Idempotency-Key": `"${randomUUID()}"` };
        const sent = { ...request, headers: { ...headers, ...request.headers, ...idempotencyKey } };
        return retry(async () => {
          const answer: ReceivedAnswer = await send(sent);
          return readAnswer(name, answer, redact);
        }, signal);
      }),
    close: () => {
      openCalls.end(clientClosed());
      return pool.destroy();
    },
  };
}

function toRequest<N extends OperationName>(name: N, input: OperationInput<N>, prefix: string) {
  const { path, method }: Operation = operations[name];
  const query = new URLSearchParams(toQueryPairs(input.query)).toString();
  const address = { method, path: `${prefix}${path}${query === "" ? "" : `?${query}`}` };
  if (method === "GET") return { ...address, headers: { "Accept-Encoding": "gzip" }, body: null };
  const body = input.body === undefined ? null : JSON.stringify(input.body);
  return { ...address, headers: { "Content-Type": "application/json" }, body };
}

function header(name: string, key: string | undefined): Record<string, string> {
  if (key === undefined) return {};
  if (!/^[\x21-\x7e]+$/.test(key)) throw keyInvalid(name);
  return { [name]: key };
}

async function sleepFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  try {
    await wait(milliseconds, undefined, signal ? { signal } : {});
  } catch {
    signal?.throwIfAborted();
  }
}
