/**
 * How long a service asks to wait: `Retry-After` as seconds or as an HTTP date in any of its three forms
 * (RFC 9110, 10.2.3 and 5.6.7). Part of a second counts, though the standard knows whole ones only; of a header
 * that was sent several times, the longest wait counts.
 * @param now - milliseconds since 1970
 * @returns milliseconds, 0 for a date that is past; undefined where the header is missing or says nothing
 */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  const waits = (header ?? "").split(betweenValues).flatMap((value) => parseValue(value.trim(), now) ?? []);
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/** A comma that is not the one after a date's weekday. */
const betweenValues = /,(?!\s*\d{1,2}[ -][A-Z])/;
const seconds = /^\d+(?:\.\d+)?$/;
const date = /^[A-Z][a-z]{2,8},? .*\d\d:\d\d:\d\d/;

function parseValue(value: string, now: number): number | undefined {
  if (seconds.test(value)) return Math.ceil(Number(value) * 1000);
  if (!date.test(value)) return undefined;
  // The C form names no time zone and means GMT; left alone it would be read in this machine's own.
  const at = Date.parse(/:\d\d \d{4}$/.test(value) ? `${value} GMT` : value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
