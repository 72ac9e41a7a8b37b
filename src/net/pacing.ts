import type { FaultKind } from "../lib/errors.ts";
import { createAdaptiveLimit } from "./adaptive-limit.ts";
import { createCircuit } from "./circuit-breaker.ts";
import type { FaultReader, PacingProblems } from "./fault-kinds.ts";
import { type Call, createGate, type Gate, type Sleep } from "./gate.ts";
import { createAllowance, createCooldown } from "./rate-limit.ts";
import { parseRateLimit, type QuotaLeft } from "./rate-limit-headers.ts";

export interface PacingOptions {
  /** Calls in flight at the most. */
  readonly concurrency: number;
  /** A wait that the service asks for is obeyed up to here; a longer one ends what is under way. */
  readonly maxWaitMs: number;
  /** How long an outage is waited for; 0: calls fail when their tries are used up. */
  readonly maxOutageMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  readonly sleep: Sleep;
  readonly faults: FaultReader;
  readonly problems: PacingProblems;
  /** How sentences that are told begin; "The service" where it is absent. */
  readonly subject?: string;
  /** Told a sentence when the service goes away and when it comes back. */
  readonly onNotice?: (sentence: string) => void;
}

export type Pacing = Pick<Gate, "enter" | "leave" | "endWaits" | "close" | "inFlight"> & {
  /** What the headers of the answer to a call say of the service's quotas. */
  keepQuotas(call: Call, headers: Readonly<Record<string, string | string[] | undefined>>): void;
  /** The call was answered, or refused for a reason of its own. */
  succeed(): void;
  /** A try failed. @returns what ends everything, where this fault was one too many */
  fail(call: Call, kind: FaultKind, fault: unknown): unknown;
  /** All calls are to wait for so long from now on. */
  pause(milliseconds: number, asking: unknown): void;
  /** True while nothing is answered and one call at a time tries whether the service is again. */
  readonly isOutage: () => boolean;
  /** Fewest calls in flight that the service was slowed down to. */
  readonly lowestConcurrency: () => number;
};

const overloads: ReadonlySet<FaultKind> = new Set(["throttled", "unavailable"]);

/** When a try may be sent: what the service asks for, what it can bear, and whether it is there at all. */
export function createPacing(options: PacingOptions): Pacing {
  const { maxWaitMs, now, faults, problems } = options;
  const cooldown = createCooldown({
    maxWaitMs,
    now,
    refuse: (asking, waitMs) => problems.waitTooLong(asking, waitMs, maxWaitMs),
  });
  const allowance = createAllowance({
    now,
    refuse: (waitMs) => {
      if (waitMs > maxWaitMs) throw problems.quotaUsedUp(waitMs, maxWaitMs);
    },
  });
  const limit = createAdaptiveLimit(options.concurrency);
  const circuit = createCircuit({ ...options, ...noticesOf(options), giveUp: problems.unavailable });
  const gate = createGate({ ...options, brakes: [cooldown, allowance, circuit, limit] });
  return {
    enter: gate.enter,
    leave: gate.leave,
    endWaits: gate.endWaits,
    close: gate.close,
    inFlight: gate.inFlight,
    keepQuotas: (call, headers) => {
      const quotas: readonly QuotaLeft[] =
        headers["retry-after"] === undefined ? parseRateLimit(headers) : [];
      if (quotas.length > 0) allowance.keep(call, quotas);
    },
    succeed: () => {
      cooldown.succeed();
      limit.succeed();
      circuit.succeed();
    },
    fail: (call, kind, fault) => {
      if (overloads.has(kind) || faults.isTimeout(fault)) limit.overload(call);
      if (kind === "throttled") circuit.succeed();
      return circuit.fail(call, kind, fault);
    },
    pause: cooldown.keep,
    isOutage: circuit.isOpen,
    lowestConcurrency: () => limit.lowest(),
  };
}

function noticesOf({ onNotice, maxOutageMs, subject = "The service" }: PacingOptions) {
  if (onNotice === undefined) return {};
  const patience = Math.round(maxOutageMs / 1000);
  return {
    onOpen: (fault: unknown) =>
      onNotice(
        `${subject} does not answer (${fault instanceof Error ? fault.message : fault}); pausing, for ${patience} s at most.`,
      ),
    onClose: (outageMs: number) =>
      onNotice(`${subject} answers again after ${Math.round(outageMs / 1000)} s; going on.`),
  };
}
