import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Pool } from "undici";
import { ExchangeFault, exchange, type RawAnswer } from "../exchange/exchange.ts";
import type { ReceivedAnswer } from "./answer.ts";
import { ClientProblem } from "./client-problem.ts";
import { describeConnectionFault } from "./connection-problems.ts";
import { answerTooLarge, clientClosed, timedOut } from "./problems.ts";
import { followRedirect } from "./redirect.ts";
import type { ServiceRequest } from "./request.ts";

const gunzipped = promisify(gunzip);

export interface TransportOptions {
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

export type Transport = (request: ServiceRequest, sending: Sending) => Promise<ReceivedAnswer>;

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
