import type { FaultKind } from "../lib/errors.ts";
import { createAdaptiveLimit } from "./adaptive-limit.ts";
import { createCircuit } from "./circuit-breaker.ts";
import type { FaultReader, PacingProblems } from "./fault-kinds.ts";
import { type Brake, type Call, createGate, type Gate, type Sleep } from "./gate.ts";
import { createAllowance, createCooldown } from "./rate-limit.ts";
import { parseRateLimit, type QuotaLeft } from "./rate-limit-headers.ts";

export interface PacingOptions {
  /** Maximum number of calls in flight. */
  readonly concurrency: number;
  /** The longest requested wait that is obeyed; a longer one ends the run. */
  readonly maxWaitMs: number;
  /** The longest outage to wait for; 0: calls fail when their attempts are used up. */
  readonly maxOutageMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** In the range [0, 1). */
  readonly random: () => number;
  readonly sleep: Sleep;
  readonly faults: FaultReader;
  readonly problems: PacingProblems;
  /** Subject of the notices. Default: "The service". */
  readonly subject?: string;
  /** Receives a sentence when the service goes down and when it is back. */
  readonly onNotice?: (sentence: string) => void;
}

export type Pacing = Pick<Gate, "enter" | "leave" | "endWaits" | "close" | "inFlight" | "nextDueMs"> & {
  /** Records the quotas in the headers of an answer. */
  recordQuotas(call: Call, headers: Readonly<Record<string, string | string[] | undefined>>): void;
  /** The call was answered, or refused for a reason of its own. */
  succeed(): void;
  /** An attempt failed. @returns the error that ends all calls, if any */
  fail(call: Call, kind: FaultKind, fault: unknown): unknown;
  /** Makes all calls wait for this time from now on. */
  pause(milliseconds: number, asking: unknown): void;
  /** True while the circuit is open. */
  readonly isOutage: () => boolean;
  /** What holds back all calls now, and for how long. Undefined: nothing. */
  readonly heldBy: () => HeldBy | undefined;
  /** The lowest concurrency limit so far. */
  readonly lowestConcurrency: () => number;
};

/** `pause`: the service asked for it; `quota`: its headers leave nothing; `outage`: it does not answer. */
export interface HeldBy {
  readonly reason: "pause" | "quota" | "outage";
  /** Milliseconds; infinite where an attempt in flight must end first. */
  readonly waitMs: number;
}

const overloads: ReadonlySet<FaultKind> = new Set(["throttled", "unavailable"]);

/** Decides when an attempt may be sent, by requested waits, quotas, concurrency limit and circuit breaker. */
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
    nextDueMs: gate.nextDueMs,
    recordQuotas: (call, headers) => {
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
    heldBy: () => longestOf({ pause: cooldown, quota: allowance, outage: circuit }),
    lowestConcurrency: () => limit.lowest(),
  };
}

/** @returns undefined where nothing is waited for, or waiting is pointless */
function longestOf(brakes: Readonly<Record<HeldBy["reason"], Brake>>): HeldBy | undefined {
  try {
    const held = (["outage", "pause", "quota"] as const).map((reason) => ({
      reason,
      waitMs: brakes[reason].waitMs(),
    }));
    const [longest] = held.toSorted((one, other) => other.waitMs - one.waitMs);
    return longest !== undefined && longest.waitMs > 0 ? longest : undefined;
  } catch {
    return undefined;
  }
}

function noticesOf({ onNotice, maxOutageMs, subject = "The service" }: PacingOptions) {
  if (onNotice === undefined) return {};
  const patience = Math.round(maxOutageMs / 1000);
  return {
    onOpen: (fault: unknown) =>
      onNotice(
        `${subject} does not answer (${fault instanceof Error ? fault.message : fault}); pausing, for ${patience} s at most (--max-wait).`,
      ),
    onClose: (outageMs: number) =>
      onNotice(`${subject} answers again after ${Math.round(outageMs / 1000)} s; going on.`),
  };
}
