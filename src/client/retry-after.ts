/**
 * How long a service asks to wait: `Retry-After` as seconds or as an HTTP date (RFC 9110, 10.2.3).
 * @param now - milliseconds since 1970
 * @returns milliseconds, 0 for a date that is past; undefined where the header is missing or says nothing
 */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  if (!/^[A-Z][a-z]{2,8},? .*\d\d:\d\d:\d\d/.test(text)) return undefined;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
