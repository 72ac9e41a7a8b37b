/** A connection fault, classified by the error of Node, OpenSSL or undici. */
export interface ConnectionFault {
  /**
   * - `host-unknown`, `refused`, `no-route`, `not-connected` (in time): the host was not reached
   * - `untrusted`: no secure connection could be made
   * - `not-http`: the peer speaks another protocol
   * - `lost`: the connection broke, for any other reason
   */
  readonly kind:
    | "host-unknown"
    | "refused"
    | "no-route"
    | "not-connected"
    | "untrusted"
    | "not-http"
    | "lost";
  /** For example `ECONNRESET`; `unknown` if there is none. */
  readonly code: string;
  /** What is wrong with the certificate. */
  readonly certificate?: string | undefined;
  /** Never quote its message, which may contain what was sent. */
  readonly cause: unknown;
}

/** The first match applies. */
const forms: readonly (readonly [code: RegExp, kind: ConnectionFault["kind"], certificate?: string])[] = [
  [/^(ENOTFOUND|EAI_AGAIN|EAI_NODATA)$/, "host-unknown"],
  [/^(ECONNREFUSED|EADDRNOTAVAIL)$/, "refused"],
  [/^(ENETUNREACH|EHOSTUNREACH)$/, "no-route"],
  [/^(UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/, "not-connected"],
  [/^CERT_HAS_EXPIRED$/, "untrusted", "the certificate has expired"],
  [/SELF_SIGNED/, "untrusted", "the certificate is signed by no known authority"],
  [/^UNABLE_TO_/, "untrusted", "the certificate's authority is not known"],
  [/^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/, "untrusted", "the certificate is for another host"],
  [/^(ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|EPROTO$)/, "untrusted"],
  [/^(HPE_|HTTPParserError$|UND_ERR_HEADERS_OVERFLOW$)/, "not-http"],
];

/** Whether the connection was closed locally. */
export function isClosedHere(cause: unknown): boolean {
  return /^UND_ERR_(CLOSED|DESTROYED)$/.test(codeOf(cause));
}

export function readConnectionFault(cause: unknown): ConnectionFault {
  const code = codeOf(cause);
  const [, kind = "lost", certificate] = forms.find(([form]) => form.test(code)) ?? [];
  return { kind, code, certificate, cause };
}

/** If several addresses were tried, the first error stands for all. */
function codeOf(fault: unknown): string {
  if (!(fault instanceof Error)) return "unknown";
  if ("code" in fault && typeof fault.code === "string") return fault.code;
  if (fault instanceof AggregateError) return codeOf(fault.errors[0]);
  return fault.cause === undefined ? fault.name : codeOf(fault.cause);
}
