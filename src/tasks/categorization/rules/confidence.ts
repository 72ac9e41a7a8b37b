import { senseWeight } from "../../../catalog/search/weights.ts";
import type { PlaceClarity } from "./rank-categories.ts";

/** How steeply rivals take from each other: a share's fourth power. As products, for `**` takes ten times as long. */
function rivalry(share: number): number {
  const square = share * share;
  return square * square;
}

/**
 * A logistic model of whether the best category is right. It was fitted on products of ten catalogs of 5 to 564 categories in four
 * languages, and on parts of these catalogs and their upper levels as catalogs of their own, so that it knows how much a
 * catalog's size and clarity tell; the larger ones weighed so that the worst is off least. On the five with more
 * than a thousand products kept apart it is off by 2 to 5 hundredths in the mean over ten bins, the rows included that nothing
 * points to; with each of the ten left out in turn by 4 to 9, on small ones by 5 to 15.
 */
const model = {
  base: -1.533,
  evidence: { root: 0.191, logarithm: 0.33 },
  share: { always: 0.571, clear: 0.171 },
  textWords: 0.265,
  words: 0.876,
  candidates: -0.261,
  leaves: -0.253,
  exclusiveness: 1.577,
  clarity: 0.156,
  ownThesaurus: senseWeight,
} as const;
const leastScore = 1e-3;
/** The sizes of the catalogs on which the model was fitted; of others nothing more is concluded. */
const leafCounts = { least: 3, most: 600 } as const;
const kindsPerLeaf = { least: 3, most: 200 } as const;
/** A longer text is no better ground than one of so many words. */
const mostTextWords = 500;
/** Keeps the logarithm of what is unclear from falling without end. */
const leastUnclear = 0.02;

/** On what a ranking's best category rests. */
export interface Grounds {
  /** Whether the scores have a related part. */
  readonly hasThesaurus: boolean;
  readonly clarity: Pick<PlaceClarity, "mean" | "leafCount" | "kindsPerLeaf">;
  /** Of the best category: 0..1, see `PlaceClarity`. */
  readonly exclusiveness: number;
  /** How many different words of the product found it. */
  readonly wordCount: number;
  /** How many words were asked for, each as often as it stands. */
  readonly textWordCount: number;
}

/**
 * How sure each category of a ranking is: p_1 = 1 / (1 + exp(-z)), z being linear in
 * sqrt(s_1), ln(1 + s_1), ln(share_1), c x ln(share_1), ln(1 + words asked for), ln(1 + words that found it), exclusiveness,
 * ln(kinds per leaf) x ln(candidates), ln(leaves) and c = -ln(1.02 - clarity); share_i = s_i^4 / sum_j s_j^4. What the best one
 * leaves goes to the others by their shares.
 * @param scores of all candidates, best first, above 0
 * @param count of how many of them the answer tells
 * @returns numbers in [0, 1] that do not grow
 */
export function confidences(scores: readonly number[], grounds: Grounds, count = scores.length): number[] {
  if (scores.length === 0) return [];
  const top = Math.max(scores[0] ?? 0, leastScore);
  const powerOf = (rank: number) => rivalry(Math.max(scores[rank] ?? 0, leastScore) / top);
  let sum = 0;
  for (let rank = 0; rank < scores.length; rank += 1) sum += powerOf(rank);
  const evidence = grounds.hasThesaurus ? top : top * (1 + model.ownThesaurus / sum);
  const first = logistic(
    ofRanking({ evidence, sum, candidates: scores.length, grounds }) + ofCatalog(grounds),
  );
  const shares = [rounded(first)];
  for (let rank = 1; rank < Math.min(count, scores.length); rank += 1) {
    shares.push(Math.min(shares[rank - 1] ?? 0, rounded(((1 - first) * powerOf(rank)) / sum)));
  }
  return shares;
}

interface Ranked {
  readonly evidence: number;
  /** Of the scores' powers, the best one's being 1. */
  readonly sum: number;
  readonly candidates: number;
  readonly grounds: Grounds;
}

function ofRanking({ evidence, sum, candidates, grounds }: Ranked): number {
  const kinds = within(grounds.clarity.kindsPerLeaf, kindsPerLeaf);
  return (
    model.evidence.root * Math.sqrt(evidence) +
    model.evidence.logarithm * Math.log1p(evidence) -
    (model.share.always + model.share.clear * clearness(grounds)) * Math.log(sum) +
    model.textWords * Math.log1p(Math.min(grounds.textWordCount, mostTextWords)) +
    model.words * Math.log1p(grounds.wordCount) +
    model.candidates * Math.log(kinds) * Math.log(candidates)
  );
}

function ofCatalog(grounds: Grounds): number {
  const { clarity, exclusiveness } = grounds;
  return (
    model.base +
    model.leaves * Math.log(within(clarity.leafCount, leafCounts)) +
    model.clarity * clearness(grounds) +
    model.exclusiveness * exclusiveness
  );
}

/** From 1.3 in the least clear catalog to 3.9 where all kinds have one place. */
function clearness({ clarity }: Grounds): number {
  return -Math.log(1 + leastUnclear - clarity.mean);
}

function within(value: number, { least, most }: { readonly least: number; readonly most: number }): number {
  return Math.min(most, Math.max(least, value));
}

function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

function rounded(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}
