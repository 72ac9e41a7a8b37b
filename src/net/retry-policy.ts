import type { FaultKind } from "../lib/errors.ts";
import type { Call } from "./gate.ts";
import type { Pacing, PacingOptions } from "./pacing.ts";

const baseDelayMs = 500;
const maxDelayMs = 20_000;
/** Attempts that do not count are limited by time only, so there must be some time between them. */
const minThrottledMs = 50;
/** If a service was never reached, its address is more likely wrong than the service down. */
const maxTriesBeforeFirstContact = 3;
const maxTriesOfBadAnswer = 2;
/** Throttled attempts of a call after which they count, since other calls may be answered. */
const maxThrottles = 20;
/** Likewise for a call with which an open circuit is probed again and again. */
const maxFaultyProbes = 20;

interface RetryJudgeOptions extends Pick<PacingOptions, "now" | "random" | "maxOutageMs" | "faults"> {
  /** Attempts after the first one. */
  readonly retries: number;
  /** Nothing is closed: a fault that every later call would meet ends only its own call. */
  readonly outlivesFaults?: boolean;
}

/** Decides for each fault whether and when its call is retried. */
export function createRetryJudge(options: RetryJudgeOptions, pacing: Pacing) {
  const { retries, random, now, maxOutageMs, faults } = options;
  const budget = createRetryBudget();
  let hasReached = false;
  let throttled = 0;

  const endAll = (reason: unknown): never => {
    if (options.outlivesFaults !== true) pacing.close(reason);
    throw reason;
  };
  const jitter = (tries: number) => random() * Math.min(maxDelayMs, baseDelayMs * 2 ** (tries - 1));

  const refuse = (kind: FaultKind, fault: unknown): never => {
    if (kind === "final") endAll(fault);
    if (faults.isAnswer(fault)) pacing.succeed();
    throw fault;
  };

  /** All calls wait, and the attempt does not count. */
  const slowDown = (call: Call, fault: unknown, retryAfterMs: number): number => {
    call.throttles += 1;
    throttled += 1;
    const waitMs = retryAfterMs > 0 ? retryAfterMs : Math.max(minThrottledMs, jitter(call.throttles));
    pacing.pause(waitMs, fault);
    return retryAfterMs > 0 ? 0 : waitMs;
  };

  const tryAgain = (call: Call, kind: FaultKind, fault: unknown): number => {
    call.tries += 1;
    if (call.tries >= maxTries(kind, hasReached) || call.tries > retries) throw fault;
    if (!budget.take(kind === "unavailable")) throw fault;
    call.spent += budget.cost(kind === "unavailable");
    return jitter(call.tries);
  };

  return {
    succeed: (call: Call) => {
      hasReached = true;
      budget.succeed(call.spent);
      pacing.succeed();
    },
    /** @returns milliseconds until the next attempt; throws if there is none */
    wait: (call: Call, fault: unknown): number => {
      const kind = faults.kindOf(fault);
      if (faults.isAnswer(fault)) hasReached = true;
      if (kind === "final" || kind === "own") return refuse(kind, fault);
      const isAtStart = kind === "unreachable" && !hasReached;
      const end = isAtStart ? undefined : pacing.fail(call, kind, fault);
      if (end !== undefined) endAll(end);
      const retryAfterMs = faults.retryAfterMs(fault, now());
      if (retries === 0) {
        if (retryAfterMs > 0) pacing.pause(retryAfterMs, fault);
        throw fault;
      }
      if (kind === "throttled" || retryAfterMs > 0) {
        const waitMs = slowDown(call, fault, retryAfterMs);
        return call.throttles <= maxThrottles ? waitMs : Math.max(waitMs, tryAgain(call, kind, fault));
      }
      if (pacing.isOutage() && takeAsProbe(call, kind)) return 0;
      if (kind === "unreachable" && hasReached && maxOutageMs > 0) return jitter(1);
      return tryAgain(call, kind, fault);
    },
    throttled: () => throttled,
  };
}

/** True if the attempt only showed that the outage continues, and does not count. */
function takeAsProbe(call: Call, kind: FaultKind): boolean {
  if (kind === "unavailable" || kind === "unreachable") return true;
  if (kind !== "faulty") return false;
  call.faultyProbes += 1;
  return call.faultyProbes <= maxFaultyProbes;
}

function maxTries(kind: FaultKind, hasReached: boolean): number {
  if (kind === "unreadable" || kind === "unusable") return maxTriesOfBadAnswer;
  return kind === "unreachable" && !hasReached ? maxTriesBeforeFirstContact : Number.POSITIVE_INFINITY;
}

/**
 * Limits retries when the service fails: every retry takes tokens from a bucket that only successes refill. The
 * figures are those of the AWS SDKs' standard mode: capacity 500, 14 for a fault, 5 if the service asked to
 * slow down.
 */
interface RetryBudget {
  /** @returns false if too little is left: the call fails with its current fault */
  take(isThrottled: boolean): boolean;
  /** Returns what the call's retries took, so that single faults never exhaust it, or 1 if it had none. */
  succeed(spent: number): void;
  cost(isThrottled: boolean): number;
}

const capacity = 500;
const faultCost = 14;
const throttledCost = 5;

function createRetryBudget(): RetryBudget {
  let left = capacity;
  const cost = (isThrottled: boolean) => (isThrottled ? throttledCost : faultCost);
  return {
    cost,
    take: (isThrottled) => {
      if (left < cost(isThrottled)) return false;
      left -= cost(isThrottled);
      return true;
    },
    succeed: (spent) => {
      left = Math.min(capacity, left + Math.max(1, spent));
    },
  };
}
