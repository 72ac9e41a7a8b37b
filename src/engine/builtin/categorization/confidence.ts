import { senseWeight } from "../../../catalog/search/weights.ts";
import type { NumberedMatch } from "../../../catalog/search.ts";

/** How steeply rivals take from each other. */
const rivalry = 4;

/**
 * A logistic model of whether the best category is right, fitted on products of six shops in four languages, the shops
 * weighed so that the worst is off least (but for the smallest): by 6 to 7 hundredths in the mean over ten bins. With each
 * shop left out in turn it was off by 7 to 14 hundredths, on the smallest one by 21: how often several of a shop's
 * categories fit the same thing is only guessed. Without a thesaurus a catalog is its own: a kind of thing has its place in itself.
 */
const model = {
  base: -9.391,
  evidence: 0.513,
  share: 0.645,
  clarity: 8.694,
  words: 0.319,
  link: 0.146,
  ownThesaurus: senseWeight,
} as const;
const leastLink = 0.05;
const leastScore = 1e-3;

/** On what a ranking's best category rests. */
export interface Grounds {
  /** Whether the scores have a related part. */
  readonly hasThesaurus: boolean;
  /** How clearly kinds of things have one place in the catalog: 0.75..1, see `PlaceClarity`. */
  readonly clarity: number;
  /** How strongly some kind of thing belongs in the best category: 0 or more, see `PlaceClarity`. */
  readonly strongestLink: number;
  /** How many different words of the product found it. */
  readonly wordCount: number;
}

/**
 * How sure each category of a ranking is: p_1 = 1 / (1 + exp(-z)), z = a + b sqrt(s_1) + c ln(share_1) + d clarity
 * + e ln(1 + words) + f ln(link + 0.05), share_i = s_i^r / sum_j s_j^r. What the best one leaves goes to the others by their shares.
 * @param matches best first
 * @returns numbers in [0, 1] that do not grow
 */
export function confidences(matches: readonly NumberedMatch[], grounds: Grounds): number[] {
  const [best] = matches;
  if (best === undefined) return [];
  const top = Math.max(best.score, leastScore);
  const powers = matches.map(({ score }) => (Math.max(score, leastScore) / top) ** rivalry);
  const sum = powers.reduce((total, power) => total + power, 0);
  const evidence = grounds.hasThesaurus ? top : top * (1 + model.ownThesaurus / sum);
  const first = logistic(
    model.base +
      model.evidence * Math.sqrt(evidence) -
      model.share * Math.log(sum) +
      model.clarity * grounds.clarity +
      model.words * Math.log1p(grounds.wordCount) +
      model.link * Math.log(grounds.strongestLink + leastLink),
  );
  let highest = rounded(first);
  return powers.map((power, rank) => {
    if (rank > 0) highest = Math.min(highest, rounded(((1 - first) * power) / sum));
    return highest;
  });
}

function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

function rounded(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}
