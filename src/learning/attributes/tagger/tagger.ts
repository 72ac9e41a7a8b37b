import { FoundNumbers } from "../reading/find-hashes.ts";
import type { HashTable } from "../reading/hash-numbers.ts";
import type { CategoryWeights } from "./category-weights.ts";
import type { Chain } from "./chain.ts";
import type { FeatureRows } from "./piece-features.ts";

/** What a chain is computed from: weights of features that were seen with a label, and of label pairs by category. */
export interface TaggerWeights {
  readonly table: HashTable;
  /** By feature: where its labels begin; one more than there are. */
  readonly starts: Uint32Array;
  /** Labels over all categories, and the weights that go with them. */
  readonly labels: Uint16Array;
  readonly weights: Float32Array;
  /** By category, laid out as `Chain.run` reads them. */
  readonly transitions: readonly Float32Array[];
}

/** How many weights a category's label pairs have. */
export const transitionCount = (count: number): number => (1 + 2 * count) * (1 + count) + 2 * count;

const features = new FoundNumbers();

/** Fills the chain with the text's probabilities. */
export function tag(
  weights: TaggerWeights,
  own: CategoryWeights,
  { count, category }: { count: number; category: number },
  { hashes, starts }: FeatureRows,
  chain: Chain,
): void {
  const length = starts.length - 1;
  chain.prepare(length, count);
  features.fill(weights.table, hashes);
  for (let piece = 0; piece < length; piece += 1) {
    const row = piece * chain.labels;
    const end = starts[piece + 1] ?? 0;
    for (let at = starts[piece] ?? 0; at < end; at += 1) {
      const feature = features.items[at] ?? -1;
      if (feature >= 0) own.add(feature, chain.emissions, row);
    }
  }
  chain.run(weights.transitions[category] ?? new Float32Array(transitionCount(count)));
}
