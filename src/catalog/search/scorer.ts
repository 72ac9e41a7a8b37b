import { languages } from "../../contract/vocabulary.ts";
import type { Catalog, CategoryRecord } from "../model.ts";
import { bestOf } from "./best-of.ts";
import { isPhraseEnd, nextNode } from "./phrases.ts";
import { type ResolvedWord, skippedWord } from "./query-words.ts";
import type { SearchIndex } from "./search-index.ts";
import { otherLanguageWeight, wholeMatchWeight } from "./weights.ts";

export interface CategoryMatch {
  readonly category: CategoryRecord;
  /** Above 0, without a top; only to be compared within one query. */
  readonly score: number;
  /** The query's words that found it, folded, in their order. */
  readonly matched: readonly string[];
}

/**
 * Adds up one query at a time in arrays that stay. Within one word (or one place of a phrase) a category gets
 * its best meaning only, so that Jeans, alike in four languages, does not count four times.
 */
export class Scorer {
  readonly #catalog: Pick<Catalog, "categoryAt">;
  readonly #index: SearchIndex;
  readonly #scores: Float64Array;
  /** What the current round has given each category so far, and in which round. */
  readonly #given: Float64Array;
  readonly #round: Uint32Array;
  #currentRound = 0;
  #touched: number[] = [];
  #words: ResolvedWord[] = [];
  #languageWeights: number[] = [];
  #phrasesSeen = new Set<number>();

  constructor(catalog: Pick<Catalog, "categoryAt" | "searchIndex">) {
    this.#catalog = catalog;
    this.#index = catalog.searchIndex;
    const size = this.#index.isLeaf.length;
    this.#scores = new Float64Array(size);
    this.#given = new Float64Array(size);
    this.#round = new Uint32Array(size);
  }

  /** @param language position of the query's language in `languages`; -1 where it is not known */
  start(language: number): void {
    for (const category of this.#touched) this.#scores[category] = 0;
    this.#round.fill(0);
    this.#currentRound = 0;
    this.#touched = [];
    this.#words = [];
    this.#phrasesSeen = new Set();
    this.#languageWeights = languages.map((_, position) =>
      language < 0 || position === language ? 1 : otherLanguageWeight,
    );
  }

  addWord(word: ResolvedWord, weight: number): void {
    this.#words.push(word);
    this.#currentRound += 1;
    const { starts, categories, impacts } = this.#index.postings;
    for (const meaning of word.meanings) {
      const factor = weight * meaning.share * (this.#languageWeights[meaning.language] ?? 1);
      const end = starts[meaning.word + 1] ?? 0;
      for (let at = starts[meaning.word] ?? 0; at < end; at += 1) {
        this.#give(categories[at] ?? 0, factor * (impacts[at] ?? 0));
      }
    }
  }

  /** Whole names and terms among neighbouring words; each counts once in a query. */
  addPhrases(words: readonly ResolvedWord[], weight: number): void {
    for (let start = 0; start < words.length; start += 1) {
      this.#currentRound += 1;
      for (let language = 0; language < languages.length; language += 1) {
        this.#walkPhrases(words, start, language, weight * (this.#languageWeights[language] ?? 1));
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

  #wholeNode(words: readonly ResolvedWord[], language: number): number | undefined {
    let node: number | undefined = 0;
    for (const { whole } of words) {
      const word = whole[language] ?? -1;
      if (word !== skippedWord) node = nextNode(this.#index.phrases, node, word);
      if (node === undefined) return undefined;
    }
    return node;
  }

  #walkPhrases(words: readonly ResolvedWord[], start: number, language: number, weight: number): void {
    const { phrases, postings } = this.#index;
    if ((words[start]?.whole[language] ?? skippedWord) === skippedWord) return;
    let node: number | undefined = 0;
    let idf = 0;
    for (let at = start; at < words.length; at += 1) {
      const word = words[at]?.whole[language] ?? -1;
      if (word === skippedWord) continue;
      node = word < 0 ? undefined : nextNode(phrases, node, word);
      if (node === undefined) return;
      idf += postings.idf[word] ?? 0;
      if (!isPhraseEnd(phrases, node) || this.#phrasesSeen.has(node)) continue;
      this.#phrasesSeen.add(node);
      this.#giveEnds(node, weight * idf);
    }
  }

  #giveEnds(node: number, amount: number): void {
    const { endStarts, endCategories, endShares } = this.#index.phrases;
    const end = endStarts[node + 1] ?? 0;
    for (let at = endStarts[node] ?? 0; at < end; at += 1) {
      this.#give(endCategories[at] ?? 0, amount * (endShares[at] ?? 0));
    }
  }

  best(limit: number, leavesOnly: boolean): CategoryMatch[] {
    const { isLeaf } = this.#index;
    const candidates = leavesOnly
      ? this.#touched.filter((category) => isLeaf[category] === 1)
      : this.#touched;
    const ranked = bestOf(candidates, limit, (one, other) => {
      const difference = this.#score(one) - this.#score(other);
      return difference > 0 || (difference === 0 && one < other);
    });
    const matched = this.#matchedWords(ranked);
    return ranked.flatMap((number, rank) => {
      const category = this.#catalog.categoryAt(number);
      return category ? [{ category, score: this.#score(number), matched: matched[rank] ?? [] }] : [];
    });
  }

  #matchedWords(ranked: readonly number[]): string[][] {
    const rankOf = new Map(ranked.map((category, rank) => [category, rank]));
    const matched = ranked.map(() => [] as string[]);
    const { starts, categories } = this.#index.postings;
    for (const word of this.#words) {
      const found = new Set<number>();
      for (const meaning of word.meanings) {
        const row = categories.subarray(starts[meaning.word], starts[meaning.word + 1]);
        for (const [category, rank] of rankOf) if (!found.has(rank) && holds(row, category)) found.add(rank);
      }
      for (const rank of found) matched[rank]?.push(word.folded);
    }
    return matched;
  }

  #give(category: number, amount: number): void {
    const score = this.#scores[category] ?? 0;
    const given = this.#round[category] === this.#currentRound ? (this.#given[category] ?? 0) : 0;
    if (amount <= given) return;
    if (score === 0) this.#touched.push(category);
    this.#scores[category] = score + amount - given;
    this.#given[category] = amount;
    this.#round[category] = this.#currentRound;
  }

  #score(category: number): number {
    return this.#scores[category] ?? 0;
  }
}

/** @param row ascending, as rows of postings are */
function holds(row: Uint32Array, category: number): boolean {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((row[middle] ?? 0) < category) low = middle + 1;
    else high = middle;
  }
  return row[low] === category;
}
