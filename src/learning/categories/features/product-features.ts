import type { ProductFields } from "../../product-fields.ts";
import { featureKinds, keyOf } from "./feature-kinds.ts";
import { readWords } from "./field-words.ts";
import { hashStart, hashWord } from "./hash.ts";
import { KeyList } from "./key-list.ts";
import { addLetterRuns } from "./letter-features.ts";
import { addNameFeatures } from "./name-features.ts";
import { addWords } from "./word-features.ts";

/**
 * A product's features in two blocks: words with their pairs and places, and runs of letters, by which words are
 * recognised that were never seen in that form. Overwritten by the next product.
 */
export class ProductFeatures {
  readonly words = new KeyList();
  readonly letters = new KeyList();

  /** @param product in plain text */
  read(product: ProductFields): void {
    this.words.clear();
    this.letters.clear();
    const name = readWords(product.name);
    const brand = readWords(product.brand ?? "");
    for (const field of [name, brand, readWords(product.description)]) {
      addWords(field, this.words);
      addLetterRuns(field, this.letters);
    }
    addNameFeatures(product.name, name, brand, this.words);
    if (brand.length > 0) {
      const hash = brand.reduce((hash, { text }) => hashWord(text, hash), hashStart);
      this.words.add(keyOf(featureKinds.wholeBrand, hash));
    }
  }
}
