import { parseRetryAfter } from "../../net/rate-limit-headers.ts";
import type { ProviderHeaders } from "./provider.ts";

interface Bucket {
  readonly policy: string;
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds until it is full again. */
  readonly resetMs: number;
}

/** Share of a bucket that must be refilled before calls continue, so that it does not run out again at once. */
const freshShare = 0.1;
const maxFreshMs = 10_000;

/**
 * Converts quota headers of OpenAI (`x-ratelimit-remaining-tokens: 0`, `x-ratelimit-reset-tokens: 6m0s`) and
 * Anthropic (`anthropic-ratelimit-requests-reset`, an RFC 3339 date), if a quota does not allow one more call,
 * to the standard `RateLimit` field (draft-ietf-httpapi-ratelimit-headers-10). These quotas are buckets that
 * refill steadily, and `reset` is when they are full; waiting until a share is refilled loses nothing. Waits
 * below a second are ignored, as latency exceeds them.
 * @param now - milliseconds since 1970
 * @param tokensPerCall - usual input and output tokens of a call
 * @returns undefined if all quotas allow a call
 */
export function toRateLimit(
  headers: ProviderHeaders,
  now: number,
  tokensPerCall: number,
): string | undefined {
  const items = [...openAiBuckets(headers), ...anthropicBuckets(headers, now)].flatMap((bucket) => {
    const waitMs = waitFor(bucket, bucket.policy === "requests" ? 1 : tokensPerCall);
    return waitMs >= 1000 ? [`"${bucket.policy}";r=0;t=${Math.ceil(waitMs / 1000)}`] : [];
  });
  return items.length > 0 ? items.join(", ") : undefined;
}

/** @returns milliseconds until a call should be sent; 0 if the quota allows one now */
function waitFor({ limit, remaining, resetMs }: Bucket, callCost: number): number {
  if (remaining >= callCost || limit < callCost) return 0;
  const perUnitMs = resetMs / (limit - remaining);
  const oneCallMs = (callCost - remaining) * perUnitMs;
  return Math.max(oneCallMs, Math.min(maxFreshMs, limit * freshShare * perUnitMs));
}

function openAiBuckets(headers: ProviderHeaders): readonly Bucket[] {
  return ["requests", "tokens"].flatMap((policy) => {
    const reset = headers[`x-ratelimit-reset-${policy}`];
    const [limit, remaining] = ["limit", "remaining"].map((part) => headers[`x-ratelimit-${part}-${policy}`]);
    return toBucket(policy, [limit, remaining], parseDuration(String(reset)));
  });
}

function anthropicBuckets(headers: ProviderHeaders, now: number): readonly Bucket[] {
  return ["requests", "tokens", "input-tokens", "output-tokens"].flatMap((policy) => {
    const reset = Date.parse(String(headers[`anthropic-ratelimit-${policy}-reset`]));
    const [limit, remaining] = ["limit", "remaining"].map(
      (part) => headers[`anthropic-ratelimit-${policy}-${part}`],
    );
    return toBucket(policy, [limit, remaining], Math.max(0, reset - now));
  });
}

/** Azure sends -1 and 0 for unknown values. */
function toBucket(
  policy: string,
  [limitText, remainingText]: readonly (string | string[] | undefined)[],
  resetMs: number | undefined,
): readonly Bucket[] {
  const isCount = (text: unknown) => typeof text === "string" && /^\d{1,15}$/.test(text);
  if (!isCount(limitText) || !isCount(remainingText) || !resetMs) return [];
  const [limit, remaining] = [Number(limitText), Number(remainingText)];
  return remaining < limit ? [{ policy, limit, remaining, resetMs }] : [];
}

const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * A duration as providers write it: `120ms`, `7.66s`, `6m0s`, `1h2m3.5s` (the format of Go's time.Duration).
 * @returns whole milliseconds, rounded up; undefined if it is not a duration
 */
export function parseDuration(text: string): number | undefined {
  if (!/^(\d{1,9}(\.\d+)?(ms|[smhd]))+$/.test(text)) return undefined;
  const parts = text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g);
  return Math.ceil(
    [...parts].reduce((sum, [, count, unit = "s"]) => sum + Number(count) * (unitMs[unit] ?? 0), 0),
  );
}

/**
 * The wait that a provider requests: `retry-after-ms` (OpenAI, Azure), `Retry-After` in seconds or as a date,
 * or the `retryDelay` of Google's error details.
 * @param now - milliseconds since 1970
 * @returns milliseconds; 0 if none is requested
 */
export function readRetryAfter(
  headers: ProviderHeaders,
  retryDelay: string | undefined,
  now: number,
): number {
  const exact = String(headers["retry-after-ms"] ?? "");
  if (/^\d{1,12}(\.\d+)?$/.test(exact)) return Math.ceil(Number(exact));
  const header = [headers["retry-after"] ?? []].flat().join(", ");
  return parseRetryAfter(header, now) ?? parseDuration(retryDelay ?? "") ?? 0;
}
