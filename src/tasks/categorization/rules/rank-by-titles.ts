import type { Catalog } from "../../../catalog/model.ts";
import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import { lazily, oncePerObject } from "../../../lib/once.ts";
import type { ProductFields } from "../../../ml/examples.ts";
import type { TitleModel } from "../../../ml/titles/title-model.ts";

/** Categories, of a catalog or of its thesaurus, that a title model knows. */
export interface TitledCategories {
  readonly model: TitleModel;
  /** The model's number of a category, by its own; -1 for one without titles. */
  readonly numberOf: Int32Array;
  /** The number of a category, by the model's. */
  readonly numberIn: Int32Array;
}

/** From this share on of the model's categories that there are, the model is about them. */
const knownShare = 0.9;

/** Matches catalogs with the model, which is opened when the first catalog is asked for. */
export function createTitledCatalogs(
  open: () => TitleModel,
): (catalog: Catalog) => TitledCategories | undefined {
  const opened = lazily(open);
  const matched = oncePerObject((catalog: Catalog) => {
    const identifiers = identifiersOf(catalog);
    return { titled: identifiers && matchCategories(identifiers, opened()) };
  });
  return (catalog) => matched(catalog).titled;
}

/** Of the catalog's own categories, or of the built-in ones that it knows as senses. */
function identifiersOf({ searchIndex: { thesaurus }, categories }: Catalog): readonly string[] | undefined {
  if (thesaurus === undefined) return categories.map(({ identifier }) => identifier);
  const { identifiers } = thesaurus;
  return identifiers && Array.from({ length: identifiers.length }, (_, number) => identifiers.at(number));
}

function matchCategories(known: readonly string[], model: TitleModel): TitledCategories | undefined {
  const { identifiers } = model.parts;
  const numbers = new Map(known.map((identifier, number) => [identifier, number]));
  const numberOf = new Int32Array(known.length).fill(-1);
  const numberIn = new Int32Array(identifiers.length).fill(-1);
  let count = 0;
  for (let titled = 0; titled < identifiers.length; titled += 1) {
    const number = numbers.get(identifiers.at(titled));
    if (number === undefined) continue;
    numberOf[number] = titled;
    numberIn[titled] = number;
    count += 1;
  }
  return count < knownShare * identifiers.length ? undefined : { model, numberOf, numberIn };
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
  /** Whether a category may be the answer; absent: all may. */
  readonly isAllowed?: (category: number) => boolean;
}

/** Ranks a catalog's leaves by words and titles together; scores are probabilities. */
export function rankByTitles(
  { model, numberOf, numberIn }: TitledCategories,
  { fields, byWords, isAllowed = () => true }: TitledQuery,
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
    const titled = numberOf[number] ?? -1;
    if (titled < 0 || !isAllowed(number)) continue;
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
