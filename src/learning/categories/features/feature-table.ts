/** The features that a model knows: their keys in ascending order, which is also their numbering. */
export interface FeatureTable {
  readonly keys: Uint32Array;
  /** Where the keys with the same 16 leading bits begin; 65,537 of them, so that a key is found in a few steps. */
  readonly starts: Uint32Array;
  /** How much a feature says, by its number: the rarer the more. */
  readonly rarity: Float32Array;
}

export function startsOf(keys: Uint32Array): Uint32Array {
  const starts = new Uint32Array(65537);
  for (const key of keys) starts[(key >>> 16) + 1] = (starts[(key >>> 16) + 1] ?? 0) + 1;
  for (let bucket = 0; bucket < 65536; bucket += 1) {
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  }
  return starts;
}

/** @returns the feature's number, or -1 */
export function findFeature({ keys, starts }: FeatureTable, key: number): number {
  const bucket = key >>> 16;
  const end = starts[bucket + 1] ?? 0;
  for (let number = starts[bucket] ?? 0; number < end; number += 1) {
    const found = keys[number] ?? 0;
    if (found >= key) return found === key ? number : -1;
  }
  return -1;
}
