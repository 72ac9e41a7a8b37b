import { createHashTable } from "../reading/hash-numbers.ts";
import type { TaggedTexts } from "./tagged-texts.ts";
import type { TaggerWeights } from "./tagger.ts";
import type { LearnedWeights } from "./train-tagger.ts";

/** Weights nearer to zero than this change no answer that one would notice, and are half of all. */
const least = 0.01;

/** Lays the learned weights out to be searched, without those that say next to nothing. */
export function pruneWeights(tagged: TaggedTexts, { weights, transitions }: LearnedWeights): TaggerWeights {
  const [hashes, starts, labels, kept]: [number[], number[], number[], number[]] = [[], [0], [], []];
  for (const [feature, hash] of tagged.hashes.entries()) {
    const end = tagged.starts[feature + 1] ?? 0;
    for (let entry = tagged.starts[feature] ?? 0; entry < end; entry += 1) {
      const weight = weights[entry] ?? 0;
      if (Math.abs(weight) < least) continue;
      labels.push(tagged.labels[entry] ?? 0);
      kept.push(weight);
    }
    if (kept.length === starts.at(-1)) continue;
    hashes.push(hash);
    starts.push(kept.length);
  }
  return {
    table: createHashTable(Uint32Array.from(hashes)),
    starts: Uint32Array.from(starts),
    labels: Uint16Array.from(labels),
    weights: Float32Array.from(kept),
    transitions,
  };
}
