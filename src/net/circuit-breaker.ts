import type { FaultKind } from "../lib/errors.ts";
import type { Brake, Call } from "./gate.ts";

/**
 * A circuit breaker: when nothing is answered any more it opens, and one call at a time probes whether the
 * service is back. So an outage costs a nightly run minutes, not rows, and a recovering service is not flooded.
 * After `maxOutageMs` the run ends and can be resumed.
 */
export interface Circuit extends Brake {
  /** The service answered, even if it refused the call. */
  succeed(): void;
  /**
   * An attempt failed.
   * @returns the error that ends all calls if the outage has lasted too long
   */
  fail(call: Call, kind: FaultKind, fault: unknown): unknown;
  readonly isOpen: () => boolean;
}

export interface CircuitOptions {
  /** The longest outage to wait for. 0: the circuit never opens. */
  readonly maxOutageMs: number;
  readonly now: () => number;
  readonly random: () => number;
  readonly giveUp: (fault: unknown, outageMs: number) => unknown;
  readonly onOpen?: (fault: unknown) => void;
  readonly onClose?: (outageMs: number) => void;
}

/**
 * Consecutive faults, and distinct calls with faults, after which the circuit opens: fewer for faults that are
 * unlikely to concern a single call. A service that answers 500 or something unusable is up, and certain
 * products may cause this every night without any outage; such answers keep an open circuit open, but never
 * open it.
 */
const opensAfter: Readonly<Partial<Record<FaultKind, { readonly faults: number; readonly calls: number }>>> =
  {
    unreachable: { faults: 5, calls: 1 },
    unavailable: { faults: 10, calls: 2 },
    silent: { faults: 10, calls: 5 },
    unreadable: { faults: 10, calls: 5 },
  };
const keepsOpen: ReadonlySet<FaultKind> = new Set(["faulty", "unusable"]);
const firstProbeMs = 1000;
const maxProbeMs = 30_000;

export function createCircuit(options: CircuitOptions): Circuit {
  const { maxOutageMs, now, random } = options;
  const streak = createStreak();
  let failingSince: number | undefined;
  let openedAt = 0;
  let probeMs = 0;
  let probeAt = 0;
  let probe: Call | undefined;
  const isOpen = () => probeMs > 0;
  /** A random time in the second half of the interval, so that clients do not probe at the same time. */
  const schedule = (interval: number) => {
    probeMs = Math.min(maxProbeMs, interval);
    probeAt = now() + probeMs * (0.5 + random() / 2);
  };
  const open = (fault: unknown) => {
    openedAt = now();
    schedule(firstProbeMs);
    options.onOpen?.(fault);
  };
  return {
    isOpen,
    succeed: () => {
      if (failingSince === undefined) return;
      if (isOpen()) options.onClose?.(now() - failingSince);
      streak.clear();
      failingSince = undefined;
      probeMs = 0;
      probe = undefined;
    },
    fail: (call, kind, fault) => {
      const enough = opensAfter[kind];
      if (maxOutageMs === 0 || !(enough || (isOpen() && keepsOpen.has(kind)))) return undefined;
      failingSince ??= now();
      streak.add(call);
      if (probe === call) schedule(probeMs * 2);
      else if (enough && !isOpen() && streak.has(enough)) open(fault);
      // With few calls, consecutive faults may be hours apart, so the limit counts from the opening.
      if (!isOpen() || now() - openedAt < maxOutageMs) return undefined;
      return options.giveUp(fault, now() - failingSince);
    },
    begin: (call) => {
      if (isOpen()) probe = call;
    },
    leave: (call) => {
      if (probe === call) probe = undefined;
    },
    waitMs: () => {
      if (!isOpen()) return 0;
      return probe === undefined ? Math.max(0, probeAt - now()) : Number.POSITIVE_INFINITY;
    },
  };
}

/** Consecutive faults and the calls that had them. */
function createStreak() {
  const failing = new Set<Call>();
  let count = 0;
  return {
    add: (call: Call) => {
      count += 1;
      failing.add(call);
    },
    has: ({ faults, calls }: { readonly faults: number; readonly calls: number }) =>
      count >= faults && failing.size >= calls,
    clear: () => {
      count = 0;
      failing.clear();
    },
  };
}
