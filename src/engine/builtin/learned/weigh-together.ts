import type { LearnedFacts } from "../../../examples/learned-facts.ts";

export interface ScoredCategory {
  readonly identifier: string;
  /** How likely it is, in [0, 1]. */
  readonly score: number;
}

/** How far the examples are to be gone by for one product; both in [0, 1]. */
export interface Doubts {
  /** That the product is of another kind than all examples: then only its texts tell. */
  readonly isForeign: number;
  /** That it is of a category of which there is no example yet, though of the examples' kind. */
  readonly isUnseen: number;
}

export interface Nearness {
  /** The examples' highest score. */
  readonly best: number;
  /** Cosine to the nearest example, in [0, 1]. */
  readonly similarity: number;
  /** How many categories there are to choose from. */
  readonly leafCount: number;
}

/** Examples of half of the categories are nearly as good as of all, since shops sell more of some kinds than of others. */
const coverageRigour = 2;

/** So many examples are known to be few: that they are not sure may well be because they know nothing of such products. */
const someExamples = 100;

/**
 * A product is foreign where nothing resembles it as the examples resemble each other, or where few examples are not sure
 * of it, and they cover little of the catalog. It is of an unseen category about as often as examples are the only one of theirs (Good, "The population frequencies of species", Biometrika
 * 40, 1953), and the less so the surer the examples are.
 */
export function findDoubts(facts: LearnedFacts, { best, similarity, leafCount }: Nearness): Doubts {
  const uncovered = Math.max(0, 1 - facts.categoryCount / Math.max(1, leafCount));
  const strangeness = Math.max(0, 1 - similarity / facts.familiarSimilarity);
  const inexperience = someExamples / (facts.exampleCount + someExamples);
  return {
    isForeign: uncovered ** coverageRigour * Math.max(strangeness, inexperience * (1 - best)),
    isUnseen: facts.singleShare * (1 - best),
  };
}

/** Less than this changes no ranking that anybody would see. */
const leastDoubt = 0.02;

export function isDoubted({ isForeign, isUnseen }: Doubts): boolean {
  return isForeign > leastDoubt || isUnseen > leastDoubt;
}

/**
 * The mixture of what the examples say and what the texts alone say, by total probability; best first.
 * @param hasExamples whether a category has any
 */
export function weighTogether(
  taught: readonly ScoredCategory[],
  plain: readonly ScoredCategory[],
  { isForeign, isUnseen }: Doubts,
  hasExamples: (identifier: string) => boolean,
): readonly ScoredCategory[] {
  const others = plain.some(({ identifier }) => !hasExamples(identifier)) ? isUnseen : 0;
  const scores = new Map<string, number>();
  const add = (identifier: string, score: number) =>
    scores.set(identifier, (scores.get(identifier) ?? 0) + score);
  for (const { identifier, score } of taught) add(identifier, (1 - isForeign) * (1 - others) * score);
  for (const { identifier, score } of plain) {
    const share = isForeign + (hasExamples(identifier) ? 0 : (1 - isForeign) * others);
    if (share > 0) add(identifier, share * score);
  }
  return [...scores]
    .map(([identifier, score]) => ({ identifier, score: Math.round(score * 1_000) / 1_000 }))
    .sort((one, other) => other.score - one.score);
}
