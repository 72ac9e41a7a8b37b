import { repetitionWeight } from "./weights.ts";

/** A query as words; they are folded. */
export interface WordQuery {
  /** Each word once, in the order of their first occurrence, and what it weighs. */
  readonly words: readonly string[];
  readonly weights: readonly number[];
  /** The parts with the positions of their words in `words`, in order. */
  readonly parts: readonly PlacedPart[];
}

export interface PlacedPart {
  readonly places: readonly number[];
  readonly weight: number;
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
  const placeOf = (word: string, weight: number) => {
    const known = places.get(word);
    if (known !== undefined) {
      strongest[known] = Math.max(strongest[known] ?? 0, weight);
      counts[known] = (counts[known] ?? 0) + 1;
      return known;
    }
    const place = words.push(word) - 1;
    places.set(word, place);
    strongest.push(weight);
    counts.push(1);
    return place;
  };
  const placed = parts.map(({ words: written, weight }): PlacedPart => {
    return { places: written.map((word) => placeOf(word, weight)), weight };
  });
  const weights = strongest.map((weight, place) => {
    const count = counts[place] ?? 1;
    return count === 1 ? weight : weight * (1 + repetitionWeight * Math.log(count));
  });
  return { words, weights, parts: placed };
}
