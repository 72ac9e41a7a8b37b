/** What became of a connection, by what Node, OpenSSL or undici says of it. */
export interface ConnectionFault {
  /**
   * - `host-unknown`, `refused`, `no-route`, `not-connected` (in time): nobody was reached
   * - `untrusted`: no secure connection can be made
   * - `not-http`: somebody is there, and speaks otherwise
   * - `lost`: it broke, for whatever reason
   */
  readonly kind:
    | "host-unknown"
    | "refused"
    | "no-route"
    | "not-connected"
    | "untrusted"
    | "not-http"
    | "lost";
  /** `ECONNRESET` for example; `unknown` where there is none. */
  readonly code: string;
  /** What is wrong with the certificate, if that is it. */
  readonly certificate?: string | undefined;
  /** Its message is never to be quoted, since it may hold what was sent. */
  readonly cause: unknown;
}

/** The first that fits counts. */
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

/** Whether the connection was closed from this side. */
export function isClosedHere(cause: unknown): boolean {
  return /^UND_ERR_(CLOSED|DESTROYED)$/.test(codeOf(cause));
}

export function readConnectionFault(cause: unknown): ConnectionFault {
  const code = codeOf(cause);
  const [, kind = "lost", certificate] = forms.find(([form]) => form.test(code)) ?? [];
  return { kind, code, certificate, cause };
}

/** A connection that was tried over several addresses fails with several faults; the first stands for all. */
function codeOf(fault: unknown): string {
  if (!(fault instanceof Error)) return "unknown";
  if ("code" in fault && typeof fault.code === "string") return fault.code;
  if (fault instanceof AggregateError) return codeOf(fault.errors[0]);
  return fault.cause === undefined ? fault.name : codeOf(fault.cause);
}
