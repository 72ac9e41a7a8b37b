import { WordResolver } from "./query-words.ts";
import type { PostingsRow } from "./resolved-word.ts";
import { Scorer } from "./scorer.ts";
import type { WordIndex } from "./search-index.ts";
import type { Spelling } from "./spelling.ts";
import { WeighedWords, type WordPart } from "./weighed-words.ts";

/** Scores what an index has by the words of queries, one query at a time. */
export class WordSearch {
  /** What the last query gave each category. */
  readonly scorer: Scorer;
  readonly #index: WordIndex;
  readonly #words: WeighedWords;
  readonly #isTolerant: boolean;

  /** @param spelling given where slips and pieces of words are to be understood */
  constructor(index: WordIndex, spelling?: Spelling) {
    this.scorer = new Scorer(index);
    this.#index = index;
    this.#words = new WeighedWords(new WordResolver(index, spelling));
    this.#isTolerant = spelling !== undefined;
  }

  /** @param language its position in `languages`; -1 where it is not known */
  score(parts: readonly WordPart[], language: number): void {
    const { scorer } = this;
    this.#words.read(parts);
    const { words, wordCount, sequence } = this.#words;
    scorer.start(language);
    for (let place = 0; place < wordCount; place += 1) {
      const word = words[place];
      if (word !== undefined) scorer.addWord(word, this.#words.weightOf(place) * word.faintness);
    }
    let start = 0;
    for (const { words: written, weight } of parts) {
      const run = { words: sequence, start, end: start + written.length, weight };
      scorer.addPhrases(run);
      if (this.#isTolerant) scorer.addWholeMatches(run);
      start = run.end;
    }
  }

  /** The words of the last query that found a category, folded, in their order. */
  matchedWords(category: number): string[] {
    const { categories } = this.#index.postings;
    const { words, wordCount } = this.#words;
    const matched: string[] = [];
    for (let place = 0; place < wordCount; place += 1) {
      const word = words[place];
      if (word !== undefined && isInRow(categories, word.rows, category)) matched.push(word.folded);
    }
    return matched;
  }
}

function isInRow(categories: Uint32Array, rows: readonly PostingsRow[], category: number): boolean {
  for (const { start, end } of rows) if (holds(categories, start, end, category)) return true;
  return false;
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
