import { parseRetryAfter } from "../../../pacing/retry-after.ts";
import { parseDuration } from "../durations.ts";
import type { ProviderHeaders } from "../provider.ts";

/**
 * For how long a provider asks to be left alone: `retry-after-ms` (OpenAI, Azure), `Retry-After` in seconds or as a date, or the
 * `retryDelay` of Google's error details.
 * @param now - milliseconds since 1970
 * @returns milliseconds; 0 where it asks for nothing
 */
export function readAskedWait(headers: ProviderHeaders, retryDelay: string | undefined, now: number): number {
  const exact = String(headers["retry-after-ms"] ?? "");
  if (/^\d{1,12}(\.\d+)?$/.test(exact)) return Math.ceil(Number(exact));
  const header = [headers["retry-after"] ?? []].flat().join(", ");
  return parseRetryAfter(header, now) ?? parseDuration(retryDelay ?? "") ?? 0;
}
