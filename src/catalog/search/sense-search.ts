import type { Scorer } from "./scorer.ts";
import type { Thesaurus } from "./thesaurus.ts";
import { senseRivalry, senseWeight } from "./weights.ts";
import type { WordQuery } from "./word-query.ts";
import { WordSearch } from "./word-search.ts";

const consideredSenses = 20;

/** Finds what kinds of things a query speaks of, and gives the categories in which these have their place a share. */
export class SenseSearch {
  readonly #thesaurus: Thesaurus;
  readonly #search: WordSearch;
  readonly #given: Float64Array;
  #found: readonly number[] = [];

  /** @param categoryCount of the catalog that the thesaurus links to */
  constructor(thesaurus: Thesaurus, categoryCount: number) {
    this.#thesaurus = thesaurus;
    this.#search = new WordSearch(thesaurus.senses);
    this.#given = new Float64Array(categoryCount);
  }

  /**
   * A sense counts as the share that it has of its rivals' scores, raised to a power: p_s = (s/best)^r / sum. A category
   * gets weight x best x sum over senses of p_s x link.
   */
  addTo(scorer: Scorer, query: WordQuery, language: number): void {
    this.#forget();
    const { links } = this.#thesaurus;
    const senses = this.#search.scorer;
    this.#search.score(query, language);
    this.#found = senses.best(consideredSenses, true);
    const best = senses.scoreOf(this.#found[0] ?? -1);
    let sum = 0;
    for (const sense of this.#found) sum += (senses.scoreOf(sense) / best) ** senseRivalry;
    for (const sense of this.#found) {
      const share = (senses.scoreOf(sense) / best) ** senseRivalry / sum;
      const end = links.starts[sense + 1] ?? 0;
      for (let at = links.starts[sense] ?? 0; at < end; at += 1) {
        const category = links.categories[at] ?? 0;
        const amount = senseWeight * best * share * (links.weights[at] ?? 0);
        scorer.add(category, amount);
        this.#given[category] = (this.#given[category] ?? 0) + amount;
      }
    }
  }

  /** What the last query gave a category. */
  given(category: number): number {
    return this.#given[category] ?? 0;
  }

  /** The words of the last query that found a kind of thing that has its place in the category. */
  matchedWords(category: number): readonly string[] {
    const { starts, categories } = this.#thesaurus.links;
    const sense = this.#found.find((number) =>
      categories.subarray(starts[number], starts[number + 1]).includes(category),
    );
    return sense === undefined ? [] : this.#search.matchedWords(sense);
  }

  #forget(): void {
    const { starts, categories } = this.#thesaurus.links;
    for (const sense of this.#found) {
      const end = starts[sense + 1] ?? 0;
      for (let at = starts[sense] ?? 0; at < end; at += 1) this.#given[categories[at] ?? 0] = 0;
    }
  }
}
