import { languages } from "../../api/vocabulary.ts";
import { isPhraseEnd, nextNode } from "./phrases.ts";
import type { WordIndex } from "./search-index.ts";
import { otherLanguageWeight, wholeMatchWeight } from "./weights.ts";
import { type PostingsRow, type QueryWord, skippedWord } from "./word-meanings.ts";

/** The query's words from `start` up to `end`. */
export interface WordRun {
  readonly words: readonly QueryWord[];
  readonly start: number;
  readonly end: number;
  /** The weight of the query part that contains the words. */
  readonly weight: number;
}

/**
 * A category's numbers are adjacent, so that they share a cache line: its score, what the current round has added so
 * far, the number of that round, and 1 for a leaf.
 */
const cellSize = 4;
const roundScoreAt = 1;
const roundAt = 2;
const leafAt = 3;

/**
 * Accumulates the scores of one query at a time in reusable arrays. Within one word (or one position of a phrase) a
 * category gets its best meaning only, so that Jeans, identical in four languages, does not count four times.
 */
export class Scorer {
  readonly #index: Pick<WordIndex, "postings" | "phrases">;
  readonly #cells: Float64Array;
  #currentRound = 0;
  /** The categories with a score, in the order in which they got it. */
  readonly #touched: Uint32Array;
  #touchedCount = 0;
  readonly #languageWeights = new Float64Array(languages.length);
  /** The nodes of the phrases found in the query; only the first `#phraseCount` entries count. */
  readonly #phrasesSeen: number[] = [];
  #phrasesSeenCount = 0;
  /** The candidates of `best`, and their scores. */
  readonly #numbers: Uint32Array;
  readonly #scores: Float64Array;

  constructor(index: Pick<WordIndex, "isLeaf" | "postings" | "phrases">) {
    this.#index = index;
    const size = index.isLeaf.length;
    this.#cells = new Float64Array(cellSize * size);
    for (let category = 0; category < size; category += 1) {
      this.#cells[cellSize * category + leafAt] = index.isLeaf[category] ?? 0;
    }
    this.#touched = new Uint32Array(size);
    this.#numbers = new Uint32Array(size);
    this.#scores = new Float64Array(size);
  }

  /** @param language index of the query's language in `languages`; -1 where unknown */
  start(language: number): void {
    const [cells, touched, count] = [this.#cells, this.#touched, this.#touchedCount];
    for (let at = 0; at < count; at += 1) cells[cellSize * (touched[at] ?? 0)] = 0;
    this.#touchedCount = 0;
    this.#phrasesSeenCount = 0;
    for (let position = 0; position < languages.length; position += 1) {
      this.#languageWeights[position] = language < 0 || position === language ? 1 : otherLanguageWeight;
    }
  }

  addWord({ rows }: Pick<QueryWord, "rows">, weight: number): void {
    this.#currentRound += 1;
    // A category occurs once per row, so a single row needs no check for duplicates.
    const isAlone = rows.length === 1;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at];
      if (row === undefined) continue;
      const factor = weight * row.share * (this.#languageWeights[row.language] ?? 1);
      if (isAlone) this.#addRow(row, factor);
      else this.#raiseRow(row, factor);
    }
  }

  /** Scores whole names and terms among neighbouring words; each counts once per query. */
  addPhrases(run: WordRun): void {
    const { words, end } = run;
    for (let start = run.start; start < end; start += 1) {
      const nodes = words[start]?.firstNodes;
      if (nodes === undefined || nodes.length === 0) continue;
      this.#currentRound += 1;
      for (let language = 0; language < nodes.length; language += 1) {
        if (nodes[language] !== 0) this.#walkPhrases(run, start, language);
      }
    }
  }

  /** Scores categories whose name or term consists of all the words, far above all others. */
  addWholeMatches(run: WordRun): void {
    this.#currentRound += 1;
    for (let language = 0; language < languages.length; language += 1) {
      const node = this.#wholeNode(run, language);
      if (node !== undefined)
        this.#raiseEnds(node, wholeMatchWeight * (this.#languageWeights[language] ?? 1));
    }
  }

  /** Adds to a category's score unconditionally. */
  add(category: number, amount: number): void {
    const cell = cellSize * category;
    const score = this.#cells[cell] ?? 0;
    if (score === 0) this.#touch(category);
    this.#cells[cell] = score + amount;
  }

  /** @returns 0 for a category without a match */
  scoreOf(category: number): number {
    return this.#cells[cellSize * category] ?? 0;
  }

  /** Numbers of the best categories, best first; ties in numeric order. */
  best(limit: number, leavesOnly: boolean): number[] {
    const [cells, touched, numbers, scores] = [this.#cells, this.#touched, this.#numbers, this.#scores];
    let length = 0;
    for (let at = 0; at < this.#touchedCount; at += 1) {
      const category = touched[at] ?? 0;
      const cell = cellSize * category;
      if (leavesOnly && cells[cell + leafAt] !== 1) continue;
      numbers[length] = category;
      scores[length] = cells[cell] ?? 0;
      length += 1;
    }
    return bestOf({ numbers, scores, length }, limit).map((place) => numbers[place] ?? 0);
  }

  #addRow({ start, end }: PostingsRow, factor: number): void {
    const { categories, impacts } = this.#index.postings;
    for (let at = start; at < end; at += 1) {
      const amount = factor * (impacts[at] ?? 0);
      if (amount > 0) this.add(categories[at] ?? 0, amount);
    }
  }

  #raiseRow({ start, end }: PostingsRow, factor: number): void {
    const { categories, impacts } = this.#index.postings;
    for (let at = start; at < end; at += 1) this.#raise(categories[at] ?? 0, factor * (impacts[at] ?? 0));
  }

  #wholeNode({ words, start, end }: WordRun, language: number): number | undefined {
    let node: number | undefined = 0;
    for (let at = start; at < end; at += 1) {
      const word = words[at]?.whole[language] ?? -1;
      if (word !== skippedWord) node = nextNode(this.#index.phrases, node, word);
      if (node === undefined) return undefined;
    }
    return node;
  }

  /** @param start index of the phrase's first word */
  #walkPhrases({ words, end, weight }: WordRun, start: number, language: number): void {
    const { phrases, postings } = this.#index;
    const languageWeight = weight * (this.#languageWeights[language] ?? 1);
    let node: number | undefined = 0;
    let idf = 0;
    for (let at = start; at < end; at += 1) {
      const word = words[at]?.whole[language] ?? -1;
      if (word === skippedWord) continue;
      if (word < 0) return;
      node = at === start ? words[at]?.firstNodes[language] : nextNode(phrases, node, word);
      if (node === undefined) return;
      idf += postings.idf[word] ?? 0;
      if (isPhraseEnd(phrases, node) && this.#isFirstSeen(node)) this.#raiseEnds(node, languageWeight * idf);
    }
  }

  /**
   * Records the phrase.
   * @returns false where it has been counted already
   */
  #isFirstSeen(node: number): boolean {
    const [seen, count] = [this.#phrasesSeen, this.#phrasesSeenCount];
    for (let at = 0; at < count; at += 1) if (seen[at] === node) return false;
    seen[count] = node;
    this.#phrasesSeenCount = count + 1;
    return true;
  }

  #raiseEnds(node: number, amount: number): void {
    const { endStarts, endCategories, endShares } = this.#index.phrases;
    const end = endStarts[node + 1] ?? 0;
    for (let at = endStarts[node] ?? 0; at < end; at += 1) {
      this.#raise(endCategories[at] ?? 0, amount * (endShares[at] ?? 0));
    }
  }

  #raise(category: number, amount: number): void {
    const cells = this.#cells;
    const cell = cellSize * category;
    const counted = cells[cell + roundAt] === this.#currentRound ? (cells[cell + roundScoreAt] ?? 0) : 0;
    if (amount <= counted) return;
    const score = cells[cell] ?? 0;
    if (score === 0) this.#touch(category);
    cells[cell] = score + amount - counted;
    cells[cell + roundScoreAt] = amount;
    cells[cell + roundAt] = this.#currentRound;
  }

  #touch(category: number): void {
    this.#touched[this.#touchedCount] = category;
    this.#touchedCount += 1;
  }
}

/** Parallel arrays of numbers and their scores; only the first `length` entries count. */
export interface ScoredNumbers {
  readonly numbers: ArrayLike<number>;
  /** None below 0. */
  readonly scores: ArrayLike<number>;
  readonly length: number;
}

/**
 * The indices of the entries with the highest scores.
 * @returns best first; ties in numeric order
 */
export function bestOf({ numbers, scores, length }: ScoredNumbers, limit: number): number[] {
  return Array.from({ length }, (_, place) => place)
    .sort(
      (one, other) =>
        (scores[other] ?? 0) - (scores[one] ?? 0) || (numbers[one] ?? 0) - (numbers[other] ?? 0),
    )
    .slice(0, limit);
}
