import { BoundedCache, cacheSizes } from "../../lib/cache.ts";
import type { ProductFields, ProductKind } from "../examples.ts";
import { addLetterRuns, type FieldWord, KeyList, ProductFeatures } from "./product-features.ts";

/**
 * Converts a product to a sparse row: counts damped to 1 + ln(count), times the feature's rarity, each block scaled
 * to norm 1. Letter features are numbered after word features, and
 * kinds of products after these: a block of its own norm.
 */
export class Vectorizer {
  readonly words: FeatureTable;
  readonly letters: FeatureTable;
  readonly kinds: KindTable;
  /** Of the last row, up to `length`. */
  features = new Uint32Array(4096);
  /** Of the last row, up to `length`. */
  values = new Float32Array(4096);
  length = 0;
  readonly #letterRuns: KnownLetterRuns;
  readonly #product = new ProductFeatures();
  /** By feature within a block; all 0 between blocks. */
  readonly #counts: Uint32Array;

  constructor(words: FeatureTable, letters: FeatureTable, kinds: KindTable = noKinds) {
    this.words = words;
    this.letters = letters;
    this.kinds = kinds;
    this.#letterRuns = new KnownLetterRuns(letters);
    this.#counts = new Uint32Array(Math.max(words.keys.length, letters.keys.length));
  }

  /** Number of features. */
  get width(): number {
    return this.words.keys.length + this.letters.keys.length + this.kinds.keys.length;
  }

  /** Of all features, by number. */
  rarityOfAll(): Float32Array {
    const all = new Float32Array(this.width);
    all.set(this.words.rarity);
    all.set(this.letters.rarity, this.words.rarity.length);
    all.set(this.kinds.rarity, this.words.rarity.length + this.letters.rarity.length);
    return all;
  }

  read(product: ProductFields): void {
    this.#product.read(product);
    this.length = 0;
    this.#countWords(this.#product.words);
    this.#finishBlock(0, this.words, 0);
    const start = this.length;
    for (const word of this.#product.texts) this.#countAll(this.#letterRuns.of(word));
    this.#finishBlock(start, this.letters, this.words.keys.length);
    this.#addKinds(product.kinds ?? []);
  }

  #addKinds(kinds: readonly ProductKind[]): void {
    this.#ensureCapacity(this.length + kinds.length);
    const start = this.length;
    const offset = this.words.keys.length + this.letters.keys.length;
    let squares = 0;
    for (const { key, share } of kinds) {
      const feature = findFeature(this.kinds, key);
      if (feature < 0) continue;
      this.features[this.length] = feature + offset;
      this.values[this.length] = share;
      this.length += 1;
      squares += share * share;
    }
    const scale = squares > 0 ? this.kinds.norm / Math.sqrt(squares) : 0;
    for (let at = start; at < this.length; at += 1) this.values[at] = (this.values[at] ?? 0) * scale;
  }

  #countWords(list: KeyList): void {
    this.#ensureCapacity(this.length + list.length);
    for (let at = 0; at < list.length; at += 1) {
      const feature = findFeature(this.words, list.keys[at] ?? 0);
      if (feature >= 0) this.#count(feature);
    }
  }

  #countAll(features: Uint32Array): void {
    this.#ensureCapacity(this.length + features.length);
    for (let at = 0; at < features.length; at += 1) this.#count(features[at] ?? 0);
  }

  /** Appends a feature where it is new to the block. Needs free capacity. */
  #count(feature: number): void {
    const count = this.#counts[feature] ?? 0;
    this.#counts[feature] = count + 1;
    if (count > 0) return;
    this.features[this.length] = feature;
    this.length += 1;
  }

  /** Converts a block's counts to values, and its features to the row's numbers. */
  #finishBlock(start: number, table: FeatureTable, offset: number): void {
    const { features, values, length } = this;
    const counts = this.#counts;
    let squares = 0;
    for (let at = start; at < length; at += 1) {
      const feature = features[at] ?? 0;
      const count = counts[feature] ?? 0;
      counts[feature] = 0;
      const value = (count > 1 ? 1 + Math.log(count) : count) * (table.rarity[feature] ?? 0);
      features[at] = feature + offset;
      values[at] = value;
      squares += value * value;
    }
    const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
    for (let at = start; at < length; at += 1) values[at] = (values[at] ?? 0) * scale;
  }

  #ensureCapacity(length: number): void {
    if (length <= this.features.length) return;
    const { features, values } = this;
    this.features = new Uint32Array(2 * length);
    this.values = new Float32Array(2 * length);
    this.features.set(features);
    this.values.set(values);
  }
}

/** The known features: their keys in ascending order, which defines their numbers. */
export interface FeatureTable {
  readonly keys: Uint32Array;
  /** The start of the keys by their leading 16 bits; 65,537 entries, so that a search takes a few steps. */
  readonly starts: Uint32Array;
  /** Rarity by feature number; rarer features are more informative. */
  readonly rarity: Float32Array;
}

/** The known kinds of products. */
export interface KindTable extends FeatureTable {
  /** The norm of the block of kinds, where those of words and of letters are 1. */
  readonly norm: number;
}

const noKinds: KindTable = {
  keys: new Uint32Array(),
  starts: new Uint32Array(65537),
  rarity: new Float32Array(),
  norm: 0,
};

export function startsOf(keys: Uint32Array): Uint32Array {
  const starts = new Uint32Array(65537);
  for (const key of keys) starts[(key >>> 16) + 1] = (starts[(key >>> 16) + 1] ?? 0) + 1;
  for (let bucket = 0; bucket < 65536; bucket += 1) {
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  }
  return starts;
}

/** @returns the feature's number, or -1 */
export function findFeature({ keys, starts }: Pick<FeatureTable, "keys" | "starts">, key: number): number {
  const bucket = key >>> 16;
  const end = starts[bucket + 1] ?? 0;
  for (let number = starts[bucket] ?? 0; number < end; number += 1) {
    const found = keys[number] ?? 0;
    if (found >= key) return found === key ? number : -1;
  }
  return -1;
}

/** The known letter n-grams of words, cached because the lookup is the most expensive step. */
export class KnownLetterRuns {
  readonly #table: FeatureTable;
  readonly #runs = new KeyList();
  readonly #cached = new BoundedCache<string, Uint32Array>(cacheSizes.letterRuns);

  constructor(table: FeatureTable) {
    this.#table = table;
  }

  /** @returns the features' numbers in word order, with repetitions */
  of(word: FieldWord): Uint32Array {
    return this.#cached.getOrCompute(word.text, () => this.#find(word));
  }

  #find(word: FieldWord): Uint32Array {
    this.#runs.clear();
    addLetterRuns([word], this.#runs);
    const found = new Uint32Array(this.#runs.length);
    let length = 0;
    for (let at = 0; at < this.#runs.length; at += 1) {
      const feature = findFeature(this.#table, this.#runs.keys[at] ?? 0);
      if (feature < 0) continue;
      found[length] = feature;
      length += 1;
    }
    return found.slice(0, length);
  }
}
