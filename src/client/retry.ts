import { ServiceProblem } from "../contract/problem.ts";
import { ClientProblem } from "./client-problem.ts";
import { parseRetryAfter } from "./retry-after.ts";
import { createRetryBudget } from "./retry-budget.ts";

export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export interface RetryOptions {
  /** Tries after the first one. */
  readonly retries: number;
  /** A wait that the service asks for is obeyed up to here; a longer one ends the call. */
  readonly maxWaitMs: number;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: Sleep;
}

export type Retry = <Result>(attempt: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

const baseDelayMs = 500;
const maxDelayMs = 20_000;
const retryableStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529]);
const throttlingStatuses = new Set([429, 503]);
/** A service that was never reached is more likely misspelt than away for a moment. */
const maxTriesBeforeFirstContact = 3;
const maxTriesOfBadAnswers = 2;

/**
 * Tries again what may succeed later, with full jitter (a wait between 0 and 500 ms, doubled with every try up to
 * 20 s), never sooner than `Retry-After` says, and within a budget that all calls share. While a service asks to
 * wait, no call of this client is sent.
 */
export function createRetry(options: RetryOptions): Retry {
  const { retries, maxWaitMs, random, now, sleep } = options;
  const budget = createRetryBudget();
  let hasReached = false;
  let silentUntil = 0;

  const waitMs = (fault: unknown, tries: number): number | undefined => {
    if (tries > retries || tries >= maxTries(fault, hasReached)) return undefined;
    const asked = fault instanceof ServiceProblem ? parseRetryAfter(fault.headers["Retry-After"], now()) : 0;
    if ((asked ?? 0) > maxWaitMs || !budget.take(isThrottled(fault))) return undefined;
    if (asked) silentUntil = Math.max(silentUntil, now() + asked);
    const jittered = random() * Math.min(maxDelayMs, baseDelayMs * 2 ** (tries - 1));
    return Math.max(asked ?? 0, jittered);
  };

  return async (attempt, signal) => {
    let lastCost = 0;
    for (let tries = 1; ; tries += 1) {
      while (silentUntil > now()) await sleep(silentUntil - now(), signal);
      signal?.throwIfAborted();
      try {
        const result = await attempt();
        hasReached = true;
        budget.succeed(lastCost);
        return result;
      } catch (fault) {
        signal?.throwIfAborted();
        if (fault instanceof ServiceProblem) hasReached = true;
        const wait = waitMs(fault, tries);
        if (wait === undefined) throw fault;
        lastCost = budget.cost(isThrottled(fault));
        await sleep(wait, signal);
      }
    }
  };
}

/** 1 for what no repetition can mend. */
function maxTries(fault: unknown, hasReached: boolean): number {
  if (fault instanceof ServiceProblem) return isRetryableAnswer(fault) ? Number.POSITIVE_INFINITY : 1;
  if (!(fault instanceof ClientProblem) || !fault.isRetryable) return 1;
  const { code } = fault;
  if (code === "PDO_CLIENT_NOT_JSON" || code === "PDO_CLIENT_ANSWER_INVALID") return maxTriesOfBadAnswers;
  const isNeverThere = code === "PDO_CLIENT_REFUSED" || code === "PDO_CLIENT_HOST_UNKNOWN";
  return isNeverThere && !hasReached ? maxTriesBeforeFirstContact : Number.POSITIVE_INFINITY;
}

/** A provider's used-up quota comes as a 429, and waiting does not bring it back. */
function isRetryableAnswer({ status, detail }: ServiceProblem): boolean {
  const isQuotaUsedUp = typeof detail === "string" && detail.includes("insufficient_quota");
  return retryableStatuses.has(status) && !isQuotaUsedUp;
}

function isThrottled(fault: unknown): boolean {
  return fault instanceof ServiceProblem && throttlingStatuses.has(fault.status);
}
