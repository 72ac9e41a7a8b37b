import type { AttributeModelParts } from "../attribute-model-parts.ts";
import type { PreparedProduct } from "../examples/prepared-product.ts";
import { ownValues } from "../lexicon/create-lexicon.ts";
import { createFinder } from "../open-attribute-model.ts";
import type { Pace } from "../pace.ts";
import { HashNumbers } from "../reading/hash-numbers.ts";
import { numberWideFeatures } from "../tagger/category-entries.ts";
import type { TaggerWeights } from "../tagger/tagger.ts";
import { bestThreshold } from "./best-threshold.ts";
import { findCandidates } from "./find-candidates.ts";
import { choiceOptions, type Ranker } from "./ranker.ts";
import { type Choice, type RankerTraining, trainRanker } from "./train-ranker.ts";

const training: RankerTraining = { epochs: 4, rate: 0.05, penalty: 0.002 };

/** How much an attribute of the category counts of which the example says nothing: that it has none is a guess. */
const unlistedWeight = 0.3;

/**
 * Learns to choose among candidates as taggers found them that did not see the product.
 * @param foldWeights by `product number % length`: the tagger that did not see those products
 */
export async function learnRanking(
  parts: Pick<AttributeModelParts, "vocabulary" | "lexicon" | "writings" | "tagger">,
  products: readonly PreparedProduct[],
  foldWeights: readonly TaggerWeights[],
  pace: Pace,
): Promise<{ ranker: Ranker; leastScore: number }> {
  const numbers = new HashNumbers();
  const choices: Choice[] = [];
  const finders = foldWeights.map((tagger) => {
    const wideNumbers = numberWideFeatures(tagger);
    return parts.vocabulary.categories.map((_, category) =>
      createFinder({ ...parts, tagger }, category, wideNumbers),
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
      choices.push({ features, offsets, isRight, weight: values === undefined ? unlistedWeight : 1 });
    }
    await pace();
  }
  const ranker = trainRanker(choices, numbers, training);
  return { ranker, leastScore: bestThreshold(choices, ranker.weights) };
}
