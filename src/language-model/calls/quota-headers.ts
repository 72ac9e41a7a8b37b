import { parseDuration } from "../providers/durations.ts";
import type { ProviderHeaders } from "../providers/provider.ts";

interface Bucket {
  readonly policy: string;
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds until it is full again. */
  readonly resetMs: number;
}

/** Of a full bucket, how much is to be there before calls go on, so that they do not run dry at once. */
const freshShare = 0.1;
const maxFreshMs = 10_000;

/**
 * What the headers of OpenAI (`x-ratelimit-remaining-tokens: 0`, `x-ratelimit-reset-tokens: 6m0s`) and of Anthropic
 * (`anthropic-ratelimit-requests-reset`, a date of RFC 3339) say, where a quota has no room for one more call: as the `RateLimit` field
 * that is the same everywhere (draft-ietf-httpapi-ratelimit-headers-10). These quotas are buckets that fill up steadily, and `reset` is
 * when they are full; nothing is lost by letting some come together before calls go on. Waits below a second say nothing that the way to
 * the provider would not eat up.
 * @param now - milliseconds since 1970
 * @param tokensPerCall - what a call usually takes, question and answer
 * @returns undefined where there is room
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

/** @returns milliseconds until a call is worth sending; 0 where one fits now */
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

/** Azure sends -1 and 0 where it has nothing to say. */
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
