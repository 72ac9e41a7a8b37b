import { setImmediate } from "node:timers/promises";
import type { ProductFields } from "../../product-fields.ts";
import { RowCollector } from "../linear/row-collector.ts";
import type { SparseRows } from "../linear/sparse-rows.ts";
import { KeyCounter } from "./key-counter.ts";
import { KeyList } from "./key-list.ts";
import { learnFeatures } from "./learn-features.ts";
import { addLetterRuns } from "./letter-features.ts";
import { ProductFeatures } from "./product-features.ts";
import { Vectorizer } from "./vectorizer.ts";

const leastProductsOfWord = 1;
/** Runs of letters of a single product recognise no other one. */
const leastProductsOfLetters = 2;
const productsBetweenPauses = 500;

/** Learns which features there are and how rare they are. */
export async function learnVectorizer(
  products: readonly ProductFields[],
  signal?: AbortSignal,
): Promise<Vectorizer> {
  const words = new KeyCounter();
  const letters = new KeyCounter();
  const features = new ProductFeatures();
  const runs = new KeyList();
  for (const [number, product] of products.entries()) {
    features.read(product);
    countKeys(features.words, number, words);
    runs.clear();
    addLetterRuns(features.texts, runs);
    countKeys(runs, number, letters);
    await pause(number, signal);
  }
  return new Vectorizer(
    learnFeatures(words, products.length, leastProductsOfWord),
    learnFeatures(letters, products.length, leastProductsOfLetters),
  );
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

/** Lets an interruption in now and then. */
function pause(number: number, signal: AbortSignal | undefined): Promise<void> | undefined {
  if (number % productsBetweenPauses !== productsBetweenPauses - 1) return undefined;
  return setImmediate().then(() => signal?.throwIfAborted());
}
