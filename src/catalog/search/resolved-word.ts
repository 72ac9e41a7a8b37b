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

/** A resolved word with all that a query asks the index about it, looked up once. */
export interface QueryWord extends ResolvedWord {
  /** Of its weight in a query; below 1 where it says little. */
  readonly faintness: number;
  /** The postings of its meanings, but for those that have none. */
  readonly rows: readonly PostingsRow[];
  /** By position in `languages`: the node of `Phrases` behind the word where a phrase begins with it, else 0; none where none does. */
  readonly firstNodes: readonly number[];
  /** The last query that had the word, and its place in it: set by `WeighedWords`. */
  query: number;
  place: number;
}

/** Where the postings of one meaning of a word lie. */
export interface PostingsRow extends Pick<Meaning, "share" | "language"> {
  readonly start: number;
  readonly end: number;
}

/** A word that ends a phrase: the index has no such word. */
export const unknownWord = -1;
/** A word that a phrase steps over: a stop word of the language. */
export const skippedWord = -2;
