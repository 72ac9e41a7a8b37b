import type { ProductFields } from "../../product-fields.ts";
import { featureKinds, keyOf } from "./feature-kinds.ts";
import { type FieldWord, readWords } from "./field-words.ts";
import { hashStart, hashWord } from "./hash.ts";
import { KeyList } from "./key-list.ts";
import { addNameFeatures } from "./name-features.ts";
import { addWords } from "./word-features.ts";

/**
 * A product's features in two blocks: words with their pairs and places, and the texts whose runs of letters tell words
 * that were never seen in that form. Overwritten by the next product.
 */
export class ProductFeatures {
  readonly words = new KeyList();
  /** Every word of every field, in order. */
  texts: readonly FieldWord[] = [];

  /** @param product in plain text */
  read(product: ProductFields): void {
    this.words.clear();
    const name = readWords(product.name);
    const brand = readWords(product.brand ?? "");
    const description = readWords(product.description);
    for (const field of [name, brand, description]) addWords(field, this.words);
    this.texts = [...name, ...brand, ...description];
    addNameFeatures(product.name, name, brand, this.words);
    if (brand.length > 0) {
      const hash = brand.reduce((hash, { text }) => hashWord(text, hash), hashStart);
      this.words.add(keyOf(featureKinds.wholeBrand, hash));
    }
  }
}
