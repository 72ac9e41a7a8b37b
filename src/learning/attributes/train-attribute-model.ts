import type { AttributedProduct } from "./attribute-model.ts";
import type { AttributeModelParts } from "./attribute-model-parts.ts";
import { createVocabulary, prepareProduct } from "./examples/prepare-products.ts";
import { createLexicon } from "./lexicon/create-lexicon.ts";
import { learnRanking } from "./ranking/learn-ranking.ts";
import { createLabelSpace } from "./tagger/label-space.ts";
import { pruneWeights } from "./tagger/prune-weights.ts";
import { readTaggedTexts } from "./tagger/tagged-texts.ts";
import { type TaggerTraining, trainTagger } from "./tagger/train-tagger.ts";

/** What training gives: the model's parts, to be written to a file or opened. */
export type TrainedAttributeModel = AttributeModelParts;

export interface AttributeTrainingOptions {
  readonly signal?: AbortSignal;
  /** Told which share of the work is done, in [0, 1]. */
  readonly onProgress?: (share: number) => void;
}

const tagging: TaggerTraining = { epochs: 12, rate: 0.05, penalty: 0.001, dropout: 0.4 };
const foldTagging: TaggerTraining = { ...tagging, epochs: 8 };

/** The ranker learns from taggers that did not see the product: one for each part of the examples. */
const folds = 3;

/**
 * Learns to extract attributes from products whose attributes are known. Deterministic; gives the event loop its
 * turns.
 * @throws the signal's reason
 */
export async function trainAttributeModel(
  products: readonly AttributedProduct[],
  { signal, onProgress }: AttributeTrainingOptions,
): Promise<TrainedAttributeModel> {
  signal?.throwIfAborted();
  const vocabulary = createVocabulary(products);
  const numbers = new Map(vocabulary.categories.map((identifier, number) => [identifier, number]));
  const prepared = products.map((product) =>
    prepareProduct(product, numbers.get(product.categoryIdentifier) ?? 0, vocabulary),
  );
  const lexicon = createLexicon(prepared);
  const tagged = readTaggedTexts(prepared, lexicon);
  const spaces = vocabulary.categoryAttributes.map((own) => createLabelSpace(own, vocabulary.attributes.length));
  const steps = tagging.epochs + folds * foldTagging.epochs;
  let done = 0;
  const onEpoch = () => {
    done += 1;
    onProgress?.(done / (steps + 1));
  };
  const pace = { onEpoch, ...(signal && { signal }) };
  const learned = await trainTagger(tagged, spaces, tagging, { isUsed: () => true, ...pace });
  const foldWeights = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const isUsed = (product: number) => product % folds !== fold;
    foldWeights.push(pruneWeights(tagged, await trainTagger(tagged, spaces, foldTagging, { isUsed, ...pace })));
  }
  const parts = { vocabulary, lexicon, tagger: pruneWeights(tagged, learned) };
  const ranking = await learnRanking(parts, prepared, foldWeights, signal);
  onProgress?.(1);
  return { ...parts, ...ranking };
}
