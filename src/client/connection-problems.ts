import { ClientProblem, type ClientProblemParts } from "./client-problem.ts";
import { clientClosed } from "./problems.ts";

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
