import type { Brake, Call } from "./gate.ts";

/**
 * How many calls are in flight: as many as allowed until the service is overloaded, then half as many, then slowly
 * more again (additive increase, multiplicative decrease, as TCP does it: RFC 5681, 3.1).
 */
export interface AdaptiveLimit extends Brake {
  succeed(): void;
  /** Told of a 429, a 503, a timeout. */
  overload(call: Call): void;
  /** The fewest calls in flight that the service was slowed down to. */
  readonly lowest: () => number;
}

export function createAdaptiveLimit(most: number): AdaptiveLimit {
  let limit = most;
  let lowest = most;
  let inFlight = 0;
  let latest = 0;
  /** Tries up to this one were sent before the limit was last lowered; their faults say nothing new. */
  let lowered = 0;
  let successes = 0;
  return {
    begin: ({ sequence }) => {
      inFlight += 1;
      latest = sequence;
    },
    leave: () => {
      inFlight -= 1;
    },
    waitMs: () => (inFlight < limit ? 0 : Number.POSITIVE_INFINITY),
    succeed: () => {
      if (limit === most) return;
      successes += 1;
      if (successes < limit) return;
      limit += 1;
      successes = 0;
    },
    overload: ({ sequence }) => {
      if (sequence <= lowered) return;
      limit = Math.max(1, Math.floor(limit / 2));
      lowest = Math.min(lowest, limit);
      lowered = latest;
      successes = 0;
    },
    lowest: () => lowest,
  };
}
