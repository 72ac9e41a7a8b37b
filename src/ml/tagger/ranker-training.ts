import { shuffled } from "../sampling.ts";
import { type AttributeModelParts, createFinder } from "./attribute-model.ts";
import type { Pace } from "./attribute-training.ts";
import { findCandidates } from "./candidates.ts";
import { createHashTable, HashNumbers } from "./hash-table.ts";
import type { PreparedProduct } from "./prepared-products.ts";
import { choiceOptions, type Ranker, softmax } from "./ranker.ts";
import { RowCacheCapacity } from "./row-cache.ts";
import { type Calibration, calibrate, fitCalibration, optimalThreshold } from "./score-calibration.ts";
import { findWideFeatures, type TaggerWeights } from "./tagger-weights.ts";
import { ownValues } from "./value-lexicon.ts";

const training: RankerTraining = { epochs: 4, rate: 0.05, penalty: 0.03 };

/** Weight of an attribute that the example does not mention: its absence is a guess. */
const unlistedWeight = 0.3;

interface Ranking {
  readonly ranker: Ranker;
  readonly calibration: Calibration;
  /** A probability in [0, 1]. */
  readonly minScore: number;
}

/**
 * Trains the choice among candidates found by taggers that have not seen the product.
 * @param foldWeights by `product number % length`: the tagger that has not seen those products
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
    const shared = { wide: findWideFeatures(tagger), cacheCapacity: new RowCacheCapacity() };
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
  const minScore = optimalThreshold(calibrated, values);
  return { ranker: createRanker(numbers.hashes(), weights), calibration, minScore };
}

/** A ranker's outcomes on unseen examples: two rankers are trained, each on one half for the other. */
async function findOutcomes(choices: readonly Choice[], size: number, pace: Pace): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  // Split by groups of three, as every third example shares its tagger: both halves then have examples of each.
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

/** Features of fewer examples do not generalize, cost time, and are the majority, since most words are rare. */
const minProducts = 3;

/** @param size number of features */
function dropRareFeatures(choices: readonly Choice[], size: number): Choice[] {
  const counts = countProducts(choices, size);
  const isCommon = (feature: number) => (counts[feature] ?? 0) >= minProducts;
  return choices.map((choice) => ({
    ...choice,
    features: choice.features.map((list) => list.filter(isCommon)),
  }));
}

/** By feature: the number of examples with it; the choices of an example are adjacent. */
function countProducts(choices: readonly Choice[], size: number): Uint32Array {
  const counts = new Uint32Array(size);
  const lastSeen = new Int32Array(size).fill(-1);
  for (const { features, product } of choices) {
    for (const feature of features.flatMap((list) => [...list])) {
      if (lastSeen[feature] === product) continue;
      lastSeen[feature] = product;
      counts[feature] = (counts[feature] ?? 0) + 1;
    }
  }
  return counts;
}

/** The outcome of an attribute's best candidate in an example that the ranker has not seen. */
export interface Outcome {
  /** In [0, 1]. */
  readonly score: number;
  readonly isRight: boolean;
  /** Less than 1 where the example does not say whether it has the attribute. */
  readonly weight: number;
}

/** The best candidates, ignoring "none"; no outcome for attributes without candidates. */
function outcomesOf(choices: readonly Choice[], weights: Float32Array): Outcome[] {
  return choices.flatMap(({ features, offsets, isRight, weight }) => {
    const scores = features.map((list, option) => (offsets[option] ?? 0) + scoreOf(list, weights));
    const probabilities = softmax(scores).slice(1);
    const score = Math.max(0, ...probabilities);
    if (score <= 0) return [];
    return [{ score, isRight: isRight[1 + probabilities.indexOf(score)] ?? false, weight }];
  });
}

/** One attribute of one example: its options, "none" first. */
interface Choice {
  readonly features: readonly Int32Array[];
  /** By option: its initial score. */
  readonly offsets: readonly number[];
  /** By option: whether it is right; several may be. */
  readonly isRight: readonly boolean[];
  /** Weight of the example: less than 1 where it does not say whether it has the attribute. */
  readonly weight: number;
  /** Number of the example. */
  readonly product: number;
}

interface RankerTraining {
  readonly epochs: number;
  readonly rate: number;
  readonly penalty: number;
}

/**
 * Maximizes the likelihood of choosing a right option by AdaGrad; deterministic.
 * @param size number of features
 */
async function trainRanker(
  choices: readonly Choice[],
  size: number,
  training: RankerTraining,
  pace: Pace,
): Promise<Float32Array> {
  const weights = new Float32Array(size);
  const squares = new Float32Array(size);
  for (let epoch = 0; epoch < training.epochs; epoch += 1) {
    for (const choice of shuffled(choices, epoch + 1)) {
      learn(choice, weights, squares, training);
      await pace();
    }
  }
  return weights;
}

/** Weights closer to zero have next to no effect and are dropped. */
const minWeight = 0.01;

/** Builds a ranker whose weights are looked up by their features' hashes. */
function createRanker(hashes: Uint32Array, weights: Float32Array): Ranker {
  const used = [...weights.keys()].filter((feature) => Math.abs(weights[feature] ?? 0) >= minWeight);
  return {
    table: createHashTable(Uint32Array.from(used, (feature) => hashes[feature] ?? 0)),
    weights: Float32Array.from(used, (feature) => weights[feature] ?? 0),
  };
}

function learn(
  { features, offsets, isRight, weight: importance }: Choice,
  weights: Float32Array,
  squares: Float32Array,
  { rate, penalty }: RankerTraining,
): void {
  const probabilities = softmax(
    features.map((list, option) => (offsets[option] ?? 0) + scoreOf(list, weights)),
  );
  const right = probabilities.reduce((sum, mass, option) => sum + (isRight[option] ? mass : 0), 0);
  if (right <= 0) return;
  for (const [option, list] of features.entries()) {
    const mass = probabilities[option] ?? 0;
    const slope = importance * ((isRight[option] ? mass / right : 0) - mass);
    if (Math.abs(slope) < 1e-4) continue;
    for (const feature of list) {
      const weight = weights[feature] ?? 0;
      const gradient = slope - penalty * weight;
      const square = (squares[feature] ?? 0) + gradient * gradient;
      squares[feature] = square;
      weights[feature] = weight + (rate * gradient) / Math.sqrt(square + 1e-6);
    }
  }
}

/** The sum of an option's weights. */
function scoreOf(features: Int32Array, weights: Float32Array): number {
  let score = 0;
  for (const feature of features) score += weights[feature] ?? 0;
  return score;
}
