import { type Language, languages } from "../../api/vocabulary.ts";
import { createCatalog } from "../catalog.ts";
import type { CompiledPayload } from "../compiled-payload.ts";
import type { Catalog, CategoryRecord } from "../model.ts";
import type { SenseLinks } from "./search-index.ts";
import { placesOfSenses, sensesOfCategories } from "./thesaurus-links.ts";

/**
 * An imported catalog's compiled form with another catalog as its thesaurus. What the other one is searched by is copied, so
 * that a later version of it changes nothing.
 */
export function withThesaurus(payload: CompiledPayload, knowledge: Catalog): CompiledPayload {
  const { isLeaf, vocabulary, germanWords, postings, phrases } = knowledge.searchIndex;
  const senses = { isLeaf, vocabulary, germanWords, postings, phrases };
  const links = linkSenses(knowledge, createCatalog(payload, "imported"));
  return { ...payload, index: { ...payload.index, thesaurus: { senses, links } } };
}

/** A sense's weaker links are left out. */
const mostLinks = 8;

/**
 * Says in which categories of a catalog each leaf of another one would stand. Both are asked: the catalog where a sense's
 * words lead to, and the senses where a category's words lead to, which is surer for names that take much together. What another sense claims more is then let go of.
 * @param from the catalog whose leaves are the senses
 * @param to the catalog in which their places are sought
 */
export function linkSenses(from: Catalog, to: Catalog): SenseLinks {
  const languageOf = tellingLanguages(to.categories);
  const links = new LinkTable(from.categories.length);
  placesOfSenses({ from, to, languageOf, links });
  sensesOfCategories({ from, to, languageOf, links });
  links.yieldToStrongest();
  return links.strongest(mostLinks);
}

const leastWeight = 0.005;

/** Gathers what links senses to categories; links of one pair add up. */
export class LinkTable {
  readonly #rows: Map<number, number>[];

  constructor(senseCount: number) {
    this.#rows = Array.from({ length: senseCount }, () => new Map<number, number>());
  }

  add(sense: number, category: number, weight: number): void {
    const row = this.#rows[sense];
    row?.set(category, (row.get(category) ?? 0) + weight);
  }

  /**
   * Lets senses compete for each category: w_sc becomes proportional to w_sc x w_sc / max over senses t of w_tc, and each
   * sense's sum stays. Over-ear headphones share a word with In-Ear-Kopfhörer, which in-ear headphones claim far more, and
   * so they fall to a category that no other sense claims.
   */
  yieldToStrongest(): void {
    const strongest = new Map<number, number>();
    for (const row of this.#rows) {
      for (const [category, weight] of row) {
        strongest.set(category, Math.max(strongest.get(category) ?? 0, weight));
      }
    }
    for (const row of this.#rows) {
      const yielded = [...row].map(([category, weight]): [number, number] => {
        return [category, weight ** 2 / (strongest.get(category) ?? weight)];
      });
      const kept = sumOf(row.values()) / sumOf(yielded.map(([, weight]) => weight));
      for (const [category, weight] of yielded) row.set(category, weight * kept);
    }
  }

  /** Each sense's strongest links, their categories ascending; those that tell next to nothing are left out. */
  strongest(mostLinks: number): SenseLinks {
    const starts = new Uint32Array(this.#rows.length + 1);
    const categories: number[] = [];
    const weights: number[] = [];
    for (const [sense, row] of this.#rows.entries()) {
      const kept = [...row]
        .filter(([, weight]) => weight >= leastWeight)
        .sort(([one, weight], [other, otherWeight]) => otherWeight - weight || one - other)
        .slice(0, mostLinks)
        .sort(([one], [other]) => one - other);
      for (const [category, weight] of kept) {
        categories.push(category);
        weights.push(weight);
      }
      starts[sense + 1] = categories.length;
    }
    return { starts, categories: Uint32Array.from(categories), weights: Float32Array.from(weights) };
  }
}

function sumOf(weights: Iterable<number>): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum;
}

/** In which language to read each category, one for all of them where all have a name in it; undefined of a nameless one. */
export type LanguageOf = (category: CategoryRecord) => Language | undefined;

/** The language in which most categories have a name, and for the others the next one that they have. */
function tellingLanguages(categories: readonly CategoryRecord[]): LanguageOf {
  const counts = languages.map((language) => ({
    language,
    count: categories.filter(({ names }) => names[language] !== undefined).length,
  }));
  const preferred = counts.sort((one, other) => other.count - one.count).map(({ language }) => language);
  return ({ names }) => preferred.find((language) => names[language] !== undefined);
}
