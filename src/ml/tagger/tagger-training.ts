import { shuffled } from "../sampling.ts";
import type { Pace } from "./attribute-training.ts";
import { Chain } from "./conditional-random-field.ts";
import { createHashTable } from "./hash-table.ts";
import type { TaggedText, TaggedTexts } from "./tagged-texts.ts";
import {
  addWeights,
  type CategoryEntries,
  createCategoryEntries,
  findWideFeatures,
  type LabelSpace,
  type TaggerWeights,
  transitionCount,
} from "./tagger-weights.ts";

/** Weights closer to zero have no noticeable effect, and are half of all. */
const minWeight = 0.01;

/** Prepares the trained weights for lookup, without negligible ones. */
export function pruneWeights(tagged: TaggedTexts, { weights, transitions }: LearnedWeights): TaggerWeights {
  const [hashes, starts, labels, weightValues]: [number[], number[], number[], number[]] = [[], [0], [], []];
  for (const [feature, hash] of tagged.hashes.entries()) {
    const end = tagged.starts[feature + 1] ?? 0;
    for (let entry = tagged.starts[feature] ?? 0; entry < end; entry += 1) {
      const weight = weights[entry] ?? 0;
      if (Math.abs(weight) < minWeight) continue;
      labels.push(tagged.labels[entry] ?? 0);
      weightValues.push(weight);
    }
    if (weightValues.length === starts.at(-1)) continue;
    hashes.push(hash);
    starts.push(weightValues.length);
  }
  return {
    table: createHashTable(Uint32Array.from(hashes)),
    starts: Uint32Array.from(starts),
    labels: Uint16Array.from(labels),
    weights: Float32Array.from(weightValues),
    transitions,
  };
}

/** Weights during training; the features' are laid out as in `TaggedTexts`. */
interface LearnedWeights {
  readonly weights: Float32Array;
  readonly transitions: readonly Float32Array[];
}

export interface TaggerTraining {
  readonly epochs: number;
  /** Learning rate of AdaGrad. */
  readonly rate: number;
  /** L2 penalty per text. */
  readonly penalty: number;
  /**
   * Dropout: the share of features omitted at each visit of a text, so that none dominates (Wang et al. 2013, Feature
   * noising for log-linear structured prediction, https://aclanthology.org/D13-1117/).
   */
  readonly dropout: number;
}

/**
 * Maximizes the likelihood of the labels by AdaGrad (Duchi, Hazan and Singer 2011,
 * https://jmlr.org/papers/v12/duchi11a.html), text by text in a reproducible order.
 * @param isUsed selects the training examples by number
 */
export async function trainTagger(
  tagged: TaggedTexts,
  spaces: readonly LabelSpace[],
  training: TaggerTraining,
  { isUsed, pace, onEpoch }: { isUsed: (product: number) => boolean; pace: Pace; onEpoch: () => void },
): Promise<LearnedWeights> {
  const learner = new TaggerLearner(tagged, spaces, training);
  const texts = tagged.texts.filter(({ product }) => isUsed(product));
  for (let epoch = 0; epoch < training.epochs; epoch += 1) {
    for (const text of shuffled(texts, epoch + 1)) {
      learner.learn(text);
      await pace();
    }
    onEpoch();
  }
  learner.scaleForAll();
  return learner;
}

class TaggerLearner implements LearnedWeights {
  readonly weights: Float32Array;
  readonly transitions: readonly Float32Array[];
  readonly #squares: Float32Array;
  readonly #transitionSquares: readonly Float32Array[];
  readonly #chain = new Chain();
  #isUsed = new Uint8Array(0);
  #state = 1;
  readonly #tagged: TaggedTexts;
  readonly #categoryEntries: readonly CategoryEntries[];
  readonly #training: TaggerTraining;

  constructor(tagged: TaggedTexts, spaces: readonly LabelSpace[], training: TaggerTraining) {
    this.#tagged = tagged;
    const wide = findWideFeatures(tagged);
    this.#categoryEntries = spaces.map((space) => createCategoryEntries(tagged, space, wide));
    this.#training = training;
    this.weights = new Float32Array(tagged.labels.length);
    this.#squares = new Float32Array(tagged.labels.length);
    this.transitions = spaces.map(({ count }) => new Float32Array(transitionCount(count)));
    this.#transitionSquares = spaces.map(({ count }) => new Float32Array(transitionCount(count)));
  }

  learn(text: TaggedText): void {
    const own = this.#categoryEntries[text.category];
    const transitions = this.transitions[text.category];
    if (own === undefined || transitions === undefined) return;
    this.#drawMask(text.features.length);
    this.#score(text, own);
    this.#chain.run(transitions);
    this.#updateFeatures(text, own);
    this.#updateTransitions(text, own.space);
  }

  /** Scales the weights, so that all features together have the same sum as the retained ones had. */
  scaleForAll(): void {
    for (let at = 0; at < this.weights.length; at += 1) {
      this.weights[at] = (this.weights[at] ?? 0) * (1 - this.#training.dropout);
    }
  }

  #drawMask(length: number): void {
    if (this.#isUsed.length < length) this.#isUsed = new Uint8Array(length * 2);
    const threshold = this.#training.dropout * 2 ** 32;
    for (let at = 0; at < length; at += 1) {
      // The linear congruential generator of Numerical Recipes: fast, and its high bits are random enough.
      this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
      this.#isUsed[at] = this.#state >= threshold ? 1 : 0;
    }
  }

  #score({ features, starts, gold }: TaggedText, own: CategoryEntries): void {
    const chain = this.#chain;
    chain.prepare(gold.length, own.space.count);
    const table = { starts: this.#tagged.starts, labels: this.#tagged.labels, weights: this.weights };
    for (let piece = 0; piece < gold.length; piece += 1) {
      const row = piece * chain.labels;
      const end = starts[piece + 1] ?? 0;
      for (let at = starts[piece] ?? 0; at < end; at += 1) {
        if (this.#isUsed[at] === 0) continue;
        addWeights(table, own, features[at] ?? 0, chain.emissions, row);
      }
    }
  }

  #updateFeatures({ features, starts, gold }: TaggedText, own: CategoryEntries): void {
    const labelCount = this.#chain.labels;
    const { wideStarts, entries } = own;
    const wideNumbers = own.wide.numbers;
    const entryStarts = this.#tagged.starts;
    for (let piece = 0; piece < gold.length; piece += 1) {
      const row = piece * labelCount;
      const label = gold[piece] ?? 0;
      const end = starts[piece + 1] ?? 0;
      for (let at = starts[piece] ?? 0; at < end; at += 1) {
        if (this.#isUsed[at] === 0) continue;
        const feature = features[at] ?? 0;
        const wide = wideNumbers[feature] ?? -1;
        if (wide < 0) {
          const last = entryStarts[feature + 1] ?? 0;
          for (let entry = entryStarts[feature] ?? 0; entry < last; entry += 1) {
            this.#updateEntry(entry, own.space, label, row);
          }
        } else {
          const last = wideStarts[wide + 1] ?? 0;
          for (let place = wideStarts[wide] ?? 0; place < last; place += 1) {
            this.#updateEntry(entries[place] ?? 0, own.space, label, row);
          }
        }
      }
    }
  }

  #updateEntry(entry: number, { localLabels }: LabelSpace, gold: number, row: number): void {
    const label = this.#tagged.labels[entry] ?? 0;
    const local = localLabels[label] ?? -1;
    if (local < 0) return;
    const slope = (label === gold ? 1 : 0) - (this.#chain.marginals[row + local] ?? 0);
    if (slope > 1e-3 || slope < -1e-3) this.#step(this.weights, this.#squares, entry, slope);
  }

  #updateTransitions({ gold, category }: TaggedText, { count, localLabels }: LabelSpace): void {
    const chain = this.#chain;
    const transitions = this.transitions[category];
    const squares = this.#transitionSquares[category];
    if (transitions === undefined || squares === undefined) return;
    const slopes = new Float64Array(transitions.length);
    const targets = 1 + count;
    const base = chain.labels * targets;
    for (let piece = 0; piece + 1 < gold.length; piece += 1) {
      const [label, next] = [localLabels[gold[piece] ?? 0] ?? 0, localLabels[gold[piece + 1] ?? 0] ?? 0];
      const position = next - targets;
      const seen =
        position < 0 ? label * targets + next : base + (label <= count ? position : count + position);
      slopes[seen] = (slopes[seen] ?? 0) + 1;
      chain.subtractPairs(piece, slopes);
    }
    for (const [at, slope] of slopes.entries()) {
      if (slope > 1e-3 || slope < -1e-3) this.#step(transitions, squares, at, slope);
    }
  }

  #step(weights: Float32Array, squares: Float32Array, at: number, slope: number): void {
    const { rate, penalty } = this.#training;
    const weight = weights[at] ?? 0;
    const gradient = slope - penalty * weight;
    const square = (squares[at] ?? 0) + gradient * gradient;
    squares[at] = square;
    weights[at] = weight + (rate * gradient) / Math.sqrt(square + 1e-8);
  }
}
