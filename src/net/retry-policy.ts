import type { FaultKind } from "../lib/errors.ts";
import type { Call } from "./gate.ts";
import type { Pacing, PacingOptions } from "./pacing.ts";

const baseDelayMs = 500;
const maxDelayMs = 20_000;
/** Tries that do not count end only with time, so some has to pass between them. */
const minThrottledMs = 50;
/** A service that was never reached is more likely misspelt than away for a moment. */
const maxTriesBeforeFirstContact = 3;
const maxTriesOfBadAnswer = 2;
/** A call that is refused so often while others may be answered is not like others; its tries count from then on. */
const maxThrottles = 20;
/** The same of a call that a service fails again and again when it is tried whether the service is well again. */
const maxFaultyProbes = 20;

interface RetryJudgeOptions extends Pick<PacingOptions, "now" | "random" | "maxOutageMs" | "faults"> {
  /** Tries after the first one. */
  readonly retries: number;
  /** Nothing is closed: a fault that every further call would meet is the call's own, and the next is sent. */
  readonly outlivesFaults?: boolean;
}

/** Decides of each fault whether and when its call is tried again. */
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

  /** All calls wait, and the try does not count. */
  const slowDown = (call: Call, fault: unknown, askedMs: number): number => {
    call.throttles += 1;
    throttled += 1;
    const waitMs = askedMs > 0 ? askedMs : Math.max(minThrottledMs, jitter(call.throttles));
    pacing.pause(waitMs, fault);
    return askedMs > 0 ? 0 : waitMs;
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
    /** @returns milliseconds until the next try; throws where there is none */
    wait: (call: Call, fault: unknown): number => {
      const kind = faults.kindOf(fault);
      if (faults.isAnswer(fault)) hasReached = true;
      if (kind === "final" || kind === "own") return refuse(kind, fault);
      const isAtStart = kind === "unreachable" && !hasReached;
      const end = isAtStart ? undefined : pacing.fail(call, kind, fault);
      if (end !== undefined) endAll(end);
      const askedMs = faults.askedWaitMs(fault, now());
      if (retries === 0) {
        if (askedMs > 0) pacing.pause(askedMs, fault);
        throw fault;
      }
      if (kind === "throttled" || askedMs > 0) {
        const waitMs = slowDown(call, fault, askedMs);
        return call.throttles <= maxThrottles ? waitMs : Math.max(waitMs, tryAgain(call, kind, fault));
      }
      if (pacing.isOutage() && takeAsProbe(call, kind)) return 0;
      if (kind === "unreachable" && hasReached && maxOutageMs > 0) return jitter(1);
      return tryAgain(call, kind, fault);
    },
    throttled: () => throttled,
  };
}

/** True where a try during an outage only found out that it goes on, and is none of the call's tries. */
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
 * The brake that keeps retries from burying a sick service: every retry takes from a bucket that only success
 * fills. Figures of the AWS SDKs' standard mode: 500 in all, 14 for a fault, 5 where the service asked to slow down.
 */
interface RetryBudget {
  /** @returns false where nothing is left: the call is then to fail with what it has */
  take(isThrottled: boolean): boolean;
  /** Gives back what the call's retries cost, so that single faults never use it up, or 1 where it needed none. */
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
