import {
  addCosts,
  boundCall,
  type CallRate,
  type CallTokens,
  costOfCall,
  type ModelPrice,
  maxCostOfCall,
} from "./cost.ts";
import type { CompletionRequest, TokenUsage } from "./language-model.ts";

/** Usage that was charged, or may have been. */
export interface UsageCount {
  /** Attempts that were charged, or may have been. */
  readonly calls: number;
  /** Cached input included. */
  readonly inputTokens: number;
  readonly cachedInputTokens: number;
  readonly outputTokens: number;
  /** Whole micros (millionths of a US dollar). Null: the price is not known. */
  readonly costMicros: number | null;
  /** Calls without reported usage, counted at their upper bound. */
  readonly estimatedCalls: number;
  /** Input and output tokens of such calls. */
  readonly estimatedTokens: number;
  /** Cost of such calls. */
  readonly estimatedCostMicros: number | null;
}

/** Language model usage of a run, as plain values. */
interface UsageFigures {
  readonly total: UsageCount;
  /** By `CompletionRequest.task`, in order of first use. */
  readonly tasks: Readonly<Record<string, UsageCount>>;
  /** The date on which the price was looked up. Null: it is unknown. */
  readonly pricesAsOf: string | null;
}

export interface UsageTally {
  /** @param rate how the call was made. Default: `live` */
  count(request: CompletionRequest, outcome: CallOutcome, rate?: CallRate): void;
  figures(): UsageFigures;
}

/** @param price absent: only tokens are counted */
export function createUsageTally(price?: ModelPrice): UsageTally {
  const tasks = new Map<string, UsageCount>();
  const none = emptyCount(price !== undefined);
  return {
    count: (request, outcome, rate = "live") => {
      const counted = countOutcome(outcome, boundCall(request));
      if (counted === undefined) return;
      const before = tasks.get(request.task) ?? none;
      tasks.set(request.task, addUsage(before, countOf(counted, price, rate)));
    },
    figures: () => ({
      total: sumUsage([...tasks.values()], price !== undefined),
      tasks: Object.fromEntries(tasks),
      pricesAsOf: price?.asOf ?? null,
    }),
  };
}

function countOf(
  { usage, isEstimated }: CountedUsage,
  price: ModelPrice | undefined,
  rate: CallRate,
): UsageCount {
  const { inputTokens, cachedInputTokens, outputTokens } = usage;
  const costMicros =
    price === undefined ? null : (isEstimated ? maxCostOfCall : costOfCall)(usage, price, rate);
  return {
    calls: 1,
    inputTokens,
    cachedInputTokens,
    outputTokens,
    costMicros,
    estimatedCalls: isEstimated ? 1 : 0,
    estimatedTokens: isEstimated ? inputTokens + outputTokens : 0,
    estimatedCostMicros: isEstimated || costMicros === null ? costMicros : 0,
  };
}

function emptyCount(hasPrice: boolean): UsageCount {
  const costMicros = hasPrice ? 0 : null;
  return {
    calls: 0,
    inputTokens: 0,
    cachedInputTokens: 0,
    outputTokens: 0,
    costMicros,
    estimatedCalls: 0,
    estimatedTokens: 0,
    estimatedCostMicros: costMicros,
  };
}

/** @param hasPrice whether the empty sum costs 0, or has an unknown cost */
export function sumUsage(counts: readonly UsageCount[], hasPrice: boolean): UsageCount {
  return counts.reduce(addUsage, emptyCount(hasPrice));
}

export function addUsage(one: UsageCount, other: UsageCount): UsageCount {
  return {
    calls: one.calls + other.calls,
    inputTokens: one.inputTokens + other.inputTokens,
    cachedInputTokens: one.cachedInputTokens + other.cachedInputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    costMicros: addCosts(one.costMicros, other.costMicros),
    estimatedCalls: one.estimatedCalls + other.estimatedCalls,
    estimatedTokens: one.estimatedTokens + other.estimatedTokens,
    estimatedCostMicros: addCosts(one.estimatedCostMicros, other.estimatedCostMicros),
  };
}

/**
 * Outcome of an attempt: the usage reported by the provider, not charged, or possibly charged with unknown
 * usage.
 */
export type CallOutcome = TokenUsage | "nothing" | "unknown";

/** The usage that is counted for an attempt. */
interface CountedUsage {
  readonly usage: TokenUsage;
  /** The provider did not report usage: this is the attempt's upper bound. */
  readonly isEstimated: boolean;
}

/** @returns undefined if nothing is charged */
export function countOutcome(outcome: CallOutcome, bound: CallTokens): CountedUsage | undefined {
  if (outcome === "nothing") return undefined;
  if (outcome !== "unknown" && isCountable(outcome)) return { usage: outcome, isEstimated: false };
  return { usage: { ...bound, cachedInputTokens: 0, cacheWriteTokens: 0 }, isEstimated: true };
}

/** Rejects counts that are not safe integers, or parts that exceed the whole. */
export function isCountable({
  inputTokens,
  cachedInputTokens,
  cacheWriteTokens,
  outputTokens,
}: TokenUsage): boolean {
  const counts = [inputTokens, cachedInputTokens, cacheWriteTokens, outputTokens];
  const areCounts = counts.every(
    (count) => Number.isSafeInteger(count) && count >= 0 && count <= maxPlausibleTokens,
  );
  return areCounts && cachedInputTokens + cacheWriteTokens <= inputTokens;
}

/** More than any model uses, and small enough for exact sums: times the highest price it is below 2^53. */
const maxPlausibleTokens = 10_000_000;
