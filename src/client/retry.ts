import { ServiceProblem } from "../contract/problem.ts";
import { ClientProblem } from "./client-problem.ts";
import { createRetryBudget } from "./retry-budget.ts";
import { createSilence, type SilenceOptions } from "./silence.ts";

export interface RetryOptions extends SilenceOptions {
  /** Tries after the first one. */
  readonly retries: number;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
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
 * wait, no call of this client is sent; where it asks to wait for longer than is waited, all fail until then.
 */
export function createRetry(options: RetryOptions): Retry {
  const { retries, random, sleep } = options;
  const budget = createRetryBudget();
  const silence = createSilence(options);
  let hasReached = false;

  const waitMs = (fault: unknown, tries: number): number | undefined => {
    if (tries > retries || tries >= maxTries(fault, hasReached)) return undefined;
    if (!budget.take(isThrottled(fault))) return undefined;
    return random() * Math.min(maxDelayMs, baseDelayMs * 2 ** (tries - 1));
  };

  return async (attempt, signal) => {
    let spent = 0;
    for (let tries = 1; ; tries += 1) {
      await silence.pass(signal);
      signal?.throwIfAborted();
      try {
        const result = await attempt();
        hasReached = true;
        budget.succeed(spent);
        return result;
      } catch (fault) {
        signal?.throwIfAborted();
        if (fault instanceof ServiceProblem) {
          hasReached = true;
          silence.keep(fault);
        }
        const wait = waitMs(fault, tries);
        if (wait === undefined) throw fault;
        spent += budget.cost(isThrottled(fault));
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
