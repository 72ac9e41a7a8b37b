import type { Brake, Call } from "./gate.ts";
import type { QuotaLeft } from "./rate-limit-headers.ts";

/** Holds calls back so that no quota is exceeded before it is whole again. */
interface Allowance extends Brake {
  /** What the answer to a call says; told before the call leaves. */
  keep(call: Call, quotas: readonly QuotaLeft[]): void;
}

interface AllowanceOptions {
  readonly now: () => number;
  /** What every call fails with where the wait is longer than is waited. */
  readonly refuse: (waitMs: number) => void;
}

interface Window {
  remaining: number;
  resetAt: number;
}

/** Whole seconds are told, so one and the same window seems to end at moments up to a second apart. */
const sameWindowMs = 1000;

/**
 * An answer says what was left when the service came to its call. Calls that were in flight beside it or were sent
 * after it may not be counted in that, so they are taken off: what is left is at least this, and at most what the
 * answer says. Of several such bounds within one window the best one counts.
 */
export function createAllowance({ now, refuse }: AllowanceOptions): Allowance {
  const windows = new Map<string, Window>();
  let latest = 0;
  const keepOne = (call: Call, { policy, remaining, resetMs }: QuotaLeft) => {
    const resetAt = now() + resetMs;
    const atLeast = remaining - call.besides - (latest - call.sequence);
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

/** The time for which the service asked all calls to leave it alone, by whatever call it was told. */
interface Cooldown extends Brake {
  /** @param askedMs - from now on; what was asked before and ends later stays */
  keep(askedMs: number, asking: unknown): void;
  /** A call was answered: what comes is a new wait. */
  succeed(): void;
}

interface CooldownOptions {
  /** The longest time for which the service may ask to wait without answering a single call. */
  readonly maxWaitMs: number;
  readonly now: () => number;
  /** @returns what every call fails with until a wait is over that is longer than is waited */
  readonly refuse: (asking: unknown, waitMs: number) => unknown;
}

export function createCooldown({ maxWaitMs, now, refuse }: CooldownOptions): Cooldown {
  let until = 0;
  /** Since when nothing was answered but the wish to wait. */
  let since: number | undefined;
  let fault: unknown;
  return {
    keep: (askedMs, asking) => {
      // So long after a wait was over, nobody has asked meanwhile: it is not the same wait that goes on.
      if (since === undefined || now() - until > maxWaitMs) since = now();
      if (now() + askedMs <= until) return;
      until = now() + askedMs;
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
