import { setImmediate } from "node:timers/promises";
import { evenShare } from "../sampling.ts";
import type { AttributedProduct, AttributeModelParts } from "./attribute-model.ts";
import { createVocabulary, findSpans, type PreparedProduct, readProduct } from "./prepared-products.ts";
import { learnRanking } from "./ranker-training.ts";
import { readTaggedTexts } from "./tagged-texts.ts";
import { pruneWeights, type TaggerTraining, trainTagger } from "./tagger-training.ts";
import { createLabelSpace } from "./tagger-weights.ts";
import { createLexicon } from "./value-lexicon.ts";
import { learnWritings, searchedAttributes } from "./value-writer.ts";

/** The parts of a trained model, to be stored or opened. */
export type TrainedAttributeModel = AttributeModelParts;

interface AttributeTrainingOptions {
  readonly signal?: AbortSignal;
  /** Called with the share of the work done, in [0, 1]. */
  readonly onProgress?: (share: number) => void;
}

const tagging: TaggerTraining = { epochs: 16, rate: 0.05, penalty: 0.001, dropout: 0.5 };
const foldTagging: TaggerTraining = { ...tagging, epochs: 10 };

/** The ranker is trained with taggers that have not seen the product: one per fold. */
const folds = 3;

/**
 * The tagger is trained on texts of at most this many pieces: about half a minute, and some 100 MB of features. The
 * value lexicon counts all examples.
 */
const maxTrainingPieces = 100_000;

function affordable(products: readonly PreparedProduct[]): readonly PreparedProduct[] {
  const pieces = products.reduce(
    (sum, { texts }) => sum + texts.reduce((own, text) => own + text.pieces.length, 0),
    0,
  );
  return evenShare(
    products,
    Math.floor(products.length * Math.min(1, maxTrainingPieces / Math.max(1, pieces))),
  );
}

/**
 * Trains an extractor from products with known attributes. Deterministic; yields to the event loop.
 * @throws the signal's reason
 */
export async function trainAttributeModel(
  products: readonly AttributedProduct[],
  { signal, onProgress }: AttributeTrainingOptions,
): Promise<TrainedAttributeModel> {
  signal?.throwIfAborted();
  const pace = createPace(signal);
  const vocabulary = createVocabulary(products);
  const numbers = new Map(vocabulary.categories.map((identifier, number) => [identifier, number]));
  const read = products.map((product) =>
    readProduct(product, numbers.get(product.categoryIdentifier) ?? 0, vocabulary),
  );
  const writings = await learnWritings(vocabulary, read, pace);
  const prepared: PreparedProduct[] = [];
  for (const product of read) {
    prepared.push(findSpans(product, writings.forms));
    await pace();
  }
  const lexicon = await createLexicon(prepared, pace);
  const used = affordable(prepared);
  const tagged = await readTaggedTexts(used, lexicon, pace);
  const spaces = searchedAttributes(vocabulary, writings).map((own) =>
    createLabelSpace(own, vocabulary.attributes.length),
  );
  const steps = tagging.epochs + folds * foldTagging.epochs;
  let done = 0;
  const onEpoch = () => {
    done += 1;
    onProgress?.(done / (steps + 1));
  };
  const learned = await trainTagger(tagged, spaces, tagging, { isUsed: () => true, pace, onEpoch });
  const foldWeights = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const isUsed = (product: number) => product % folds !== fold;
    foldWeights.push(
      pruneWeights(tagged, await trainTagger(tagged, spaces, foldTagging, { isUsed, pace, onEpoch })),
    );
  }
  const parts = { vocabulary, writings, lexicon, tagger: pruneWeights(tagged, learned) };
  const ranking = await learnRanking(parts, used, foldWeights, pace);
  onProgress?.(1);
  return { ...parts, ...ranking };
}

const longestTurnMs = 20;

/** Called often by long computations; yields to the event loop every 20 ms. */
export type Pace = () => Promise<void> | undefined;

/** The pace throws the signal's reason once it is aborted. */
function createPace(signal?: AbortSignal): Pace {
  let last = performance.now();
  const pause = async () => {
    await setImmediate();
    signal?.throwIfAborted();
    last = performance.now();
  };
  return () => (performance.now() - last < longestTurnMs ? undefined : pause());
}
