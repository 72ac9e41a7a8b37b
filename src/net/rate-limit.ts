import type { Brake, Call } from "./gate.ts";
import type { QuotaLeft } from "./rate-limit-headers.ts";

/** Holds calls back so that no quota is exceeded before it is refilled. */
interface Allowance extends Brake {
  /** Records the quotas of an answer; call it before the call leaves the gate. */
  keep(call: Call, quotas: readonly QuotaLeft[]): void;
}

interface AllowanceOptions {
  readonly now: () => number;
  /** Throws the error for every call if the wait exceeds the maximum. */
  readonly refuse: (waitMs: number) => void;
}

interface Window {
  remaining: number;
  resetAt: number;
}

/** Headers give whole seconds, so the end of one window appears to vary by up to a second. */
const sameWindowMs = 1000;

/**
 * An answer gives what was left when the service processed its call. Calls in flight at the same time or sent
 * later may not be included, so they are subtracted: this gives a lower bound of what is left. Of several
 * bounds within one window the largest applies.
 */
export function createAllowance({ now, refuse }: AllowanceOptions): Allowance {
  const windows = new Map<string, Window>();
  let latest = 0;
  const keepOne = (call: Call, { policy, remaining, resetMs }: QuotaLeft) => {
    const resetAt = now() + resetMs;
    const atLeast = remaining - call.concurrent - (latest - call.sequence);
    const known = windows.get(policy);
    const isSame = known !== undefined && now() < known.resetAt && resetAt <= known.resetAt + sameWindowMs;
    if (isSame) known.remaining = Math.min(remaining, Math.max(known.remaining, atLeast));
    else windows.set(policy, { remaining: atLeast, resetAt });
  };
  return {
    keep: (call, quotas) => {
      for (const quota of quotas) keepOne(call, quota);
    },
    begin: ({ sequence }) => {
      latest = sequence;
      for (const window of windows.values()) window.remaining -= 1;
    },
    waitMs: () => {
      let longest = 0;
      for (const [policy, { remaining, resetAt }] of windows) {
        if (resetAt <= now()) windows.delete(policy);
        else if (remaining <= 0) longest = Math.max(longest, resetAt - now());
      }
      if (longest > 0) refuse(longest);
      return longest;
    },
  };
}

/** A wait for all calls, requested by the service in any answer. */
interface Cooldown extends Brake {
  /** @param retryAfterMs - from now on; an earlier request that ends later remains in effect */
  keep(retryAfterMs: number, asking: unknown): void;
  /** A call was answered: the next request starts a new wait. */
  succeed(): void;
}

interface CooldownOptions {
  /** The longest time that the service may ask to wait without answering a single call. */
  readonly maxWaitMs: number;
  readonly now: () => number;
  /** @returns the error of every call until a wait ends that exceeds the maximum */
  readonly refuse: (asking: unknown, waitMs: number) => unknown;
}

export function createCooldown({ maxWaitMs, now, refuse }: CooldownOptions): Cooldown {
  let until = 0;
  /** Since when nothing but requests to wait was answered. */
  let since: number | undefined;
  let fault: unknown;
  return {
    keep: (retryAfterMs, asking) => {
      // Long after the last wait ended without any call, this is a new wait, not a continuation.
      if (since === undefined || now() - until > maxWaitMs) since = now();
      if (now() + retryAfterMs <= until) return;
      until = now() + retryAfterMs;
      fault = until - since > maxWaitMs ? refuse(asking, until - since) : undefined;
    },
    succeed: () => {
      since = undefined;
    },
    waitMs: () => {
      const left = Math.max(0, until - now());
      if (left > 0 && fault !== undefined) throw fault;
      return left;
    },
  };
}
