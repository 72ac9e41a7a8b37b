/** Two identifiers, and how often they came together. */
export interface CountedPair {
  readonly label: string;
  readonly predicted: string;
  readonly count: number;
}

export interface FrequentPairs {
  add(label: string, predicted: string): void;
  /** Most frequent first; those that are as frequent in the order of their first coming. */
  top(most: number): CountedPair[];
}

/**
 * Counts pairs in bounded memory: when too many different ones are kept, those that came least often go, as in lossy
 * counting (G. S. Manku, R. Motwani, "Approximate Frequency Counts over Data Streams", VLDB 2002). Below that bound the
 * counts are exact.
 */
export function createFrequentPairs(mostKept = 100_000): FrequentPairs {
  const pairs = new Map<string, { label: string; predicted: string; count: number }>();
  return {
    add: (label, predicted) => {
      const key = JSON.stringify([label, predicted]);
      const pair = pairs.get(key);
      if (pair !== undefined) pair.count += 1;
      else {
        if (pairs.size >= mostKept) dropRarest(pairs);
        pairs.set(key, { label, predicted, count: 1 });
      }
    },
    top: (most) =>
      [...pairs.values()]
        .sort((one, other) => other.count - one.count)
        .slice(0, most)
        .map((pair) => ({ ...pair })),
  };
}

function dropRarest(pairs: Map<string, { readonly count: number }>): void {
  let least = Number.POSITIVE_INFINITY;
  for (const { count } of pairs.values()) least = Math.min(least, count);
  for (const [key, { count }] of pairs) if (count === least) pairs.delete(key);
}
