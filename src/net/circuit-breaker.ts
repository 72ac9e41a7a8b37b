import type { FaultKind } from "../lib/errors.ts";
import type { Brake, Call } from "./gate.ts";

/**
 * Stops sending when nothing is answered any more, and tries with one call at a time whether it is again: so an
 * outage costs a run of the night minutes, not rows, and the service is not besieged when it starts again. After
 * too long the run ends, to go on at another time.
 */
export interface Circuit extends Brake {
  /** The service has answered, be it with a refusal of its own. */
  succeed(): void;
  /**
   * A try failed.
   * @returns what every call is to fail with, where the service has been away for too long
   */
  fail(call: Call, kind: FaultKind, fault: unknown): unknown;
  readonly isOpen: () => boolean;
}

export interface CircuitOptions {
  /** How long an outage may last. 0: it is not waited for, and the circuit never opens. */
  readonly maxOutageMs: number;
  readonly now: () => number;
  readonly random: () => number;
  readonly giveUp: (fault: unknown, outageMs: number) => unknown;
  readonly onOpen?: (fault: unknown) => void;
  readonly onClose?: (outageMs: number) => void;
}

/**
 * So many faults in a row, of so many calls: the less a fault may be one call's own, the sooner. A service that says
 * 500, or answers otherwise than was agreed, is there: many products in a row may make it do so every night, and no
 * wait helps them. That keeps open what is open, and opens nothing.
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
  /** Half of the interval and any part of the other half: neither at once nor all together. */
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
      // Where little is asked, faults in a row may be hours apart: it is waited from when it is known.
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

/** Faults in a row, and the calls that met them. */
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
