import { plainText } from "../../../text/html.ts";
import { foldText } from "../../../text/normal-form.ts";
import type { ProductFields } from "../../product-fields.ts";
import { settings } from "../settings.ts";
import { finishHash, hashStart, hashStep, hashWord } from "./hash.ts";
import { KeyList } from "./key-list.ts";

/** A product's features in two blocks: words and pairs of them, and runs of letters within words. */
export class ProductFeatures {
  readonly words = new KeyList();
  readonly letters = new KeyList();

  read(product: ProductFields): void {
    this.words.clear();
    this.letters.clear();
    const name = wordsOf(product.name);
    this.#addField(name, 0, settings.nameWeight);
    if (product.description !== "") this.#addDescription(wordsOf(product.description));
    if (product.brand !== undefined && product.brand !== "") {
      const brand = wordsOf(product.brand);
      this.#addField(brand, 0, settings.brandWeight);
      if (settings.taggedBrand > 0) {
        let hash = hashStart;
        for (const word of brand) hash = hashWord(word, hash);
        this.words.add(finishHash(hashStep(hash, 0x7001)), settings.taggedBrand);
      }
    }
    if (settings.taggedName > 0) {
      for (const word of name)
        this.words.add(finishHash(hashStep(hashWord(word, hashStart), 0x7002)), settings.taggedName);
    }
    if (settings.brandPairs > 0) {
      const brand =
        product.brand !== undefined && product.brand !== "" ? wordsOf(product.brand).join(" ") : "";
      const left = brand === "" ? (name[0] ?? "") : brand;
      const hash = hashStep(hashWord(left, hashStart), 0x7005);
      for (const word of name)
        if (word !== left) this.words.add(finishHash(hashWord(word, hash)), settings.brandPairs);
    }
    if (settings.pairWindow > 0) {
      for (let a = 0; a < name.length; a += 1) {
        for (let b = a + 1; b < name.length && b <= a + settings.pairWindow; b += 1) {
          const x = hashWord(name[a] ?? "", hashStart);
          const y = hashWord(name[b] ?? "", hashStart);
          if (x !== y) this.words.add(finishHash(hashStep(Math.imul(Math.min(x, y), 41), Math.max(x, y))), 1);
        }
      }
    }
    const last = name[name.length - 1];
    if (settings.headWord > 0 && last !== undefined) {
      this.words.add(finishHash(hashStep(hashWord(last, hashStart), 0x7003)), settings.headWord);
    }
    const first = name[0];
    if (settings.firstWord > 0 && first !== undefined) {
      this.words.add(finishHash(hashStep(hashWord(first, hashStart), 0x7004)), settings.firstWord);
    }
  }

  #addDescription(words: readonly string[]): void {
    this.#addField(words, settings.descriptionLetters > 0 ? 0 : 1, settings.descriptionWeight);
  }

  #addField(words: readonly string[], wordsOnly: number, weight: number): void {
    let before = 0;
    let before2 = 0;
    for (const word of words) {
      const hash = hashWord(word, hashStart);
      this.words.add(finishHash(hash), weight);
      if (settings.bigrams > 0 && before !== 0)
        this.words.add(finishHash(hashStep(Math.imul(before, 31), hash)), weight);
      if (settings.skips > 0 && before2 !== 0)
        this.words.add(finishHash(hashStep(Math.imul(before2, 37), hash)), weight);
      before2 = before;
      before = hash;
      if (wordsOnly === 0) addLetters(this.letters, word, weight);
    }
  }
}

const blank = 0x20;

function addLetters(letters: KeyList, word: string, weight: number): void {
  const length = word.length;
  for (let start = -1; start < length; start += 1) {
    let hash = hashStep(0x2f0b4a27, start < 0 ? blank : word.charCodeAt(start));
    const end = Math.min(start + settings.lettersMax, length + 1);
    for (let at = start + 1; at < end; at += 1) {
      hash = hashStep(hash, at === length ? blank : word.charCodeAt(at));
      if (at - start + 1 >= settings.lettersMin) letters.add(finishHash(hash), weight);
    }
  }
}

const wordPattern = /[\p{L}\p{N}]+/gu;

function wordsOf(text: string): readonly string[] {
  return foldText(plainText(text).text).match(wordPattern) ?? [];
}
