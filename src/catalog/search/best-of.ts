/** Numbers with what each is worth, side by side; only the first `length` of them count. */
export interface ScoredNumbers {
  readonly numbers: ArrayLike<number>;
  /** None below 0. */
  readonly scores: ArrayLike<number>;
  readonly length: number;
}

/**
 * The places of the best of many numbers.
 * @returns best first; equals in their numbers' order
 */
export function bestOf({ numbers, scores, length }: ScoredNumbers, limit: number): number[] {
  return Array.from({ length }, (_, place) => place)
    .sort(
      (one, other) =>
        (scores[other] ?? 0) - (scores[one] ?? 0) || (numbers[one] ?? 0) - (numbers[other] ?? 0),
    )
    .slice(0, limit);
}
