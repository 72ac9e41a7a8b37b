import type { Catalog } from "../../../catalog/model.ts";
import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import { lazily, oncePerObject } from "../../../lib/once.ts";
import { softmaxInPlace } from "../../../ml/classifier/evidence.ts";
import type { KnownProduct, ProductKnowledge } from "../../../ml/titles/product-knowledge.ts";
import { inOrder } from "./audience-twins.ts";

/** Categories, of a catalog or of its thesaurus, whose products are known. */
export interface KnownCategories {
  readonly knowledge: ProductKnowledge;
  /** The knowledge's number of a category, by its own; -1 for an unknown one. */
  readonly numberOf: Int32Array;
  /** The number of a category, by the knowledge's; -1 for one that is not there. */
  readonly numberIn: Int32Array;
}

/** From this share on of the categories that it knows, the knowledge is about them. */
const knownShare = 0.9;

/** Matches catalogs with the knowledge, which is opened when the first catalog is asked for. */
export function createKnownCatalogs(
  open: () => ProductKnowledge,
): (catalog: Catalog) => KnownCategories | undefined {
  const opened = lazily(open);
  const matched = oncePerObject((catalog: Catalog) => {
    const identifiers = identifiersOf(catalog);
    return { known: identifiers && matchCategories(identifiers, opened()) };
  });
  return (catalog) => matched(catalog).known;
}

/** Of the catalog's own categories, or of the built-in ones that it has as senses. */
function identifiersOf({ searchIndex: { thesaurus }, categories }: Catalog): readonly string[] | undefined {
  if (thesaurus === undefined) return categories.map(({ identifier }) => identifier);
  const { identifiers } = thesaurus;
  return identifiers && Array.from({ length: identifiers.length }, (_, number) => identifiers.at(number));
}

function matchCategories(own: readonly string[], knowledge: ProductKnowledge): KnownCategories | undefined {
  const { identifiers } = knowledge.titles.parts;
  const numbers = new Map(own.map((identifier, number) => [identifier, number]));
  const numberOf = new Int32Array(own.length).fill(-1);
  const numberIn = new Int32Array(identifiers.length).fill(-1);
  let count = 0;
  for (let known = 0; known < identifiers.length; known += 1) {
    const number = numbers.get(identifiers.at(known));
    if (number === undefined) continue;
    numberOf[number] = known;
    numberIn[known] = number;
    count += 1;
  }
  return count < knownShare * identifiers.length ? undefined : { knowledge, numberOf, numberIn };
}

/** How many candidates come from the words, and from the titles. */
const candidateCounts = { byWords: 40, byTitles: 20 } as const;

/**
 * The conditional logit (McFadden 1974) of the right category among the candidates, fitted with an L2 penalty on hand
 * labels of eleven feeds in four languages (`npm run eval` prints how well it does on them, and the fit), and on titles
 * with a word that names another thing. Where most of a name is codes and unknown words, no word names the thing.
 */
const weights = {
  named: {
    /** The score by words, relative to the best one's. */
    share: 0.7,
    /** ln(1 + score by words). */
    score: 0.24,
    /** 1 / rank by words. */
    rank: 1.03,
    own: 4.31,
    branch: 3.09,
    /** ln(factor of the audience). */
    audience: 1.56,
    brand: 2.37,
    /** Nouns at the place that names the thing, and elsewhere. */
    head: 1.41,
    beside: 1.01,
    word: 0.23,
    accessory: 1.51,
    whole: 0.81,
  },
  unnamed: {
    share: 1.07,
    score: 0.58,
    rank: 0.95,
    own: 4.8,
    branch: 2.12,
    audience: 0.56,
    brand: 1.72,
    head: 1.37,
    beside: 0.58,
    word: 0,
    accessory: 0,
    whole: 0,
  },
} as const;
/** From this share of known words on, a name names the thing. */
export const namedFrom = 0.45;

interface KnownQuery {
  readonly product: KnownProduct;
  /** The product with its ingredients, where those are left out of it. */
  readonly listed?: KnownProduct | undefined;
  /** Best first, with the audience's factors. */
  readonly byWords: RankedNumbers;
  /** A category's factor by its audience, 0 where it is ruled out; absent: all are alike. */
  readonly factorOf?: (category: number) => number;
}

/** What speaks for a candidate, in the order of `weights`. */
interface CandidateEvidence {
  /** The category's number. */
  readonly number: number;
  readonly evidence: readonly number[];
}

/** The candidates for a product, in no order, with what speaks for each. */
function gatherCandidates(
  { knowledge, numberOf, numberIn }: KnownCategories,
  { product, byWords, factorOf = () => 1 }: KnownQuery,
): readonly CandidateEvidence[] {
  knowledge.read(product);
  const places = new Map<number, number>();
  for (let place = 0; place < Math.min(candidateCounts.byWords, byWords.numbers.length); place += 1) {
    places.set(byWords.numbers[place] ?? -1, place);
  }
  for (const known of knowledge.candidates(candidateCounts.byTitles)) {
    const number = numberIn[known] ?? -1;
    if (number >= 0 && !places.has(number)) places.set(number, -1);
  }
  const top = byWords.scores[0] ?? 0;
  const { titles } = knowledge;
  const found: CandidateEvidence[] = [];
  for (const [number, place] of places) {
    const known = numberOf[number] ?? -1;
    const factor = factorOf(number);
    if (known < 0 || factor <= 0) continue;
    const score = place < 0 ? 0 : (byWords.scores[place] ?? 0);
    const words = [top > 0 ? score / top : 0, Math.log1p(score), place < 0 ? 0 : 1 / (1 + place)];
    const learned = [titles.ownFit(known), titles.branchFit(known)];
    const others = [Math.log(factor), knowledge.brandFit(known)];
    const nouns = [knowledge.headFit(known), knowledge.besideFit(known), knowledge.wordFit(known)];
    const parts = [knowledge.accessoryFit(known), knowledge.isWhole(known) ? 1 : 0];
    found.push({ number, evidence: [...words, ...learned, ...others, ...nouns, ...parts] });
  }
  return found;
}

const weightLists = { named: Object.values(weights.named), unnamed: Object.values(weights.unnamed) } as const;

/** Of a short name without a known noun, at least half of whose words are unknown, a single word points anywhere. */
const mostUnknown = 3;
const unknownFrom = 0.5;
const mostOfUnknown = 0.5;

/** What is left to a name that its ingredients speak against, as of an "Ice sandwich", and what they have: a person chooses. */
const [mostOfDisputed, ofIngredients] = [0.6, 0.35];

/** Ranks leaves by words and by what is known of their products; scores are probabilities that sum to at most 1. */
export function rankByKnowledge(known: KnownCategories, { listed, ...query }: KnownQuery): RankedNumbers {
  const [ofAll] = listed === undefined ? [] : rankOf(known, { ...query, product: listed }).numbers;
  const ranked = rankOf(known, query);
  if (ofAll === undefined || ofAll === ranked.numbers[0]) return ranked;
  const scores = new Map(
    ranked.numbers.map((number, place) => [number, Math.min(mostOfDisputed, ranked.scores[place] ?? 0)]),
  );
  scores.set(ofAll, Math.max(ofIngredients, scores.get(ofAll) ?? 0));
  return inOrder([...scores.keys()], [...scores.values()]);
}

function rankOf(known: KnownCategories, query: KnownQuery): RankedNumbers {
  const candidates = gatherCandidates(known, query);
  const weightList = weightLists[known.knowledge.known > namedFrom ? "named" : "unnamed"];
  const ranked = toProbabilities(
    candidates.map(({ number, evidence }) => ({
      number,
      value: evidence.reduce((sum, each, kind) => sum + each * (weightList[kind] ?? 0), 0),
    })),
  );
  return saysNoKind(known, query, ranked.numbers[0] ?? -1)
    ? { ...ranked, scores: ranked.scores.map((score) => Math.min(mostOfUnknown, score)) }
    : ranked;
}

/** Whether a text says nothing that a category's products are called, by a noun, a brand or in a description. */
function saysNoKind(
  { knowledge, numberOf }: KnownCategories,
  { product }: KnownQuery,
  best: number,
): boolean {
  const { description, brand } = product.fields;
  if (product.named.text.trim().split(/\s+/u).length > mostUnknown) return false;
  if (knowledge.known > unknownFrom || description.trim() !== "" || (brand ?? "") !== "") return false;
  const number = numberOf[best] ?? -1;
  const nouns = knowledge.headFit(number) + knowledge.besideFit(number) + knowledge.wordFit(number);
  return nouns + knowledge.brandFit(number) <= 0;
}

interface Valued {
  readonly number: number;
  readonly value: number;
}

/**
 * What speaks for none of the candidates: a model code that has letters in common with a word ("MM 8077") points to nothing,
 * also where it has one candidate alone.
 */
const valueOfNone = -1;

/** Softmax among the candidates and none of them, best first; ties in the catalog's order. */
function toProbabilities(found: readonly Valued[]): RankedNumbers {
  const sorted = found.toSorted((one, other) => other.value - one.value || one.number - other.number);
  const probabilities = Float64Array.from([...sorted.map(({ value }) => value), valueOfNone]);
  softmaxInPlace(probabilities);
  return {
    numbers: sorted.map(({ number }) => number),
    scores: Array.from(probabilities.subarray(0, sorted.length), (one) => Math.round(1_000 * one) / 1_000),
  };
}
