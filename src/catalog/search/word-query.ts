import { repetitionWeight } from "./weights.ts";

/** A query as words; they are folded. */
export interface WordQuery {
  /** Each word once, in the order of their first occurrence, and what it weighs. */
  readonly words: readonly string[];
  readonly weights: readonly number[];
  /** The parts with their words in order. */
  readonly parts: readonly WordPart[];
}

export interface WordPart {
  readonly words: readonly string[];
  /** Above 0; 1 is usual. A product's name may weigh 3 where its description weighs 1. */
  readonly weight: number;
}

/** Weighs each word by its strongest occurrence, and a little by the others. */
export function weighWords(parts: readonly WordPart[]): WordQuery {
  const places = new Map<string, number>();
  const words: string[] = [];
  const strongest: number[] = [];
  const counts: number[] = [];
  for (const { words: partWords, weight } of parts) {
    for (const word of partWords) {
      const place = places.get(word);
      if (place === undefined) {
        places.set(word, words.length);
        words.push(word);
        strongest.push(weight);
        counts.push(1);
      } else {
        strongest[place] = Math.max(strongest[place] ?? 0, weight);
        counts[place] = (counts[place] ?? 0) + 1;
      }
    }
  }
  const weights = strongest.map(
    (weight, place) => weight * (1 + repetitionWeight * Math.log(counts[place] ?? 1)),
  );
  return { words, weights, parts };
}
