import type { Pool } from "undici";
import { ExchangeFault, exchange, type RawAnswer, type RawRequest } from "../../exchange/exchange.ts";
import { redirected } from "./faults/answer-problems.ts";
import {
  answerTooLarge,
  describeConnectionFault,
  providerClosed,
  timedOut,
} from "./faults/connection-problems.ts";

export interface TransportOptions {
  readonly pool: Pool;
  readonly origin: string;
  /** What every request carries, the key among it. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Sending {
  /** For the whole answer. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** Aborted: what has not left yet is not sent. */
  readonly stopSignal?: AbortSignal | undefined;
  readonly maxAnswerBytes: number;
  readonly onData?: ((piece: Uint8Array) => void) | undefined;
}

/** What goes to a provider; what every request carries is added. */
interface ProviderRequest extends RawRequest {
  readonly headers: Readonly<Record<string, string>>;
}

export type Transport = (request: ProviderRequest, sending: Sending) => Promise<RawAnswer>;

/**
 * One HTTP request to the provider's own origin, and the answer whatever its status, but for redirects: they are not followed, since the key
 * travels in headers that would go along.
 * @throws ProviderProblem where there is no answer; the signal's reason
 */
export function createTransport({ pool, origin, headers }: TransportOptions): Transport {
  return async (request, sending) => {
    const { timeoutMs, signal, maxAnswerBytes } = sending;
    if (pool.destroyed) throw providerClosed();
    try {
      const answer = await exchange(
        pool,
        { ...request, headers: { ...request.headers, ...headers } },
        sending,
      );
      if (answer.status >= 300 && answer.status < 400)
        throw redirected(answer.status, showTarget(answer, origin));
      return answer;
    } catch (fault) {
      signal?.throwIfAborted();
      if (!(fault instanceof ExchangeFault)) throw fault;
      if (fault.reason === "timeout") throw timedOut(origin, timeoutMs, fault.wasSent);
      if (fault.reason === "stopped") throw providerClosed();
      if (fault.reason === "too-large") throw answerTooLarge(origin, maxAnswerBytes);
      throw describeConnectionFault(fault, origin);
    }
  };
}

/** Without what may be secret. */
function showTarget({ headers }: RawAnswer, origin: string): string {
  const location = [headers.location].flat()[0];
  if (location === undefined || !URL.canParse(location, origin)) return "an address that cannot be read";
  const target = new URL(location, origin);
  return target.origin === "null"
    ? "an address of another scheme"
    : target.origin + target.pathname.slice(0, 100);
}
