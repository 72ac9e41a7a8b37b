import { isAudience } from "./audiences.ts";
import { isColor } from "./colors.ts";
import { WordResolver } from "./query-words.ts";
import type { ResolvedWord } from "./resolved-word.ts";
import { Scorer } from "./scorer.ts";
import type { WordIndex } from "./search-index.ts";
import type { Spelling } from "./spelling.ts";
import { audienceWeight, colorWeight } from "./weights.ts";
import type { WordQuery } from "./word-query.ts";

/** Scores what an index has by the words of queries, one query at a time. */
export class WordSearch {
  /** What the last query gave each category. */
  readonly scorer: Scorer;
  readonly #index: WordIndex;
  readonly #resolver: WordResolver;
  readonly #isTolerant: boolean;
  #words: readonly ResolvedWord[] = [];

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
      if (word === undefined || word.meanings.length === 0) continue;
      scorer.addWord(word, (weights[at] ?? 0) * this.#faintness(word.folded));
    }
    for (const part of parts) {
      const resolved = part.words.map((word) => this.#resolver.resolve(word));
      scorer.addPhrases(resolved, part.weight);
      if (this.#isTolerant) scorer.addWholeMatches(resolved);
    }
  }

  /** Whom a thing is for says little of what a person seeks, and a colour little of what a product is. */
  #faintness(folded: string): number {
    if (this.#isTolerant) return isAudience(folded) ? audienceWeight : 1;
    return isColor(folded) ? colorWeight : 1;
  }

  /** The words of the last query that found a category, folded, in their order. */
  matchedWords(category: number): string[] {
    const { starts, categories } = this.#index.postings;
    return this.#words
      .filter(({ meanings }) =>
        meanings.some(({ word }) => holds(categories, starts[word] ?? 0, starts[word + 1] ?? 0, category)),
      )
      .map(({ folded }) => folded);
  }
}

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
