import { listAt } from "../../lib/columns.ts";
import type { CategorizedProduct } from "./category-model.ts";
import { TrainedCategoryModel } from "./category-model.ts";
import {
  decide,
  type LinearClassifier,
  quantizeWeights,
  type SparseRows,
  weightsOf,
} from "./linear-model.ts";
import type { ExampleIndex } from "./nearest-neighbors.ts";
import { Vectorizer } from "./vectorizer.ts";
import { RowCollector } from "./vectorizer-training.ts";

/**
 * Adds a few examples to a model without learning the others again: one step of dual coordinate descent for each new row
 * and each of its own targets, and for each category that wrongly claims it (Hsieh and others 2008, algorithm 1), which
 * leaves the other rows' dual variables as they are. Words that no earlier example has are not learned, and neither the
 * rarities nor the weights of evidence change.
 * @returns undefined where a product's category is not among the model's
 */
export function addToCategoryModel(
  { parts }: TrainedCategoryModel,
  added: readonly CategorizedProduct[],
): TrainedCategoryModel | undefined {
  const numbers = new Map<string, number>();
  for (let number = 0; number < parts.identifiers.length; number += 1)
    numbers.set(parts.identifiers.at(number), number);
  const labels = added.map(({ categoryIdentifier }) => numbers.get(categoryIdentifier) ?? -1);
  if (labels.includes(-1)) return undefined;
  const vectorizer = new Vectorizer(parts.words, parts.letters, parts.kinds);
  const changes = new WeightChanges(parts.classifier, parts.cost);
  const rows = new RowCollector(added.length);
  const exampleCounts = parts.exampleCounts.slice();
  for (const [row, product] of added.entries()) {
    const label = labels[row] ?? 0;
    vectorizer.read(product);
    rows.add(vectorizer.features, vectorizer.values, vectorizer.length);
    changes.learn(vectorizer, {
      targets: new Set([label, ...listAt(parts.branchesOf, label)]),
      categoryCount: parts.identifiers.length,
    });
    exampleCounts[label] = (exampleCounts[label] ?? 0) + 1;
  }
  return new TrainedCategoryModel({
    ...parts,
    classifier: changes.applied(vectorizer.width),
    exampleCounts,
    exampleLabels: Uint16Array.from([...parts.exampleLabels, ...labels]),
    examples: withExamples(parts.examples, rows.finish(vectorizer.width)),
  });
}

interface Row {
  readonly features: Uint32Array;
  readonly values: Float32Array;
  readonly length: number;
}

/** What new rows change of a classifier. */
class WeightChanges {
  readonly #classifier: LinearClassifier;
  readonly #diagonal: number;
  readonly #decisions: Float64Array;
  readonly #biases: Float32Array;
  /** By target: the change of weights by feature. */
  readonly #changes = new Map<number, Map<number, number>>();

  constructor(classifier: LinearClassifier, cost: number) {
    this.#classifier = classifier;
    this.#diagonal = 1 / (2 * cost);
    this.#decisions = new Float64Array(classifier.biases.length);
    this.#biases = classifier.biases.slice();
  }

  learn(
    row: Row,
    { targets, categoryCount }: { readonly targets: ReadonlySet<number>; readonly categoryCount: number },
  ): void {
    decide({ ...this.#classifier, biases: this.#biases }, row, this.#decisions);
    for (const target of this.#changes.keys()) {
      this.#decisions[target] = (this.#decisions[target] ?? 0) + this.#changeOf(target, row);
    }
    for (const target of targets) this.#move(target, 1, row);
    for (let rival = 0; rival < categoryCount; rival += 1) {
      if ((this.#decisions[rival] ?? 0) > 0 && !targets.has(rival)) this.#move(rival, -1, row);
    }
  }

  #changeOf(target: number, { features, values, length }: Row): number {
    const changes = this.#changes.get(target);
    let sum = 0;
    for (let at = 0; at < length; at += 1) {
      sum += (changes?.get(features[at] ?? 0) ?? 0) * (values[at] ?? 0);
    }
    return sum;
  }

  #move(target: number, sign: 1 | -1, { features, values, length }: Row): void {
    let squares = 1;
    for (let at = 0; at < length; at += 1) squares += (values[at] ?? 0) ** 2;
    const missing = 1 - sign * (this.#decisions[target] ?? 0);
    if (missing <= 0) return;
    const step = (sign * missing) / (squares + this.#diagonal);
    const changes = this.#changes.get(target) ?? new Map<number, number>();
    this.#changes.set(target, changes);
    for (let at = 0; at < length; at += 1) {
      const feature = features[at] ?? 0;
      changes.set(feature, (changes.get(feature) ?? 0) + step * (values[at] ?? 0));
    }
    this.#biases[target] = (this.#biases[target] ?? 0) + step;
  }

  /** @param width number of features */
  applied(width: number): LinearClassifier {
    const held = this.#classifier.weights;
    const joined = { starts: new Uint32Array(width + 1), classes: [] as number[], weights: [] as number[] };
    const changed = this.#changesByFeature();
    for (let feature = 0; feature < width; feature += 1) {
      const weights = weightsOf(held, feature);
      const changes = changed.get(feature);
      for (const [target, change] of changes ?? []) weights.set(target, (weights.get(target) ?? 0) + change);
      const entries = changes ? [...weights].sort(([left], [right]) => left - right) : weights;
      for (const [target, weight] of entries) {
        joined.classes.push(target);
        joined.weights.push(weight);
      }
      joined.starts[feature + 1] = joined.classes.length;
    }
    const { starts } = joined;
    const classes = Uint16Array.from(joined.classes);
    const weights = Float32Array.from(joined.weights);
    return {
      weights: quantizeWeights({ starts, classes, weights }, this.#biases.length),
      biases: this.#biases,
    };
  }

  #changesByFeature(): Map<number, Map<number, number>> {
    const changed = new Map<number, Map<number, number>>();
    for (const [target, changes] of this.#changes) {
      for (const [feature, change] of changes) {
        const ofFeature = changed.get(feature) ?? new Map<number, number>();
        changed.set(feature, ofFeature.set(target, change));
      }
    }
    return changed;
  }
}

const weightSteps = 255;

/** The index with further examples, which are numbered after its own. */
function withExamples(index: ExampleIndex, rows: SparseRows): ExampleIndex {
  const wordWidth = index.starts.length - 1;
  const added = new Map<number, [example: number, weight: number][]>();
  let count = 0;
  for (let row = 0; row + 1 < rows.starts.length; row += 1) {
    for (let at = rows.starts[row] ?? 0; at < (rows.starts[row + 1] ?? 0); at += 1) {
      const word = rows.features[at] ?? 0;
      if (word >= wordWidth) continue;
      const ofWord = added.get(word) ?? [];
      ofWord.push([index.exampleCount + row, Math.round(weightSteps * (rows.values[at] ?? 0))]);
      added.set(word, ofWord);
      count += 1;
    }
  }
  const starts = new Uint32Array(wordWidth + 1);
  const examples = new Uint32Array(index.examples.length + count);
  const weights = new Uint8Array(examples.length);
  let length = 0;
  for (let word = 0; word < wordWidth; word += 1) {
    const [start, end] = [index.starts[word] ?? 0, index.starts[word + 1] ?? 0];
    examples.set(index.examples.subarray(start, end), length);
    weights.set(index.weights.subarray(start, end), length);
    length += end - start;
    for (const [example, weight] of added.get(word) ?? []) {
      examples[length] = example;
      weights[length] = weight;
      length += 1;
    }
    starts[word + 1] = length;
  }
  return { starts, examples, weights, exampleCount: index.exampleCount + rows.starts.length - 1 };
}
