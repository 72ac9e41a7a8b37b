import type { Scorer } from "./scorer.ts";
import type { Thesaurus } from "./thesaurus.ts";
import type { WordPart } from "./weighed-words.ts";
import { senseRivalry, senseWeight } from "./weights.ts";
import { WordSearch } from "./word-search.ts";

const consideredSenses = 20;

/** Finds what kinds of things a query speaks of, and gives the categories in which these have their place a share. */
export class SenseSearch {
  readonly #thesaurus: Thesaurus;
  readonly #search: WordSearch;
  #found: readonly number[] = [];
  /** Of the found ones' scores, the best one's being 1. */
  readonly #powers = new Float64Array(consideredSenses);

  constructor(thesaurus: Thesaurus) {
    this.#thesaurus = thesaurus;
    this.#search = new WordSearch(thesaurus.senses);
  }

  /**
   * A sense counts as the share that it has of its rivals' scores, raised to a power: p_s = (s/best)^r / sum. A category
   * gets weight x best x sum over senses of p_s x link.
   */
  addTo(scorer: Scorer, query: readonly WordPart[], language: number): void {
    const { links } = this.#thesaurus;
    const senses = this.#search.scorer;
    this.#search.score(query, language);
    this.#found = senses.best(consideredSenses, true);
    const best = senses.scoreOf(this.#found[0] ?? -1);
    const powers = this.#powers;
    let sum = 0;
    for (const [rank, sense] of this.#found.entries()) {
      const power = (senses.scoreOf(sense) / best) ** senseRivalry;
      powers[rank] = power;
      sum += power;
    }
    for (const [rank, sense] of this.#found.entries()) {
      const factor = senseWeight * best * ((powers[rank] ?? 0) / sum);
      const end = links.starts[sense + 1] ?? 0;
      for (let at = links.starts[sense] ?? 0; at < end; at += 1) {
        scorer.add(links.categories[at] ?? 0, factor * (links.weights[at] ?? 0));
      }
    }
  }

  /** The words of the last query that found a kind of thing that has its place in the category. */
  matchedWords(category: number): readonly string[] {
    const { starts, categories } = this.#thesaurus.links;
    const sense = this.#found.find((number) =>
      categories.subarray(starts[number], starts[number + 1]).includes(category),
    );
    return sense === undefined ? [] : this.#search.matchedWords(sense);
  }
}
