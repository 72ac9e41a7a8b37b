import { renderMicros } from "./cost.ts";
import { ProviderProblem } from "./provider-problem.ts";

/** What may be spent. Absent: as much as it takes. */
export interface BudgetLimits {
  /** Whole micros (millionths of a US dollar). */
  readonly maxCostMicros?: number | undefined;
  /** Of questions and answers together. */
  readonly maxTokens?: number | undefined;
}

export interface Amount {
  readonly tokens: number;
  /** Whole micros; 0 where no price is known. */
  readonly costMicros: number;
}

/** A provider counted more than a call could take by all that is known: no bound of the calls after it can be relied on. */
export interface Overrun {
  readonly bound: Amount;
  readonly counted: Amount;
}

/** @param asked the most that the next call can take */
export function budgetSpent(limits: BudgetLimits, spent: Amount, asked: Amount): ProviderProblem {
  return new ProviderProblem({
    code: "PDO_BUDGET_SPENT",
    what: "The budget of the run has no room for another call to the language model.",
    seen: `${told(spent, limits)} of ${limitsTold(limits)} are spent, and the next call may take ${told(asked, limits)}.`,
    nextStep: `Raise ${flagsOf(limits)}, or run again: what was answered is kept and not paid for again.`,
    kind: "own",
  });
}

export function budgetOverrun(limits: BudgetLimits, { bound, counted }: Overrun): ProviderProblem {
  return new ProviderProblem({
    code: "PDO_BUDGET_SPENT",
    what: "The provider counted more for a call than it can have taken, so that the budget cannot be kept to; no more calls are made.",
    seen: `The call could take ${told(bound, limits)}, and ${told(counted, limits)} were counted.`,
    nextStep: `Ask the provider how it counts, or run without ${flagsOf(limits)}.`,
    kind: "own",
  });
}

function told({ costMicros, tokens }: Amount, { maxCostMicros, maxTokens }: BudgetLimits): string {
  const parts = [
    maxCostMicros === undefined ? undefined : renderMicros(costMicros),
    maxTokens === undefined ? undefined : `${tokens} tokens`,
  ];
  return parts.filter((part) => part !== undefined).join(" and ");
}

function limitsTold({ maxCostMicros, maxTokens }: BudgetLimits): string {
  return told({ costMicros: maxCostMicros ?? 0, tokens: maxTokens ?? 0 }, { maxCostMicros, maxTokens });
}

function flagsOf({ maxCostMicros, maxTokens }: BudgetLimits): string {
  if (maxTokens === undefined) return "--max-cost";
  return maxCostMicros === undefined ? "--max-tokens" : "--max-cost and --max-tokens";
}
