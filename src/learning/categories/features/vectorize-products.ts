import { setImmediate } from "node:timers/promises";
import type { ProductFields } from "../../product-fields.ts";
import type { SparseRows } from "../linear/sparse-rows.ts";
import { settings } from "../settings.ts";
import { KeyCounter } from "./key-counter.ts";
import { learnFeatures } from "./learn-features.ts";
import { ProductFeatures } from "./product-features.ts";
import { Vectorizer } from "./vectorizer.ts";

export async function learnVectorizer(products: readonly ProductFields[]): Promise<Vectorizer> {
  const words = new KeyCounter();
  const letters = new KeyCounter();
  const features = new ProductFeatures();
  for (const [number, product] of products.entries()) {
    features.read(product);
    for (let at = 0; at < features.words.length; at += 1) words.count(features.words.keys[at] ?? 0, number);
    for (let at = 0; at < features.letters.length; at += 1)
      letters.count(features.letters.keys[at] ?? 0, number);
    if (number % 500 === 0) await setImmediate();
  }
  return new Vectorizer(
    learnFeatures(words, products.length, settings.minWords),
    learnFeatures(letters, products.length, settings.minLetters),
  );
}

export async function vectorizeAll(
  products: readonly ProductFields[],
  vectorizer: Vectorizer,
): Promise<SparseRows> {
  const starts = new Uint32Array(products.length + 1);
  let features = new Uint32Array(1 << 16);
  let values = new Float32Array(1 << 16);
  let length = 0;
  for (const [number, product] of products.entries()) {
    vectorizer.read(product);
    const end = length + vectorizer.length;
    if (end > features.length) {
      const size = 2 * end;
      const wider = new Uint32Array(size);
      wider.set(features);
      features = wider;
      const widerValues = new Float32Array(size);
      widerValues.set(values);
      values = widerValues;
    }
    features.set(vectorizer.features.subarray(0, vectorizer.length), length);
    values.set(vectorizer.values.subarray(0, vectorizer.length), length);
    length = end;
    starts[number + 1] = length;
    if (number % 500 === 0) await setImmediate();
  }
  return {
    starts,
    features: features.slice(0, length),
    values: values.slice(0, length),
    width: vectorizer.words.keys.length + vectorizer.letters.keys.length,
  };
}
