/**
 * The brake that keeps retries from burying a sick service: every retry takes from a bucket that only success
 * fills. Figures of the AWS SDKs' standard mode: 500 in all, 14 for a fault, 5 where the service asked to slow down.
 */
export interface RetryBudget {
  /** @returns false where nothing is left: the call is then to fail with what it has */
  take(isThrottled: boolean): boolean;
  /** Gives back what the call's retries cost, so that single faults never use it up, or 1 where it needed none. */
  succeed(spent: number): void;
  cost(isThrottled: boolean): number;
}

const capacity = 500;
const faultCost = 14;
const throttledCost = 5;

export function createRetryBudget(): RetryBudget {
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
