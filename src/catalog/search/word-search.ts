import { WordResolver } from "./query-words.ts";
import type { QueryWord } from "./resolved-word.ts";
import { Scorer } from "./scorer.ts";
import type { WordIndex } from "./search-index.ts";
import type { Spelling } from "./spelling.ts";
import type { WordQuery } from "./word-query.ts";

/** Scores what an index has by the words of queries, one query at a time. */
export class WordSearch {
  /** What the last query gave each category. */
  readonly scorer: Scorer;
  readonly #index: WordIndex;
  readonly #resolver: WordResolver;
  readonly #isTolerant: boolean;
  #words: readonly QueryWord[] = [];

  /** @param spelling given where slips and pieces of words are to be understood */
  constructor(index: WordIndex, spelling?: Spelling) {
    this.scorer = new Scorer(index);
    this.#index = index;
    this.#resolver = new WordResolver(index, spelling);
    this.#isTolerant = spelling !== undefined;
  }

  /** @param language its position in `languages`; -1 where it is not known */
  score({ words, weights, parts }: WordQuery, language: number): void {
    const { scorer } = this;
    scorer.start(language);
    this.#words = words.map((word) => this.#resolver.resolve(word));
    for (let at = 0; at < this.#words.length; at += 1) {
      const word = this.#words[at];
      if (word !== undefined) scorer.addWord(word, (weights[at] ?? 0) * word.faintness);
    }
    for (const { places, weight } of parts) {
      const resolved = places.map((place) => this.#words[place] ?? absentWord);
      scorer.addPhrases(resolved, weight);
      if (this.#isTolerant) scorer.addWholeMatches(resolved);
    }
  }

  /** The words of the last query that found a category, folded, in their order. */
  matchedWords(category: number): string[] {
    const { categories } = this.#index.postings;
    const matched: string[] = [];
    for (const { folded, rows } of this.#words) {
      if (rows.some(({ start, end }) => holds(categories, start, end, category))) matched.push(folded);
    }
    return matched;
  }
}

const absentWord: QueryWord = { folded: "", whole: [], meanings: [], faintness: 1, rows: [], firstNodes: [] };

/** Whether a number is in the part of a row from `start` up to `end`, which ascends. */
function holds(row: Uint32Array, start: number, end: number, number: number): boolean {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((row[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low < end && row[low] === number;
}
