import { readWords } from "../../nlp/stemmer.ts";
import {
  addToPhrase,
  createPhraseTable,
  emptyPhrase,
  finishPhrase,
  numbersOf,
  type PhraseTable,
} from "./phrase-table.ts";

/** In words. */
const longestBrand = 3;
const shortestBrand = 3;
/** Weights are stored in so many steps, beside the category. */
const steps = 255;

export interface BrandEntry {
  readonly spellings: readonly string[];
  /** Categories that it makes products of, most typical first; an entry may stand for several. */
  readonly categories: readonly (readonly number[])[];
  /** Also a common word: found only where the feed says that it is the brand. */
  readonly isCommon: boolean;
}

/** Brands with what they make. */
export interface BrandLexicon {
  /** For texts. */
  readonly distinct: PhraseTable;
  /** All of them. */
  readonly all: PhraseTable;
}

/**
 * A category's weight is 1 / (place in the brand's list), divided by the root of how many share the place; the highest
 * where there are several.
 */
export function createBrandLexicon(entries: readonly BrandEntry[]): BrandLexicon {
  const distinct = new Map<number, Map<number, number>>();
  const all = new Map<number, Map<number, number>>();
  for (const { spellings, categories, isCommon } of entries) {
    for (const spelling of spellings) {
      const { folded } = readWords(spelling);
      if (folded.length === 0 || folded.length > longestBrand) continue;
      const key = keyOf(folded);
      addWeights(categories, weightsOf(all, key));
      const isShort = folded.length === 1 && spelling.length < shortestBrand;
      if (!isCommon && !isShort) addWeights(categories, weightsOf(distinct, key));
    }
  }
  return { distinct: packed(distinct), all: packed(all) };
}

function weightsOf(brands: Map<number, Map<number, number>>, key: number): Map<number, number> {
  const known = brands.get(key) ?? new Map<number, number>();
  brands.set(key, known);
  return known;
}

function addWeights(categories: BrandEntry["categories"], to: Map<number, number>): void {
  for (const [place, group] of categories.entries()) {
    const weight = Math.round(steps / (1 + place) / Math.sqrt(group.length));
    for (const category of group) to.set(category, Math.max(weight, to.get(category) ?? 0));
  }
}

function packed(brands: ReadonlyMap<number, ReadonlyMap<number, number>>): PhraseTable {
  const lists = [...brands].map(([key, weights]): [number, number[]] => [
    key,
    [...weights].map(([category, weight]) => category * (steps + 1) + weight),
  ]);
  return createPhraseTable(new Map(lists));
}

function keyOf(words: readonly string[]): number {
  return finishPhrase(words.reduce(addToPhrase, emptyPhrase));
}

interface BrandedTexts {
  /** Without what the product is for. */
  readonly name: string;
  /** "" where the feed does not say it. */
  readonly brand: string;
}

/** How typical categories are of the brands that a product's texts name: by category's number, in [0, 1]. */
export function findBrands(
  { distinct, all }: BrandLexicon,
  { name, brand }: BrandedTexts,
): Map<number, number> {
  const found = new Map<number, number>();
  const { folded } = readWords(name);
  for (let first = 0; first < folded.length; first += 1) {
    addBrands(distinct, folded.slice(first, first + longestBrand), found);
  }
  if (brand !== "") addBrands(all, readWords(brand).folded.slice(0, longestBrand), found);
  return found;
}

/** Adds the categories of brands that begin with the first word. */
function addBrands(table: PhraseTable, words: readonly string[], to: Map<number, number>): void {
  let hash = emptyPhrase;
  for (const word of words) {
    hash = addToPhrase(hash, word);
    for (const entry of numbersOf(table, finishPhrase(hash))) {
      const category = Math.floor(entry / (steps + 1));
      const weight = (entry % (steps + 1)) / steps;
      if (weight > (to.get(category) ?? 0)) to.set(category, weight);
    }
  }
}
