/** Parallel arrays of numbers and their scores; only the first `length` entries count. */
export interface ScoredNumbers {
  readonly numbers: ArrayLike<number>;
  /** None below 0. */
  readonly scores: ArrayLike<number>;
  readonly length: number;
}

/**
 * The indices of the entries with the highest scores.
 * @returns best first; ties in numeric order
 */
export function bestOf({ numbers, scores, length }: ScoredNumbers, limit: number): number[] {
  return Array.from({ length }, (_, place) => place)
    .sort(
      (one, other) =>
        (scores[other] ?? 0) - (scores[one] ?? 0) || (numbers[one] ?? 0) - (numbers[other] ?? 0),
    )
    .slice(0, limit);
}
