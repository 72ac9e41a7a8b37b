import { softmax } from "../ranking/ranker.ts";
import { findHash, type HashTable } from "../reading/hash-numbers.ts";
import { mixHash } from "../reading/mix-hash.ts";
import type { SourceText } from "../reading/source-text.ts";

/** Chooses a value from a closed list by the words of a text: a log-linear model over words and pairs of words. */
export interface ClassWriter {
  /** "" stands for none of them. */
  readonly classes: readonly string[];
  readonly table: HashTable;
  /** By feature and class. */
  readonly weights: Float32Array;
}

const seed = 0xc1a55;

/** The features of pieces [start, end) as hashes, each once. */
export function classFeatures({ pieces }: SourceText, start = 0, end = pieces.length): Set<number> {
  const features = new Set<number>([seed]);
  for (let at = start; at < end; at += 1) {
    const facts = pieces[at]?.facts;
    if (facts === undefined || facts.kind === "sign") continue;
    features.add(mixHash(seed + 1, facts.word));
    features.add(mixHash(seed + 2, facts.longPrefix));
    const next = pieces[at + 1]?.facts;
    if (at + 1 < end && next !== undefined) features.add(mixHash(seed + 3, mixHash(facts.word, next.word)));
  }
  return features;
}

/** The probabilities of the classes, given all features of a product or of a piece of text. */
export function classProbabilities(
  { classes, table, weights }: ClassWriter,
  features: Iterable<number>,
): number[] {
  const scores = classes.map(() => 0);
  for (const hash of features) {
    const number = findHash(table, hash);
    if (number < 0) continue;
    const row = number * classes.length;
    for (let at = 0; at < classes.length; at += 1) scores[at] = (scores[at] ?? 0) + (weights[row + at] ?? 0);
  }
  return softmax(scores);
}
