import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { errors, type Pool } from "undici";
import type { ReceivedAnswer } from "./answer.ts";
import { describeConnectionFault } from "./connection-problems.ts";
import { startDeadline } from "./deadline.ts";
import { answerTooLarge, timedOut } from "./problems.ts";
import { followRedirect } from "./redirect.ts";

const gunzipped = promisify(gunzip);

export interface TransportOptions {
  readonly pool: Pool;
  readonly origin: string;
  readonly timeoutMs: number;
  readonly maxAnswerBytes: number;
}

interface SentRequest {
  readonly method: "GET" | "POST";
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal | undefined;
}

export type Transport = (request: SentRequest) => Promise<ReceivedAnswer>;

/**
 * One try of one request: the whole answer, whatever its status.
 * @throws ClientProblem where there is none; the caller's own reason where the caller gave up
 */
export function createTransport(options: TransportOptions): Transport {
  return async (request) => {
    const deadline = startDeadline(options.timeoutMs, request.signal);
    try {
      return await exchange(options, request, deadline.signal, false);
    } catch (fault) {
      request.signal?.throwIfAborted();
      const url = toShownUrl(options.origin, request.path);
      if (deadline.isOver()) throw timedOut(url, options.timeoutMs);
      if (isTooLarge(fault)) throw answerTooLarge(url, options.maxAnswerBytes, fault);
      throw fault;
    } finally {
      deadline.release();
    }
  };
}

async function exchange(
  options: TransportOptions,
  request: SentRequest,
  signal: AbortSignal,
  isSecondHop: boolean,
): Promise<ReceivedAnswer> {
  const { method, path } = request;
  const answer = await receive(options, request, signal);
  const { status, headers } = answer;
  const location = [headers.location].flat()[0];
  const target = followRedirect({ status, location, method, url: options.origin + path, isSecondHop });
  return target === undefined ? answer : exchange(options, { ...request, path: target }, signal, true);
}

async function receive(
  { pool, origin, maxAnswerBytes }: TransportOptions,
  { method, path, headers, body }: SentRequest,
  signal: AbortSignal,
): Promise<ReceivedAnswer> {
  try {
    const response = await pool.request({ method, path, headers, body, signal });
    const bytes = Buffer.from(await response.body.arrayBuffer());
    const { statusCode: status, headers: answered } = response;
    const url = toShownUrl(origin, path);
    const answer = { status, headers: answered, bytes, url };
    return "Accept-Encoding" in headers ? await expand(answer, maxAnswerBytes) : answer;
  } catch (fault) {
    if (isTooLarge(fault)) throw fault;
    throw describeConnectionFault(fault, origin);
  }
}

/** The answer as it was before it was gzipped; one that is not what it says is left to whoever reads it. */
async function expand(answer: ReceivedAnswer, maxOutputLength: number): Promise<ReceivedAnswer> {
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
  if (fault instanceof errors.ResponseExceededMaxSizeError) return true;
  return fault instanceof RangeError && "code" in fault && fault.code === "ERR_BUFFER_TOO_LARGE";
}

/** Without the query, which may hold a product's words. */
function toShownUrl(origin: string, path: string): string {
  return origin + path.replace(/\?.*/s, "");
}
