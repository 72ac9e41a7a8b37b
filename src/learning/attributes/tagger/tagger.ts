import type { HashTable } from "../reading/hash-numbers.ts";

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
