import { tooManyRequests } from "../../contract/problems.ts";

export interface RateLimiter {
  /**
   * Counts one request of a key.
   * @returns the RateLimit headers for its answer
   * @throws ServiceProblem 429 with `Retry-After`, where the minute's requests are used up
   */
  admit(keyId: string, requestsPerMinute: number): Readonly<Record<string, string>>;
}

const windowMs = 60_000;

/**
 * Fixed windows of a minute, one per key, from the key's first request on. Over the border of two windows a key
 * may so be served twice its number within a minute; in return `RateLimit-Reset` says exactly when it is whole.
 * @param now - milliseconds, never going back
 */
export function createRateLimiter(now: () => number): RateLimiter {
  const windows = new Map<string, { startedAt: number; used: number }>();
  return {
    admit: (keyId, requestsPerMinute) => {
      const at = now();
      let window = windows.get(keyId);
      if (!window || at - window.startedAt >= windowMs || at < window.startedAt) {
        window = { startedAt: at, used: 0 };
        windows.set(keyId, window);
      }
      const resetSeconds = Math.max(1, Math.ceil((window.startedAt + windowMs - at) / 1000));
      const isAdmitted = window.used < requestsPerMinute;
      if (isAdmitted) window.used += 1;
      const headers = {
        "RateLimit-Limit": String(requestsPerMinute),
        "RateLimit-Remaining": String(Math.max(0, requestsPerMinute - window.used)),
        "RateLimit-Reset": String(resetSeconds),
      };
      if (!isAdmitted) throw tooManyRequests(resetSeconds, headers);
      return headers;
    },
  };
}
