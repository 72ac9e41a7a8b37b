import type { WordResolver } from "./query-words.ts";
import type { QueryWord } from "./resolved-word.ts";
import { repetitionWeight } from "./weights.ts";

export interface WordPart {
  readonly words: readonly { readonly folded: string }[];
  /** Above 0; 1 is usual. A product's name may weigh 3 where its description weighs 1. */
  readonly weight: number;
}

/**
 * The words of one query at a time, in lists that stay; weighs each by its strongest occurrence, and a little by the others.
 * Behind the counted ones are words of earlier queries: a list that is emptied has to grow again.
 */
export class WeighedWords {
  /** Each word once, in the order of their first occurrence: the first `wordCount` of them. */
  readonly words: QueryWord[] = [];
  wordCount = 0;
  /** The words of all parts one after the other, as many as these have. */
  readonly sequence: QueryWord[] = [];
  readonly #resolver: WordResolver;
  readonly #strongest: number[] = [];
  readonly #counts: number[] = [];
  #query = 0;

  constructor(resolver: WordResolver) {
    this.#resolver = resolver;
  }

  read(parts: readonly WordPart[]): void {
    const { sequence } = this;
    let length = 0;
    this.wordCount = 0;
    this.#query += 1;
    for (const part of parts) {
      for (const { folded } of part.words) {
        const word = this.#resolver.resolve(folded);
        sequence[length] = word;
        length += 1;
        if (word.query === this.#query) this.#addAgain(word.place, part.weight);
        else this.#addFirst(word, part.weight);
      }
    }
  }

  /** @param place in `words` */
  weightOf(place: number): number {
    const [weight, count] = [this.#strongest[place] ?? 0, this.#counts[place] ?? 1];
    return count === 1 ? weight : weight * (1 + repetitionWeight * Math.log(count));
  }

  #addFirst(word: QueryWord, weight: number): void {
    word.query = this.#query;
    word.place = this.wordCount;
    this.#strongest[word.place] = weight;
    this.#counts[word.place] = 1;
    this.words[word.place] = word;
    this.wordCount += 1;
  }

  #addAgain(place: number, weight: number): void {
    this.#strongest[place] = Math.max(this.#strongest[place] ?? 0, weight);
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
  }
}
