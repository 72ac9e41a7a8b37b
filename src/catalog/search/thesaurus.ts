import { type Language, languages } from "../../api/vocabulary.ts";
import { createTextColumn } from "../../lib/columns.ts";
import { createCatalog } from "../catalog.ts";
import type { CompiledPayload } from "../compiled-payload.ts";
import type { Catalog, CategoryRecord } from "../model.ts";
import type { SenseLinks } from "./search-index.ts";
import { linkByCategories, linkBySenses } from "./thesaurus-links.ts";

/**
 * Adds another catalog as thesaurus to an imported catalog's compiled form. Its index is copied, so that later
 * versions of it change nothing.
 */
export function withThesaurus(payload: CompiledPayload, knowledge: Catalog): CompiledPayload {
  const { isLeaf, vocabulary, germanWords, postings, phrases } = knowledge.searchIndex;
  const senses = { isLeaf, vocabulary, germanWords, postings, phrases };
  const links = linkSenses(knowledge, createCatalog(payload, "imported"));
  const identifiers = createTextColumn(knowledge.categories.map(({ identifier }) => identifier));
  return { ...payload, index: { ...payload.index, thesaurus: { senses, identifiers, links } } };
}

/** Maximum number of links per sense; the weaker ones are dropped. */
const maxLinks = 8;

/**
 * Links each leaf of one catalog (a sense) to categories of another. Searches in both directions: the catalog for a
 * sense's words, and the senses for a category's words, which is more reliable for names that cover much. Links that
 * another sense claims more strongly are then reduced.
 * @param from the catalog whose leaves are the senses
 * @param to the catalog whose categories they are linked to
 */
export function linkSenses(from: Catalog, to: Catalog): SenseLinks {
  const languageOf = dominantLanguages(to.categories);
  const links = new LinkTable(from.categories.length);
  linkBySenses({ from, to, languageOf, links });
  linkByCategories({ from, to, languageOf, links });
  links.suppressWeaker();
  return links.strongest(maxLinks);
}

const minWeight = 0.005;

/** Collects links between senses and categories; links of the same pair add up. */
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
   * Lets senses compete for each category: w_sc becomes proportional to w_sc x w_sc / max over senses t of w_tc,
   * preserving each sense's sum. Over-ear headphones share a word with In-Ear-Kopfhörer, which in-ear headphones claim
   * far more strongly, and thus move to a category that no other sense claims.
   */
  suppressWeaker(): void {
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
      const scale = sumOf(row.values()) / sumOf(yielded.map(([, weight]) => weight));
      for (const [category, weight] of yielded) row.set(category, weight * scale);
    }
  }

  /** Each sense's strongest links, sorted by category; negligible ones are dropped. */
  strongest(maxLinks: number): SenseLinks {
    const starts = new Uint32Array(this.#rows.length + 1);
    const categories: number[] = [];
    const weights: number[] = [];
    for (const [sense, row] of this.#rows.entries()) {
      const strongest = [...row]
        .filter(([, weight]) => weight >= minWeight)
        .sort(([one, weight], [other, otherWeight]) => otherWeight - weight || one - other)
        .slice(0, maxLinks)
        .sort(([one], [other]) => one - other);
      for (const [category, weight] of strongest) {
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

/**
 * The language in which to read each category: one for all where all have a name in it; undefined for a nameless
 * category.
 */
export type LanguageOf = (category: CategoryRecord) => Language | undefined;

/** The language in which most categories have a name; for the others, the next one that they have. */
function dominantLanguages(categories: readonly CategoryRecord[]): LanguageOf {
  const counts = languages.map((language) => ({
    language,
    count: categories.filter(({ names }) => names[language] !== undefined).length,
  }));
  const preferred = counts.sort((one, other) => other.count - one.count).map(({ language }) => language);
  return ({ names }) => preferred.find((language) => names[language] !== undefined);
}
