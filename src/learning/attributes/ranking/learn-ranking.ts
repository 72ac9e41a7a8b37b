import type { AttributeModelParts } from "../attribute-model-parts.ts";
import type { PreparedProduct } from "../examples/prepared-product.ts";
import { ownValues } from "../lexicon/create-lexicon.ts";
import { createFinder } from "../open-attribute-model.ts";
import type { Pace } from "../pace.ts";
import { HashNumbers } from "../reading/hash-numbers.ts";
import { findWideFeatures } from "../tagger/category-entries.ts";
import { MemoRoom } from "../tagger/row-memo.ts";
import type { TaggerWeights } from "../tagger/tagger.ts";
import { bestThreshold } from "./best-threshold.ts";
import { type Calibration, calibrate, fitCalibration } from "./calibration.ts";
import { dropRareFeatures } from "./drop-rare-features.ts";
import { findCandidates } from "./find-candidates.ts";
import { type Outcome, outcomesOf } from "./outcomes.ts";
import { choiceOptions, type Ranker } from "./ranker.ts";
import { type Choice, createRanker, type RankerTraining, trainRanker } from "./train-ranker.ts";

const training: RankerTraining = { epochs: 4, rate: 0.05, penalty: 0.03 };

/** How much an attribute of the category counts of which the example says nothing: that it has none is a guess. */
const unlistedWeight = 0.3;

export interface Ranking {
  readonly ranker: Ranker;
  readonly calibration: Calibration;
  /** A probability in [0, 1]. */
  readonly leastScore: number;
}

/**
 * Learns to choose among candidates as taggers found them that did not see the product.
 * @param foldWeights by `product number % length`: the tagger that did not see those products
 */
export async function learnRanking(
  parts: Pick<AttributeModelParts, "vocabulary" | "lexicon" | "writings" | "tagger">,
  products: readonly PreparedProduct[],
  foldWeights: readonly TaggerWeights[],
  pace: Pace,
): Promise<Ranking> {
  const numbers = new HashNumbers();
  const all: Choice[] = [];
  const finders = foldWeights.map((tagger) => {
    const shared = { wide: findWideFeatures(tagger), room: new MemoRoom() };
    return parts.vocabulary.categories.map((_, category) =>
      createFinder({ ...parts, tagger }, category, shared),
    );
  });
  for (const [number, product] of products.entries()) {
    const finder = finders[number % finders.length]?.[product.category];
    if (finder === undefined) continue;
    const own = ownValues(product);
    const candidates = findCandidates(finder, product.texts, own);
    for (const of of candidates.attributes) {
      const context = { product: candidates, category: product.category, lexicon: parts.lexicon, own };
      const options = choiceOptions(context, of);
      const features = options.map((option) => Int32Array.from(option.features, (hash) => numbers.add(hash)));
      const offsets = options.map(({ offset }) => offset);
      const values = product.values.get(of.attribute);
      const isRight = [!values, ...of.groups.map(({ value }) => values?.includes(value) ?? false)];
      const weight = values === undefined ? unlistedWeight : 1;
      all.push({ features, offsets, isRight, weight, product: number });
    }
    await pace();
  }
  const choices = dropRareFeatures(all, numbers.size);
  const weights = await trainRanker(choices, numbers.size, training, pace);
  const outcomes = await findOutcomes(choices, numbers.size, pace);
  const calibration = fitCalibration(outcomes);
  const calibrated = outcomes.map((one) => ({ ...one, score: calibrate(calibration, one.score) }));
  const values = choices.filter(({ weight, isRight }) => weight === 1 && !isRight[0]).length;
  const leastScore = bestThreshold(calibrated, values);
  return { ranker: createRanker(numbers.hashes(), weights), calibration, leastScore };
}

/** What a ranker makes of examples that it did not see: one learns from each half, for the other. */
async function findOutcomes(choices: readonly Choice[], size: number, pace: Pace): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  // Halves of runs, as every third example shares its tagger: both halves have examples of each.
  const halfOf = ({ product }: Choice) => Math.floor(product / 3) % 2;
  for (const half of [0, 1]) {
    const seen = choices.filter((choice) => halfOf(choice) !== half);
    const weights = await trainRanker(seen, size, training, pace);
    outcomes.push(
      ...outcomesOf(
        choices.filter((choice) => halfOf(choice) === half),
        weights,
      ),
    );
  }
  return outcomes;
}
