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
const belief = { limit: 8, halfSure: 20, rivalry: 4 } as const;

/** Links each leaf of one catalog to the leaves of the other that its own words lead to. */
export function placesOfSenses({ from, to, languageOf, links }: LinkRequest): void {
  const search = new WordSearch(to.searchIndex);
  const spoken = new Set(to.categories.map(languageOf).filter((language) => language !== undefined));
  for (const [sense, category] of from.categories.entries()) {
    if (from.searchIndex.isLeaf[sense] !== 1) continue;
    for (const language of spoken) {
      search.score(describeCategory(from, category, { language, weights }), languages.indexOf(language));
      const { numbers, shares } = sharesOfBest(search.scorer, belief);
      for (const [rank, place] of numbers.entries()) {
        links.add(sense, place, (shares[rank] ?? 0) / spoken.size);
      }
    }
  }
}

/** How much a category's texts weigh in a query that seeks what is like it. */
interface DescriptionWeights {
  readonly name: number;
  readonly term: number;
  /** Of the category right above it. */
  readonly parentName: number;
  readonly parentTerm: number;
  /** Of those further up. */
  readonly aboveName: number;
}

/** A category as a query: its names and terms, and what stands above it. */
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

/** The leaves that a query found, best first, and how far each is to be believed: 0..1, in all at most 1. */
interface SharedLeaves {
  readonly numbers: readonly number[];
  readonly shares: readonly number[];
}

/**
 * share_i = b / (b + h) x s_i^r / sum_j s_j^r, where b is the best score.
 * @param halfSure the raw score h at which the best leaf is half sure
 * @param rivalry how steeply leaves take from each other: r
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

const weightsOfSensesOfCategories = { name: 3, term: 2, parentName: 2, parentTerm: 0, aboveName: 2 } as const;
/** In a small catalog a name takes much together and leads to hundreds of senses, in a large one to few. */
const sensesToCategory = { most: 400, fewest: 40, inAll: 100_000 } as const;
const halfSure = 10;
/** How far a category falls back whose best sense is another one, and how steeply a sense's categories then compete. */
const farness = 2;
const rivalry = 4;

interface FoundCategory {
  readonly category: number;
  readonly nearness: number;
}

/** Links each leaf of one catalog to those leaves of the other whose words lead to it. */
export function sensesOfCategories({ from, to, languageOf, links }: LinkRequest): void {
  const search = new WordSearch(from.searchIndex);
  const leaves = to.searchIndex.isLeaf.reduce((sum, isLeaf) => sum + isLeaf, 0);
  const fitting = Math.round(sensesToCategory.inAll / Math.max(1, leaves));
  const mostSenses = Math.max(sensesToCategory.fewest, Math.min(sensesToCategory.most, fitting));
  const foundBy: FoundCategory[][] = from.categories.map(() => []);
  for (const [number, category] of to.categories.entries()) {
    const language = languageOf(category);
    if (to.searchIndex.isLeaf[number] !== 1 || language === undefined) continue;
    search.score(
      describeCategory(to, category, { language, weights: weightsOfSensesOfCategories }),
      languages.indexOf(language),
    );
    const senses = search.scorer.best(mostSenses, true);
    const best = search.scorer.scoreOf(senses[0] ?? -1);
    for (const sense of senses) {
      const nearness = (best / (best + halfSure)) * (search.scorer.scoreOf(sense) / best) ** farness;
      foundBy[sense]?.push({ category: number, nearness });
    }
  }
  for (const [sense, found] of foundBy.entries()) {
    const best = found.reduce((most, { nearness }) => Math.max(most, nearness), 0);
    const sum = found.reduce((total, { nearness }) => total + (nearness / best) ** rivalry, 0);
    for (const { category, nearness } of found) {
      links.add(sense, category, (best * (nearness / best) ** rivalry) / sum);
    }
  }
}
