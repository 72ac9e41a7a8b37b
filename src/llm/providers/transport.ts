import type { Pool } from "undici";
import type { RawAnswer, RawRequest } from "../../net/http-exchange.ts";
import { exchangeOr } from "../../net/transport.ts";
import { noAnswer, providerClosed, redirected } from "./errors.ts";

interface TransportOptions {
  readonly pool: Pool;
  readonly origin: string;
  /** What every request carries, the key among it. */
  readonly headers: Readonly<Record<string, string>>;
}

interface Sending {
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
 * @throws LlmError where there is no answer; the signal's reason
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

/** Without what may be secret. */
function showTarget({ headers }: RawAnswer, origin: string): string {
  const location = [headers.location].flat()[0];
  if (location === undefined || !URL.canParse(location, origin)) return "an address that cannot be read";
  const target = new URL(location, origin);
  return target.origin === "null"
    ? "an address of another scheme"
    : target.origin + target.pathname.slice(0, 100);
}
