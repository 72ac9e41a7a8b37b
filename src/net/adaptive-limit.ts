import type { Brake, Call } from "./gate.ts";

/**
 * A concurrency limit that starts at the maximum, is halved when the service is overloaded, and then grows
 * slowly (additive increase, multiplicative decrease, as in TCP: RFC 5681, 3.1).
 */
export interface AdaptiveLimit extends Brake {
  succeed(): void;
  /** Call on a 429, a 503 or a timeout. */
  overload(call: Call): void;
  /** The lowest limit so far. */
  readonly lowest: () => number;
}

export function createAdaptiveLimit(most: number): AdaptiveLimit {
  let limit = most;
  let lowest = most;
  let inFlight = 0;
  let latest = 0;
  /** Attempts up to this sequence number were sent before the last decrease; their faults are ignored. */
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
