import type { Amount, BudgetLimits } from "../budget.ts";
import { boundCall, type ModelPrice, reckonMost } from "../cost.ts";
import type { CompletionRequest } from "../language-model.ts";
import { addUsage, type UsageCount } from "../usage-tally.ts";

/** What was taken, by what it was asked for. */
export type Spending = Readonly<Record<string, UsageCount>>;

/** What batches may take. */
export interface BatchLimitsOnSpending extends BudgetLimits {
  /** Absent: only tokens are counted; it must be there where there is a `maxCostMicros`. */
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

/** Room for requests of a batch, each with the most that it can take. */
export interface BatchBudget {
  /** Whether there is room; it is taken then. A small one may still find room where a large one has not. */
  reserve(request: CompletionRequest): boolean;
}

/** @param spent what the job has taken so far */
export function createBatchBudget(limits: BatchLimitsOnSpending, spent: Spending): BatchBudget {
  const { price, maxTokens = Number.POSITIVE_INFINITY, maxCostMicros = Number.POSITIVE_INFINITY } = limits;
  const taken = { ...totalOf(spent) };
  return {
    reserve: (request) => {
      const bound = boundCall(request);
      const tokens = taken.tokens + bound.inputTokens + bound.outputTokens;
      const costMicros = taken.costMicros + (price === undefined ? 0 : reckonMost(bound, price, "batch"));
      if (tokens > maxTokens || costMicros > maxCostMicros) return false;
      Object.assign(taken, { tokens, costMicros });
      return true;
    },
  };
}
