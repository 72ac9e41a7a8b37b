import type { FeatureTable } from "./feature-table.ts";
import { startsOf } from "./feature-table.ts";
import type { KeyCounter } from "./key-counter.ts";

/**
 * Keeps the features that stand in enough products.
 * Rarity is the smoothed inverse document frequency, ln((1 + n) / (1 + products)) + 1 (scikit-learn's TfidfTransformer).
 */
export function learnFeatures(counter: KeyCounter, productCount: number, atLeast: number): FeatureTable {
  const kept: number[] = [];
  for (let number = 0; number < counter.size; number += 1) {
    if ((counter.products[number] ?? 0) >= atLeast) kept.push(number);
  }
  const order = Uint32Array.from(kept).sort((a, b) => (counter.keys[a] ?? 0) - (counter.keys[b] ?? 0));
  const keys = order.map((number) => counter.keys[number] ?? 0);
  const rarity = Float32Array.from(
    order,
    (number) => Math.log((1 + productCount) / (1 + (counter.products[number] ?? 0))) + 1,
  );
  return { keys, starts: startsOf(keys), rarity };
}
