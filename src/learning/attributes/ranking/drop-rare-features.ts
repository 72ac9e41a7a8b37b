import type { Choice } from "./train-ranker.ts";

/** What only few examples show says little of the next, costs time, and is most of all: words come seldom. */
const leastProducts = 3;

/** @param size how many features there are */
export function dropRareFeatures(choices: readonly Choice[], size: number): Choice[] {
  const counts = countProducts(choices, size);
  const isCommon = (feature: number) => (counts[feature] ?? 0) >= leastProducts;
  return choices.map((choice) => ({
    ...choice,
    features: choice.features.map((list) => list.filter(isCommon)),
  }));
}

/** By feature: in how many examples it occurs; the choices of an example stand together. */
function countProducts(choices: readonly Choice[], size: number): Uint32Array {
  const counts = new Uint32Array(size);
  const lastSeen = new Int32Array(size).fill(-1);
  for (const { features, product } of choices) {
    for (const feature of features.flatMap((list) => [...list])) {
      if (lastSeen[feature] === product) continue;
      lastSeen[feature] = product;
      counts[feature] = (counts[feature] ?? 0) + 1;
    }
  }
  return counts;
}
