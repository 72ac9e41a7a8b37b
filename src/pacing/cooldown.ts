import type { Brake } from "./gate.ts";

/** The time for which the service asked all calls to leave it alone, by whatever call it was told. */
export interface Cooldown extends Brake {
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
