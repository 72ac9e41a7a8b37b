import { type Language, languages } from "../../api/vocabulary.ts";
import { tokenize } from "../../nlp/tokenizer.ts";
import type { Catalog, CategoryRecord } from "../model.ts";
import type { Scorer } from "./scorer.ts";
import type { LanguageOf, LinkTable } from "./thesaurus.ts";
import { type WordPart, WordSearch } from "./word-search.ts";

interface LinkRequest {
  readonly from: Catalog;
  readonly to: Catalog;
  readonly languageOf: LanguageOf;
  readonly links: LinkTable;
}

const weights = { name: 3, term: 0.4, parentName: 2.5, parentTerm: 1, aboveName: 2 } as const;
const confidence = { limit: 8, halfSure: 20, rivalry: 4 } as const;

/** Links each leaf of one catalog to the leaves of the other that a search for its words finds. */
export function linkBySenses({ from, to, languageOf, links }: LinkRequest): void {
  const search = new WordSearch(to.searchIndex);
  const usedLanguages = new Set(to.categories.map(languageOf).filter((language) => language !== undefined));
  for (const [sense, category] of from.categories.entries()) {
    if (from.searchIndex.isLeaf[sense] !== 1) continue;
    for (const language of usedLanguages) {
      search.score(describeCategory(from, category, { language, weights }), languages.indexOf(language));
      const { numbers, shares } = sharesOfBest(search.scorer, confidence);
      for (const [rank, place] of numbers.entries()) {
        links.add(sense, place, (shares[rank] ?? 0) / usedLanguages.size);
      }
    }
  }
}

/** Weights of a category's texts in a query for similar categories. */
interface DescriptionWeights {
  readonly name: number;
  readonly term: number;
  /** Of the parent. */
  readonly parentName: number;
  readonly parentTerm: number;
  /** Of the other ancestors. */
  readonly aboveName: number;
}

/** A category as a query: its names and terms, and those of its ancestors. */
function describeCategory(
  catalog: Catalog,
  category: CategoryRecord,
  { language, weights }: { readonly language: Language; readonly weights: DescriptionWeights },
): WordPart[] {
  const parts: WordPart[] = [];
  const add = (text: string | undefined, weight: number) => {
    if (text !== undefined && weight > 0) parts.push({ words: tokenize(text), weight });
  };
  add(category.names[language], weights.name);
  for (const term of category.terms[language] ?? []) add(term, weights.term);
  const [parent, ...above] = catalog.path(category.identifier).slice(0, -1).reverse();
  add(parent?.names[language], weights.parentName);
  for (const term of parent?.terms[language] ?? []) add(term, weights.parentTerm);
  for (const { names } of above) add(names[language], weights.aboveName);
  return parts;
}

/** The leaves found by a query, best first, with confidences in [0, 1] that sum to at most 1. */
interface SharedLeaves {
  readonly numbers: readonly number[];
  readonly shares: readonly number[];
}

/**
 * share_i = b / (b + h) x s_i^r / sum_j s_j^r, where b is the best score.
 * @param halfSure the raw score h at which the confidence is one half
 * @param rivalry the exponent r; higher values favour the best leaf
 */
function sharesOfBest(
  scorer: Scorer,
  {
    limit,
    halfSure,
    rivalry,
  }: { readonly limit: number; readonly halfSure: number; readonly rivalry: number },
): SharedLeaves {
  const numbers = scorer.best(limit, true);
  const best = scorer.scoreOf(numbers[0] ?? -1);
  const powers = numbers.map((number) => (scorer.scoreOf(number) / best) ** rivalry);
  const sum = powers.reduce((total, power) => total + power, 0);
  return { numbers, shares: powers.map((power) => ((best / (best + halfSure)) * power) / sum) };
}

const categoryQueryWeights = { name: 3, term: 2, parentName: 2, parentTerm: 0, aboveName: 2 } as const;
/**
 * Limits on the senses per category: in a small catalog a name covers much and finds hundreds of senses, in a large
 * one few.
 */
const senseLimits = { most: 400, fewest: 40, inAll: 100_000 } as const;
const halfSure = 10;
/** Exponents for a category whose best sense is another one, and for the competition between a sense's categories. */
const bestSensePower = 2;
const rivalry = 4;

interface FoundCategory {
  readonly category: number;
  readonly strength: number;
}

/** Links each leaf of one catalog to the leaves of the other whose words find it. */
export function linkByCategories({ from, to, languageOf, links }: LinkRequest): void {
  const search = new WordSearch(from.searchIndex);
  const leaves = to.searchIndex.isLeaf.reduce((sum, isLeaf) => sum + isLeaf, 0);
  const fitting = Math.round(senseLimits.inAll / Math.max(1, leaves));
  const maxSenses = Math.max(senseLimits.fewest, Math.min(senseLimits.most, fitting));
  const foundBy: FoundCategory[][] = from.categories.map(() => []);
  for (const [number, category] of to.categories.entries()) {
    const language = languageOf(category);
    if (to.searchIndex.isLeaf[number] !== 1 || language === undefined) continue;
    search.score(
      describeCategory(to, category, { language, weights: categoryQueryWeights }),
      languages.indexOf(language),
    );
    const senses = search.scorer.best(maxSenses, true);
    const best = search.scorer.scoreOf(senses[0] ?? -1);
    for (const sense of senses) {
      const strength = (best / (best + halfSure)) * (search.scorer.scoreOf(sense) / best) ** bestSensePower;
      foundBy[sense]?.push({ category: number, strength });
    }
  }
  for (const [sense, found] of foundBy.entries()) {
    const best = found.reduce((most, { strength }) => Math.max(most, strength), 0);
    const sum = found.reduce((total, { strength }) => total + (strength / best) ** rivalry, 0);
    for (const { category, strength } of found) {
      links.add(sense, category, (best * (strength / best) ** rivalry) / sum);
    }
  }
}
