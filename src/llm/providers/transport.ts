import type { Pool } from "undici";
import { ExchangeFault, exchange, type RawAnswer, type RawRequest } from "../../net/http-exchange.ts";
import { ProviderProblem, type ProviderProblemParts } from "../provider-problem.ts";
import { redirected } from "./problems.ts";

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

type Kind = Omit<ProviderProblemParts, "seen" | "cause" | "isPerhapsPaid">;

const hostUnknown: Kind = {
  code: "PDO_PROVIDER_UNREACHABLE",
  what: "The provider's host name leads nowhere.",
  nextStep: "Check the provider's base URL and this machine's network.",
  kind: "unreachable",
};
const refused: Kind = {
  code: "PDO_PROVIDER_UNREACHABLE",
  what: "Nothing listens at the provider's address.",
  nextStep: "Check the provider's base URL, and that the model's server runs where it is one of your own.",
  kind: "unreachable",
};
const slow: Kind = {
  code: "PDO_PROVIDER_UNREACHABLE",
  what: "No connection to the provider could be made in time.",
  nextStep: "Check the provider's base URL and this machine's network.",
  kind: "unreachable",
};
const untrusted: Kind = {
  code: "PDO_PROVIDER_ADDRESS_INVALID",
  what: "No secure connection to the provider can be made.",
  nextStep:
    "Check the base URL's scheme (https or http) and its certificate; a private authority goes into NODE_EXTRA_CA_CERTS.",
  kind: "final",
};
const notHttp: Kind = {
  code: "PDO_PROVIDER_ADDRESS_INVALID",
  what: "What answers at the provider's address does not speak HTTP.",
  nextStep: "Check the base URL's scheme and port.",
  kind: "final",
};
const lost: Kind = {
  code: "PDO_PROVIDER_CONNECTION_LOST",
  what: "The connection to the provider broke.",
  nextStep: "Try again; if it goes on, look at the provider's status page.",
  kind: "silent",
};

const kinds: readonly (readonly [RegExp, Kind, happening: string])[] = [
  [/^(ENOTFOUND|EAI_AGAIN|EAI_NODATA)$/, hostUnknown, "the name is not known"],
  [/^(ECONNREFUSED|EADDRNOTAVAIL)$/, refused, "the connection was refused"],
  [/^(ENETUNREACH|EHOSTUNREACH)$/, refused, "there is no way to it"],
  [/^(UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/, slow, "nothing answered the attempt to connect"],
  [/^CERT_HAS_EXPIRED$/, untrusted, "the certificate has expired"],
  [/SELF_SIGNED/, untrusted, "the certificate is signed by no known authority"],
  [/^UNABLE_TO_/, untrusted, "the certificate's authority is not known"],
  [/^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/, untrusted, "the certificate is for another host"],
  [/^(ERR_TLS_|ERR_SSL_|CERT_|EPROTO$)/, untrusted, "the two sides found no common protocol"],
  [/^(HPE_|HTTPParserError$|UND_ERR_HEADERS_OVERFLOW$)/, notHttp, "the answer is not HTTP"],
];

/** A fault of the connection in this room's words. Its own message is not quoted, since it may hold what was sent. */
function describeConnectionFault({ cause, wasSent }: ExchangeFault, origin: string): ProviderProblem {
  const code = codeOf(cause);
  if (code === "UND_ERR_CLOSED" || code === "UND_ERR_DESTROYED") return providerClosed(wasSent);
  const known = kinds.find(([form, { kind }]) => form.test(code) && (!wasSent || kind === "final"));
  const [, kind, happening] = known ?? [code, lost, "it was closed before the answer was whole"];
  return new ProviderProblem({ ...kind, seen: `${origin}: ${happening}.`, isPerhapsPaid: wasSent, cause });
}

export const providerClosed = (isPerhapsPaid = false) =>
  new ProviderProblem({
    code: "PDO_PROVIDER_CLOSED",
    what: "The connection to the provider was closed from this side.",
    seen: "A call was made, or was under way, when it was closed.",
    nextStep: "Run it again.",
    kind: "final",
    isPerhapsPaid,
  });

const timedOut = (origin: string, timeoutMs: number, wasSent: boolean) =>
  new ProviderProblem({
    code: "PDO_PROVIDER_TIMEOUT",
    what: "The provider did not answer in time.",
    seen: `${origin} gave no whole answer within ${timeoutMs} ms.`,
    nextStep: "Try again later, or allow more time, for example --timeout 120000",
    kind: "silent",
    isPerhapsPaid: wasSent,
  });

const answerTooLarge = (origin: string, maxBytes: number) =>
  new ProviderProblem({
    code: "PDO_PROVIDER_ANSWER_TOO_LARGE",
    what: "The provider's answer is too large.",
    seen: `${origin} sent over ${maxBytes} bytes.`,
    nextStep: "Check the provider's base URL.",
    kind: "own",
    isPerhapsPaid: true,
  });

/** A connection that was tried over several addresses fails with several faults; the first stands for all. */
function codeOf(fault: unknown): string {
  if (!(fault instanceof Error)) return "unknown";
  if ("code" in fault && typeof fault.code === "string") return fault.code;
  if (fault instanceof AggregateError) return codeOf(fault.errors[0]);
  return fault.cause === undefined ? fault.name : codeOf(fault.cause);
}
