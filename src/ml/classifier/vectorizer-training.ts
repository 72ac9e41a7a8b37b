import { setImmediate } from "node:timers/promises";
import type { ProductFields } from "../examples.ts";
import type { SparseRows } from "./linear-model.ts";
import { addLetterRuns, KeyList, ProductFeatures } from "./product-features.ts";
import { type FeatureTable, startsOf, Vectorizer } from "./vectorizer.ts";

/** Letter n-grams that occur in a single product match no other. */
const minProductsOfLetters = 2;
const productsBetweenPauses = 500;

interface VectorizerOptions {
  readonly signal?: AbortSignal | undefined;
  /** In how many products a word, or a pair of them, has to occur. */
  readonly minProductsOfWord?: number;
}

/** Determines the features and their rarity. */
export async function learnVectorizer(
  products: readonly ProductFields[],
  { signal, minProductsOfWord = 1 }: VectorizerOptions = {},
): Promise<Vectorizer> {
  const words = new KeyCounter();
  const letters = new KeyCounter();
  const kinds = new KeyCounter();
  const features = new ProductFeatures();
  const runs = new KeyList();
  for (const [number, product] of products.entries()) {
    features.read(product);
    countKeys(features.words, number, words);
    runs.clear();
    addLetterRuns(features.texts, runs);
    countKeys(runs, number, letters);
    for (const { key } of product.kinds ?? []) kinds.count(key, number);
    await pause(number, signal);
  }
  return new Vectorizer(
    learnFeatures(words, products.length, minProductsOfWord),
    learnFeatures(letters, products.length, minProductsOfLetters),
    { ...learnFeatures(kinds, products.length, 1), norm: normOfKinds(products.length) },
  );
}

/** What a product is in general says most where the examples are few: half as much as its words where they are many. */
const leastKindNorm = 0.5;
const someProducts = 1_000;

function normOfKinds(productCount: number): number {
  return leastKindNorm + ((1 - leastKindNorm) * someProducts) / (someProducts + productCount);
}

export async function vectorizeAll(
  products: readonly ProductFields[],
  vectorizer: Vectorizer,
  signal?: AbortSignal,
): Promise<SparseRows> {
  const rows = new RowCollector(products.length);
  for (const [number, product] of products.entries()) {
    vectorizer.read(product);
    rows.add(vectorizer.features, vectorizer.values, vectorizer.length);
    await pause(number, signal);
  }
  return rows.finish(vectorizer.width);
}

function countKeys(list: KeyList, product: number, counter: KeyCounter): void {
  for (let at = 0; at < list.length; at += 1) counter.count(list.keys[at] ?? 0, product);
}

/** Yields to the event loop from time to time. */
function pause(number: number, signal: AbortSignal | undefined): Promise<void> | undefined {
  if (number % productsBetweenPauses !== productsBetweenPauses - 1) return undefined;
  return setImmediate().then(() => signal?.throwIfAborted());
}

/** Collects sparse rows. */
export class RowCollector {
  readonly #starts: Uint32Array;
  #features = new Uint32Array(1 << 16);
  #values = new Float32Array(1 << 16);
  #row = 0;
  #length = 0;

  /** @param count number of rows to come */
  constructor(count: number) {
    this.#starts = new Uint32Array(count + 1);
  }

  /** @param length number of used entries */
  add(features: Uint32Array, values: Float32Array, length: number): void {
    const end = this.#length + length;
    if (end > this.#features.length) this.#grow(2 * end);
    this.#features.set(features.subarray(0, length), this.#length);
    this.#values.set(values.subarray(0, length), this.#length);
    this.#length = end;
    this.#row += 1;
    this.#starts[this.#row] = end;
  }

  finish(width: number): SparseRows {
    const features = this.#features.slice(0, this.#length);
    return { starts: this.#starts, features, values: this.#values.slice(0, this.#length), width };
  }

  #grow(size: number): void {
    const features = new Uint32Array(size);
    features.set(this.#features);
    this.#features = features;
    const values = new Float32Array(size);
    values.set(this.#values);
    this.#values = values;
  }
}

/** Numbers distinct keys in order of appearance and counts the products that contain them (open addressing). */
export class KeyCounter {
  size = 0;
  keys = new Uint32Array(1 << 15);
  products = new Uint32Array(1 << 15);
  #lastProduct = new Int32Array(1 << 15);
  #slots = new Int32Array(1 << 16).fill(-1);

  /** @returns the key's number */
  count(key: number, product: number): number {
    const place = this.#placeOf(key);
    let number = this.#slots[place] ?? -1;
    if (number < 0) {
      number = this.size;
      if (number === this.keys.length) {
        this.#grow();
        return this.count(key, product);
      }
      this.#slots[place] = number;
      this.keys[number] = key;
      this.#lastProduct[number] = -1;
      this.size += 1;
    }
    if (this.#lastProduct[number] !== product) {
      this.#lastProduct[number] = product;
      this.products[number] = (this.products[number] ?? 0) + 1;
    }
    return number;
  }

  #placeOf(key: number): number {
    const mask = this.#slots.length - 1;
    let place = key & mask;
    for (;;) {
      const number = this.#slots[place] ?? -1;
      if (number < 0 || this.keys[number] === key) return place;
      place = (place + 1) & mask;
    }
  }

  #grow(): void {
    const capacity = 2 * this.keys.length;
    this.keys = copied(this.keys, new Uint32Array(capacity));
    this.products = copied(this.products, new Uint32Array(capacity));
    this.#lastProduct = copied(this.#lastProduct, new Int32Array(capacity));
    this.#slots = new Int32Array(2 * capacity).fill(-1);
    for (let number = 0; number < this.size; number += 1) {
      this.#slots[this.#placeOf(this.keys[number] ?? 0)] = number;
    }
  }
}

function copied<Numbers extends Uint32Array | Int32Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}

/**
 * Selects the features that occur in enough products. Rarity is the smoothed inverse document frequency, ln((1 + n) /
 * (1 + products)) + 1 (scikit-learn's TfidfTransformer).
 */
export function learnFeatures(counter: KeyCounter, productCount: number, atLeast: number): FeatureTable {
  const retained: number[] = [];
  for (let number = 0; number < counter.size; number += 1) {
    if ((counter.products[number] ?? 0) >= atLeast) retained.push(number);
  }
  const order = Uint32Array.from(retained).sort((a, b) => (counter.keys[a] ?? 0) - (counter.keys[b] ?? 0));
  const keys = order.map((number) => counter.keys[number] ?? 0);
  const rarity = Float32Array.from(
    order,
    (number) => Math.log((1 + productCount) / (1 + (counter.products[number] ?? 0))) + 1,
  );
  return { keys, starts: startsOf(keys), rarity };
}
