import { findHash, type HashTable } from "../reading/hash-numbers.ts";
import { addWeights, type CategoryEntries } from "./category-entries.ts";
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

/** Fills the chain with the text's probabilities. */
export function tag(
  weights: TaggerWeights,
  own: CategoryEntries,
  category: number,
  { hashes, starts }: FeatureRows,
  chain: Chain,
): void {
  const { space } = own;
  const length = starts.length - 1;
  chain.prepare(length, space.count);
  for (let piece = 0; piece < length; piece += 1) {
    const row = piece * chain.labels;
    const end = starts[piece + 1] ?? 0;
    for (let at = starts[piece] ?? 0; at < end; at += 1) {
      const feature = findHash(weights.table, hashes.items[at] ?? 0);
      if (feature >= 0) addWeights(weights, own, feature, chain.emissions, row);
    }
  }
  chain.run(weights.transitions[category] ?? new Float32Array(transitionCount(space.count)));
}
