import type { ProductFields } from "../../product-fields.ts";
import { settings } from "../settings.ts";
import { type FeatureTable, findFeature } from "./feature-table.ts";
import type { KeyList } from "./key-list.ts";
import { ProductFeatures } from "./product-features.ts";

/** Turns a product into a row of feature numbers and values; the letters' numbers follow on the words'. */
export class Vectorizer {
  readonly words: FeatureTable;
  readonly letters: FeatureTable;
  /** Of the last row. */
  features = new Uint32Array(4096);
  values = new Float32Array(4096);
  length = 0;
  readonly #product = new ProductFeatures();
  readonly #counts: Float32Array;

  constructor(words: FeatureTable, letters: FeatureTable) {
    this.words = words;
    this.letters = letters;
    this.#counts = new Float32Array(Math.max(words.keys.length, letters.keys.length));
  }

  read(product: ProductFields): void {
    this.#product.read(product);
    this.length = 0;
    this.#addBlock(this.#product.words, this.words, 0, 1);
    this.#addBlock(this.#product.letters, this.letters, this.words.keys.length, settings.lettersBlock);
  }

  #addBlock(list: KeyList, table: FeatureTable, offset: number, weight: number): void {
    const counts = this.#counts;
    const start = this.length;
    if (start + list.length > this.features.length) this.#grow(start + list.length);
    for (let at = 0; at < list.length; at += 1) {
      const feature = findFeature(table, list.keys[at] ?? 0);
      if (feature < 0) continue;
      const count = counts[feature] ?? 0;
      if (count === 0) {
        this.features[this.length] = feature;
        this.length += 1;
      }
      counts[feature] = count + (list.weights[at] ?? 0);
    }
    let squares = 0;
    for (let at = start; at < this.length; at += 1) {
      const feature = this.features[at] ?? 0;
      const count = counts[feature] ?? 0;
      counts[feature] = 0;
      const value = (count > 1 ? 1 + Math.log(count) : count) * (table.rarity[feature] ?? 0);
      this.features[at] = feature + offset;
      this.values[at] = value;
      squares += value * value;
    }
    const scale = squares > 0 ? weight / Math.sqrt(squares) : 0;
    for (let at = start; at < this.length; at += 1) this.values[at] = (this.values[at] ?? 0) * scale;
  }

  #grow(needed: number): void {
    const { features, values } = this;
    this.features = new Uint32Array(2 * needed);
    this.values = new Float32Array(2 * needed);
    this.features.set(features);
    this.values.set(values);
  }
}
