import type { Scorer } from "../search/scorer.ts";

/** The leaves that a query found, best first, and how far each is to be believed: 0..1, in all at most 1. */
export interface SharedLeaves {
  readonly numbers: readonly number[];
  readonly shares: readonly number[];
}

/**
 * share_i = b / (b + h) x s_i^r / sum_j s_j^r, where b is the best score.
 * @param halfSure the raw score h at which the best leaf is half sure
 * @param rivalry how steeply leaves take from each other: r
 */
export function sharesOfBest(
  scorer: Scorer,
  {
    limit,
    halfSure,
    rivalry,
  }: { readonly limit: number; readonly halfSure: number; readonly rivalry: number },
): SharedLeaves {
  const numbers = scorer.best(limit, true);
  const best = scorer.scoreOf(numbers[0] ?? -1);
  const powers = numbers.map((number) => (scorer.scoreOf(number) / best) ** rivalry);
  const sum = powers.reduce((total, power) => total + power, 0);
  return { numbers, shares: powers.map((power) => ((best / (best + halfSure)) * power) / sum) };
}
