import { senseWeight } from "../../../catalog/search/weights.ts";
import type { PlaceClarity } from "./rank-categories.ts";

/** Fourth power of a share. As products, because `**` is ten times slower. */
function fourthPower(share: number): number {
  const square = share * share;
  return square * square;
}

/**
 * A logistic model of the probability that the best category is correct. Fitted on products of ten catalogs of 5 to 564 categories
 * in four languages, and on subtrees and upper levels of these catalogs, to learn the effect of catalog size and clarity; the
 * larger ones were weighted to minimise the maximum error. On held-out products of the five with more than a thousand products
 * the mean calibration error over ten bins is 0.02 to 0.05, including rows without a match; leaving out each of the ten catalogs
 * in turn it is 0.04 to 0.09, on small ones 0.05 to 0.15.
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
/** Range of catalog sizes in the fit; values outside are clamped. */
const leafCounts = { least: 3, most: 600 } as const;
const kindsPerLeaf = { least: 3, most: 200 } as const;
/** Longer texts are clamped to this word count. */
const mostTextWords = 500;
/** Keeps the logarithm bounded for the clearest catalogs. */
const leastUnclear = 0.02;

/** Inputs of the confidence of a ranking's best category. */
export interface Grounds {
  /** Whether the scores include related senses from the thesaurus. */
  readonly hasThesaurus: boolean;
  readonly clarity: Pick<PlaceClarity, "mean" | "leafCount" | "kindsPerLeaf">;
  /** Of the best category, in [0, 1], see `PlaceClarity`. */
  readonly exclusiveness: number;
  /** Number of distinct words of the product that matched it. */
  readonly wordCount: number;
  /** Number of words in the query, with repetitions. */
  readonly textWordCount: number;
}

/**
 * Confidence of each category of a ranking: p_1 = 1 / (1 + exp(-z)), z being linear in
 * sqrt(s_1), ln(1 + s_1), ln(share_1), c x ln(share_1), ln(1 + query words), ln(1 + matched words), exclusiveness,
 * ln(kinds per leaf) x ln(candidates), ln(leaves) and c = -ln(1.02 - clarity); share_i = s_i^4 / sum_j s_j^4. The remaining
 * probability is split among the others by their shares.
 * @param scores of all candidates, best first, above 0
 * @param count of the returned confidences
 * @returns non-increasing numbers in [0, 1]
 */
export function confidences(scores: readonly number[], grounds: Grounds, count = scores.length): number[] {
  if (scores.length === 0) return [];
  const top = Math.max(scores[0] ?? 0, leastScore);
  const powerOf = (rank: number) => fourthPower(Math.max(scores[rank] ?? 0, leastScore) / top);
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
  /** Sum of the scores' powers relative to the best one's. */
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

/** From 1.3 in the least clear catalog to 3.9 where every kind has one place. */
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
