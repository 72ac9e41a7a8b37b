import type { RankedNumbers } from "./category-search.ts";
import { WordResolver } from "./query-words.ts";
import { Scorer } from "./scorer.ts";
import type { Thesaurus, WordIndex } from "./search-index.ts";
import type { Spelling } from "./spelling.ts";
import { repetitionWeight, senseRivalry, senseWeight } from "./weights.ts";
import type { PostingsRow, QueryWord } from "./word-meanings.ts";

/** Scores an index's items by the words of queries, one query at a time. */
export class WordSearch {
  /** The scores of the last query. */
  readonly scorer: Scorer;
  readonly #index: WordIndex;
  readonly #words: WeightedWords;
  readonly #isTolerant: boolean;

  /** @param spelling given where misspelled and partial words should match */
  constructor(index: WordIndex, spelling?: Spelling) {
    this.scorer = new Scorer(index);
    this.#index = index;
    this.#words = new WeightedWords(new WordResolver(index, spelling));
    this.#isTolerant = spelling !== undefined;
  }

  /** @param language index in `languages`; -1 where unknown */
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

  /** The words of the last query that found a category, folded, in query order. */
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
  for (const { start, end } of rows) if (includes(categories, start, end, category)) return true;
  return false;
}

/** Binary search for a number in the ascending row from `start` up to `end`. */
function includes(row: Uint32Array, start: number, end: number, number: number): boolean {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((row[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low < end && row[low] === number;
}

export interface WordPart {
  readonly words: readonly { readonly folded: string }[];
  /** Above 0; 1 is usual. A product's name may have weight 3 where its description has 1. */
  readonly weight: number;
}

/**
 * The words of one query at a time, in reusable lists; a word's weight is that of its strongest occurrence plus a
 * little for the others. Entries beyond the counts are left over from earlier queries: a truncated array would have
 * to grow again.
 */
export class WeightedWords {
  /** Distinct words in the order of first occurrence: the first `wordCount` entries. */
  readonly words: QueryWord[] = [];
  wordCount = 0;
  /** The words of all parts in sequence. */
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

  /** @param place index in `words` */
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

const consideredSenses = 20;
/** So many go to a ranking that knows more than words. */
const rankedSenses = 50;

/** Ranks senses that were found by words, best first, anew; its scores are probabilities. */
export type SenseRanking = (found: RankedNumbers) => RankedNumbers;

/** Finds the senses that a query matches, and adds a share of their scores to the categories they are linked to. */
export class SenseSearch {
  readonly #thesaurus: Thesaurus;
  readonly #search: WordSearch;
  #found: readonly number[] = [];
  readonly #shares = new Float64Array(consideredSenses);

  constructor(thesaurus: Thesaurus) {
    this.#thesaurus = thesaurus;
    this.#search = new WordSearch(thesaurus.senses);
  }

  /** The senses that a query's words match, best first. */
  rank(
    query: readonly WordPart[],
    { limit, language }: { readonly limit: number; readonly language: number },
  ): RankedNumbers {
    const { scorer } = this.#search;
    this.#search.score(query, language);
    const numbers = scorer.best(limit, true);
    return { numbers, scores: numbers.map((number) => scorer.scoreOf(number)) };
  }

  /**
   * A sense's share is its probability where a ranking is given, else its score relative to all senses' scores, raised
   * to a power: p_s = (s/best)^r / sum. A category gets weight x best x sum over senses of p_s x link.
   */
  addTo(scorer: Scorer, query: readonly WordPart[], language: number, ranking?: SenseRanking): void {
    const { links } = this.#thesaurus;
    const senses = this.#search.scorer;
    this.#search.score(query, language);
    const found = senses.best(ranking === undefined ? consideredSenses : rankedSenses, true);
    const best = senses.scoreOf(found[0] ?? -1);
    const shares = this.#shares;
    if (ranking === undefined) {
      this.#found = found;
      let sum = 0;
      for (const [rank, sense] of found.entries()) {
        const power = (senses.scoreOf(sense) / best) ** senseRivalry;
        shares[rank] = power;
        sum += power;
      }
      for (let rank = 0; rank < found.length; rank += 1) shares[rank] = (shares[rank] ?? 0) / sum;
    } else {
      const ranked = ranking({ numbers: found, scores: found.map((sense) => senses.scoreOf(sense)) });
      this.#found = ranked.numbers.slice(0, consideredSenses);
      for (let rank = 0; rank < this.#found.length; rank += 1) shares[rank] = ranked.scores[rank] ?? 0;
    }
    for (const [rank, sense] of this.#found.entries()) {
      const factor = senseWeight * best * (shares[rank] ?? 0);
      const end = links.starts[sense + 1] ?? 0;
      for (let at = links.starts[sense] ?? 0; at < end; at += 1) {
        scorer.add(links.categories[at] ?? 0, factor * (links.weights[at] ?? 0));
      }
    }
  }

  /** The words of the last query that found a sense linked to the category. */
  matchedWords(category: number): readonly string[] {
    const { starts, categories } = this.#thesaurus.links;
    const sense = this.#found.find((number) =>
      categories.subarray(starts[number], starts[number + 1]).includes(category),
    );
    return sense === undefined ? [] : this.#search.matchedWords(sense);
  }
}
