/** The remaining part of one of a service's quotas. */
export interface QuotaLeft {
  /** The policy's name; empty for the older headers, which have only one. */
  readonly policy: string;
  readonly remaining: number;
  /** Milliseconds until it is refilled. */
  readonly resetMs: number;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const none: readonly QuotaLeft[] = [];

/**
 * Parses a service's quotas: `RateLimit: "default";r=50;t=30` (draft-ietf-httpapi-ratelimit-headers-10, a list
 * of items with parameters), or `RateLimit-Remaining` and `RateLimit-Reset` of its drafts before 7. A malformed
 * field is ignored as a whole, as the draft requires; so is an item without `t`.
 */
export function parseRateLimit(headers: Headers): readonly QuotaLeft[] {
  const sent = headers.ratelimit;
  if (sent !== undefined) return parseItems([sent].flat().join(","));
  return headers["ratelimit-remaining"] === undefined ? none : parsePair(headers);
}

const text = String.raw`"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*"`;
const bare = String.raw`(?:-?\d{1,15}(?:\.\d{1,3})?|${text}|[A-Za-z*][\w!#$%&'*+.^|~:/\x60-]*|:[A-Za-z0-9+/=]*:|\?[01])`;
const parameter = `;[ ]*[a-z*][a-z0-9_.*-]*(?:=${bare})?`;
const item = new RegExp(`[ \\t]*(${text})((?:${parameter})*)[ \\t]*(?:,|$)`, "y");

function parseItems(header: string): readonly QuotaLeft[] {
  const quotas: QuotaLeft[] = [];
  item.lastIndex = 0;
  while (item.lastIndex < header.length) {
    const [, policy = "", parameters = ""] = item.exec(header) ?? [];
    if (policy === "") return none;
    const remaining = readWhole(parameters, "r");
    const seconds = readWhole(parameters, "t");
    if (remaining === undefined) return none;
    if (seconds !== undefined) quotas.push({ policy, remaining, resetMs: seconds * 1000 });
  }
  return header.trimEnd().endsWith(",") ? none : quotas;
}

/** Of a repeated parameter the last one applies (RFC 9651, 4.2.3.2). */
function readWhole(parameters: string, name: string): number | undefined {
  const [value] =
    [...parameters.matchAll(new RegExp(`;[ ]*${name}=(\\d{1,15})(?=;|$)`, "g"))].at(-1)?.slice(1) ?? [];
  return value === undefined ? undefined : Number(value);
}

/** More than a month is not a duration but a date, which some services send instead of seconds. */
const maxResetSeconds = 31 * 24 * 3600;

function parsePair(headers: Headers): readonly QuotaLeft[] {
  const [remaining = "", reset = ""] = [headers["ratelimit-remaining"], headers["ratelimit-reset"]].map(
    String,
  );
  const isMeant =
    /^\d{1,15}$/.test(remaining) && /^\d{1,15}$/.test(reset) && Number(reset) <= maxResetSeconds;
  return isMeant ? [{ policy: "", remaining: Number(remaining), resetMs: Number(reset) * 1000 }] : none;
}

/**
 * Parses `Retry-After` as seconds or as an HTTP date in any of its three forms (RFC 9110, 10.2.3 and 5.6.7).
 * Fractions of seconds are accepted, beyond the standard; of a repeated header, the longest wait applies.
 * @param now - milliseconds since 1970
 * @returns milliseconds, 0 for a date in the past; undefined if the header is missing or invalid
 */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  const waits = (header ?? "").split(betweenValues).flatMap((value) => parseValue(value.trim(), now) ?? []);
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/** A comma other than the one after a date's weekday. */
const betweenValues = /,(?!\s*\d{1,2}[ -][A-Z])/;
const seconds = /^\d+(?:\.\d+)?$/;
const date = /^[A-Z][a-z]{2,8},? .*\d\d:\d\d:\d\d/;

function parseValue(value: string, now: number): number | undefined {
  if (seconds.test(value)) return Math.ceil(Number(value) * 1000);
  if (!date.test(value)) return undefined;
  // The C form has no time zone and means GMT; Date.parse would assume the local one.
  const at = Date.parse(/:\d\d \d{4}$/.test(value) ? `${value} GMT` : value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
