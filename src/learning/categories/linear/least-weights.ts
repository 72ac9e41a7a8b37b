/** Smaller weights are left out: nine of ten are, and hardly any answer changes. */
const leastWeight = 0.03;
/** Where there are many targets, so are weights that say less than this, times the feature's rarity. */
const leastSay = 0.2;
const manyTargets = 800;

/**
 * How large each feature's weights must be, whichever their sign, to be kept. A product's features are scaled by
 * their rarity, so common ones say little in any product, while their weights for many hundreds of targets are most of what
 * an answer has to add up. With few targets that costs nothing, and small weights may be all that a few examples teach.
 * @param rarity by feature, 1 and more
 */
export function leastWeights(rarity: Float32Array, targetCount: number): Float32Array {
  const say = leastSay * Math.min(1, targetCount / manyTargets);
  return rarity.map((rare) => Math.max(leastWeight, say / rare));
}
