import type { Catalog } from "../../../catalog/model.ts";
import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import { lazily, oncePerObject } from "../../../lib/once.ts";
import type { ProductFields } from "../../../ml/examples.ts";
import type { TitleModel } from "../../../ml/titles/title-model.ts";

/** A catalog whose categories a title model knows. */
export interface TitledCatalog {
  readonly model: TitleModel;
  /** The model's number of a category, by the catalog's; -1 for one without titles. */
  readonly numberOf: Int32Array;
  /** The catalog's number of a category, by the model's. */
  readonly numberIn: Int32Array;
}

/** From this share on of the model's categories that a catalog has, the model is about this catalog. */
const knownShare = 0.9;

/** Matches catalogs with the model, which is opened when the first catalog is asked for. */
export function createTitledCatalogs(
  open: () => TitleModel,
): (catalog: Catalog) => TitledCatalog | undefined {
  const opened = lazily(open);
  const matched = oncePerObject((catalog: Catalog) => ({
    titled: catalog.searchIndex.thesaurus === undefined ? matchCatalog(catalog, opened()) : undefined,
  }));
  return (catalog) => matched(catalog).titled;
}

function matchCatalog(catalog: Catalog, model: TitleModel): TitledCatalog | undefined {
  const { identifiers } = model.parts;
  const numbers = new Map(catalog.categories.map(({ identifier }, number) => [identifier, number]));
  const numberOf = new Int32Array(catalog.categories.length).fill(-1);
  const numberIn = new Int32Array(identifiers.length).fill(-1);
  let known = 0;
  for (let titled = 0; titled < identifiers.length; titled += 1) {
    const number = numbers.get(identifiers.at(titled));
    if (number === undefined) continue;
    numberOf[number] = titled;
    numberIn[titled] = number;
    known += 1;
  }
  return known < knownShare * identifiers.length ? undefined : { model, numberOf, numberIn };
}

/** How many candidates come from the words and from the titles. */
const candidates = { byWords: 40, byTitles: 20 } as const;

/**
 * The conditional logit (McFadden 1974) of the right category among the candidates, fitted with an L2 penalty on hand
 * labels of seven feeds in four languages (859 products, of which a fifth was held out in turn).
 */
const weights = {
  /** The score by words, relative to the best one's. */
  share: 1.45,
  /** ln(1 + score by words). */
  score: 0.85,
  /** 1 / rank by words. */
  rank: 1.1,
  own: 3.4,
  branch: 2.8,
} as const;

interface TitledQuery {
  readonly fields: ProductFields;
  /** Best first, with the audience's factors. */
  readonly byWords: RankedNumbers;
  /** A category's factor by its audience; 0 where it is ruled out. */
  readonly factorOf: (category: number) => number;
}

/** Ranks a catalog's leaves by words and titles together; scores are probabilities. */
export function rankByTitles(
  { model, numberOf, numberIn }: TitledCatalog,
  { fields, byWords, factorOf }: TitledQuery,
): RankedNumbers {
  model.read(fields);
  const places = new Map<number, number>();
  for (let place = 0; place < Math.min(candidates.byWords, byWords.numbers.length); place += 1) {
    places.set(byWords.numbers[place] ?? -1, place);
  }
  for (const titled of model.best(candidates.byTitles)) {
    const number = numberIn[titled] ?? -1;
    if (number >= 0 && !places.has(number)) places.set(number, -1);
  }
  const top = byWords.scores[0] ?? 0;
  const found: { number: number; value: number }[] = [];
  for (const [number, place] of places) {
    const factor = factorOf(number);
    const titled = numberOf[number] ?? -1;
    if (factor <= 0 || titled < 0) continue;
    const score = place < 0 ? 0 : (byWords.scores[place] ?? 0);
    const { own, branch } = model.fitOf(titled);
    const value =
      (top > 0 ? weights.share * (score / top) : 0) +
      weights.score * Math.log1p(score) +
      (place < 0 ? 0 : weights.rank / (1 + place)) +
      weights.own * own +
      weights.branch * branch;
    found.push({ number, value });
  }
  found.sort((one, other) => other.value - one.value || one.number - other.number);
  const best = found[0]?.value ?? 0;
  const powers = found.map(({ value }) => Math.exp(value - best));
  const sum = powers.reduce((total, power) => total + power, 0);
  return {
    numbers: found.map(({ number }) => number),
    scores: powers.map((power) => Math.round((1_000 * power) / sum) / 1_000),
  };
}
