import type { Pool } from "undici";
import type { RawAnswer, RawRequest } from "../../net/http-exchange.ts";
import { exchangeOr } from "../../net/transport.ts";
import { noAnswer, providerClosed, redirected } from "./errors.ts";

interface TransportOptions {
  readonly pool: Pool;
  readonly origin: string;
  /** Sent with every request, including the key. */
  readonly headers: Readonly<Record<string, string>>;
}

interface Sending {
  /** For the complete answer. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** Aborted: requests that have not been sent yet are not sent. */
  readonly stopSignal?: AbortSignal | undefined;
  readonly maxAnswerBytes: number;
  readonly onData?: ((piece: Uint8Array) => void) | undefined;
}

/** A request to a provider; the common headers are added. */
interface ProviderRequest extends RawRequest {
  readonly headers: Readonly<Record<string, string>>;
}

export type Transport = (request: ProviderRequest, sending: Sending) => Promise<RawAnswer>;

/**
 * One HTTP request to the provider's own origin, resolving with an answer of any status except redirects: they
 * are not followed, since the headers include the key.
 * @throws LlmError if there is no answer; the signal's reason
 */
export function createTransport({ pool, origin, headers }: TransportOptions): Transport {
  return async (request, sending) => {
    if (pool.destroyed) throw providerClosed();
    const sent = { ...request, headers: { ...request.headers, ...headers } };
    const answer = await exchangeOr(noAnswer(origin), pool, sent, sending);
    if (answer.status >= 300 && answer.status < 400)
      throw redirected(answer.status, showTarget(answer, origin));
    return answer;
  };
}

/** Without parts that may be secret. */
function showTarget({ headers }: RawAnswer, origin: string): string {
  const location = [headers.location].flat()[0];
  if (location === undefined || !URL.canParse(location, origin)) return "an address that cannot be read";
  const target = new URL(location, origin);
  return target.origin === "null"
    ? "an address of another scheme"
    : target.origin + target.pathname.slice(0, 100);
}
