import type { TokenUsage } from "../completion.ts";
import type { CallTokens } from "./call-bound.ts";

/** What became of a try: counted by the provider, not charged, or perhaps charged with nobody saying how much. */
export type CallOutcome = TokenUsage | "nothing" | "unknown";

/** What a try is counted as. */
export interface CountedUsage {
  readonly usage: TokenUsage;
  /** The provider did not count: it is the most that the try can have taken. */
  readonly isEstimated: boolean;
}

/** @returns undefined where nothing is charged */
export function countOutcome(outcome: CallOutcome, bound: CallTokens): CountedUsage | undefined {
  if (outcome === "nothing") return undefined;
  if (outcome !== "unknown" && isCountable(outcome)) return { usage: outcome, isEstimated: false };
  return { usage: { ...bound, cachedInputTokens: 0, cacheWriteTokens: 0 }, isEstimated: true };
}

/** A provider's numbers are an answer like any other: what is no count, or says more of a part than of the whole, is none. */
export function isCountable({
  inputTokens,
  cachedInputTokens,
  cacheWriteTokens,
  outputTokens,
}: TokenUsage): boolean {
  const counts = [inputTokens, cachedInputTokens, cacheWriteTokens, outputTokens];
  const areCounts = counts.every((count) => Number.isSafeInteger(count) && count >= 0 && count <= mostTokens);
  return areCounts && cachedInputTokens + cacheWriteTokens <= inputTokens;
}

/** More than any model takes, and few enough for exact sums: times the highest price it is below 2^53. */
const mostTokens = 10_000_000;
