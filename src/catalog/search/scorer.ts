import { languages } from "../../contract/vocabulary.ts";
import { bestOf } from "./best-of.ts";
import { isPhraseEnd, nextNode } from "./phrases.ts";
import { type QueryWord, type ResolvedWord, skippedWord } from "./resolved-word.ts";
import type { WordIndex } from "./search-index.ts";
import { otherLanguageWeight, wholeMatchWeight } from "./weights.ts";

const none: readonly number[] = [];

/**
 * Adds up one query at a time in arrays that stay. Within one word (or one place of a phrase) a category gets
 * its best meaning only, so that Jeans, alike in four languages, does not count four times.
 */
export class Scorer {
  readonly #index: Pick<WordIndex, "isLeaf" | "postings" | "phrases">;
  readonly #scores: Float64Array;
  /** What the current round has given each category so far, and in which round. */
  readonly #given: Float64Array;
  readonly #round: Float64Array;
  #currentRound = 0;
  /** The categories with a score, in the order in which they got it. */
  readonly #touched: Uint32Array;
  #touchedCount = 0;
  readonly #languageWeights = new Float64Array(languages.length);
  readonly #phrasesSeen: number[] = [];

  constructor(index: Pick<WordIndex, "isLeaf" | "postings" | "phrases">) {
    this.#index = index;
    const size = index.isLeaf.length;
    this.#scores = new Float64Array(size);
    this.#given = new Float64Array(size);
    this.#round = new Float64Array(size);
    this.#touched = new Uint32Array(size);
  }

  /** @param language position of the query's language in `languages`; -1 where it is not known */
  start(language: number): void {
    for (let at = 0; at < this.#touchedCount; at += 1) this.#scores[this.#touched[at] ?? 0] = 0;
    this.#touchedCount = 0;
    this.#phrasesSeen.length = 0;
    for (let position = 0; position < languages.length; position += 1) {
      this.#languageWeights[position] = language < 0 || position === language ? 1 : otherLanguageWeight;
    }
  }

  addWord({ rows }: Pick<QueryWord, "rows">, weight: number): void {
    this.#currentRound += 1;
    const { categories, impacts } = this.#index.postings;
    // A category stands in a row once: with one row none is given anything twice.
    const isAlone = rows.length === 1;
    for (const { start, end, share, language } of rows) {
      const factor = weight * share * (this.#languageWeights[language] ?? 1);
      for (let at = start; at < end; at += 1) {
        const amount = factor * (impacts[at] ?? 0);
        if (!isAlone) this.#give(categories[at] ?? 0, amount);
        else if (amount > 0) this.add(categories[at] ?? 0, amount);
      }
    }
  }

  /** Whole names and terms among neighbouring words; each counts once in a query. */
  addPhrases(words: readonly QueryWord[], weight: number): void {
    for (let start = 0; start < words.length; start += 1) {
      const nodes = words[start]?.firstNodes ?? none;
      this.#currentRound += 1;
      for (let language = 0; language < nodes.length; language += 1) {
        if (nodes[language] !== 0) this.#walkPhrases(words, start, language, weight);
      }
    }
  }

  /** The categories of which all words together are a name or a term, far above all others. */
  addWholeMatches(words: readonly ResolvedWord[]): void {
    this.#currentRound += 1;
    for (let language = 0; language < languages.length; language += 1) {
      const node = this.#wholeNode(words, language);
      if (node !== undefined) this.#giveEnds(node, wholeMatchWeight * (this.#languageWeights[language] ?? 1));
    }
  }

  /** Adds to a category's score whatever it has. */
  add(category: number, amount: number): void {
    const score = this.#scores[category] ?? 0;
    if (score === 0) this.#touch(category);
    this.#scores[category] = score + amount;
  }

  /** @returns 0 of a category that nothing found */
  scoreOf(category: number): number {
    return this.#scores[category] ?? 0;
  }

  /** Numbers of the best categories, best first; equals in their order. */
  best(limit: number, leavesOnly: boolean): number[] {
    return bestOf(this.#touched.subarray(0, this.#touchedCount), limit, {
      scores: this.#scores,
      isTaken: leavesOnly ? this.#index.isLeaf : undefined,
    });
  }

  #wholeNode(words: readonly ResolvedWord[], language: number): number | undefined {
    let node: number | undefined = 0;
    for (const { whole } of words) {
      const word = whole[language] ?? -1;
      if (word !== skippedWord) node = nextNode(this.#index.phrases, node, word);
      if (node === undefined) return undefined;
    }
    return node;
  }

  #walkPhrases(words: readonly QueryWord[], start: number, language: number, weight: number): void {
    const { phrases, postings } = this.#index;
    const languageWeight = weight * (this.#languageWeights[language] ?? 1);
    let node: number | undefined = 0;
    let idf = 0;
    for (let at = start; at < words.length; at += 1) {
      const word = words[at]?.whole[language] ?? -1;
      if (word === skippedWord) continue;
      if (word < 0) return;
      node = at === start ? words[at]?.firstNodes[language] : nextNode(phrases, node, word);
      if (node === undefined) return;
      idf += postings.idf[word] ?? 0;
      if (!isPhraseEnd(phrases, node) || this.#phrasesSeen.includes(node)) continue;
      this.#phrasesSeen.push(node);
      this.#giveEnds(node, languageWeight * idf);
    }
  }

  #giveEnds(node: number, amount: number): void {
    const { endStarts, endCategories, endShares } = this.#index.phrases;
    const end = endStarts[node + 1] ?? 0;
    for (let at = endStarts[node] ?? 0; at < end; at += 1) {
      this.#give(endCategories[at] ?? 0, amount * (endShares[at] ?? 0));
    }
  }

  #give(category: number, amount: number): void {
    const given = this.#round[category] === this.#currentRound ? (this.#given[category] ?? 0) : 0;
    if (amount <= given) return;
    const score = this.#scores[category] ?? 0;
    if (score === 0) this.#touch(category);
    this.#scores[category] = score + amount - given;
    this.#given[category] = amount;
    this.#round[category] = this.#currentRound;
  }

  #touch(category: number): void {
    this.#touched[this.#touchedCount] = category;
    this.#touchedCount += 1;
  }
}
