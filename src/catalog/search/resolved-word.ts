/** What a word of a query means to an index, in each language in which it means something. */
export interface ResolvedWord {
  readonly folded: string;
  /** By position in `languages`: the word's number, `unknownWord`, or `skippedWord`. */
  readonly whole: readonly number[];
  /** Word numbers with their share of the word's weight and the position of their language. */
  readonly meanings: readonly Meaning[];
}

export interface Meaning {
  readonly word: number;
  readonly share: number;
  readonly language: number;
}

/** A word that ends a phrase: the index has no such word. */
export const unknownWord = -1;
/** A word that a phrase steps over: a stop word of the language. */
export const skippedWord = -2;
