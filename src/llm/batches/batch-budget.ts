import type { Amount, BudgetLimits } from "../budget.ts";
import { boundCall, type ModelPrice, maxCostOfCall } from "../cost.ts";
import type { CompletionRequest } from "../language-model.ts";
import { addUsage, type UsageCount } from "../usage-tally.ts";

/** Usage by task. */
export type Spending = Readonly<Record<string, UsageCount>>;

/** Spending limits of a batch job. */
export interface BatchLimitsOnSpending extends BudgetLimits {
  /** Absent: only tokens are counted. Required with `maxCostMicros`. */
  readonly price?: ModelPrice | undefined;
}

export function addSpending(one: Spending, other: Spending): Spending {
  const sum: Record<string, UsageCount> = { ...one };
  for (const [task, count] of Object.entries(other)) {
    const before = sum[task];
    sum[task] = before === undefined ? count : addUsage(before, count);
  }
  return sum;
}

export function totalOf(spending: Spending): Amount {
  const counts = Object.values(spending);
  return {
    tokens: counts.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0),
    costMicros: counts.reduce((sum, { costMicros }) => sum + (costMicros ?? 0), 0),
  };
}

/** The budget for the requests of a batch, each counted at its upper bound. */
export interface BatchBudget {
  /**
   * Reserves the request's upper bound. @returns false if the budget does not suffice; a smaller request may
   * still fit
   */
  reserve(request: CompletionRequest): boolean;
}

/** @param spent usage of the job so far */
export function createBatchBudget(limits: BatchLimitsOnSpending, spent: Spending): BatchBudget {
  const { price, maxTokens = Number.POSITIVE_INFINITY, maxCostMicros = Number.POSITIVE_INFINITY } = limits;
  const taken = { ...totalOf(spent) };
  return {
    reserve: (request) => {
      const bound = boundCall(request);
      const tokens = taken.tokens + bound.inputTokens + bound.outputTokens;
      const costMicros = taken.costMicros + (price === undefined ? 0 : maxCostOfCall(bound, price, "batch"));
      if (tokens > maxTokens || costMicros > maxCostMicros) return false;
      Object.assign(taken, { tokens, costMicros });
      return true;
    },
  };
}
