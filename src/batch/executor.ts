import { setImmediate as breathe } from "node:timers/promises";
import pLimit from "p-limit";
import { type EnrichContext, enrichProduct } from "./tasks/enrich-product.ts";
import type { Enrichment } from "./tasks/enrichment.ts";
import type { Product } from "./tasks/product.ts";

/** Works on the products of one batch, here or elsewhere, and answers in their order. */
export type BatchExecutor = (products: readonly Product[]) => Promise<Enrichment[]>;

/**
 * The built-in engine never waits, so nothing else would get its turn: after so many products the process looks up
 * for a Ctrl-C, a timer of the progress line, a byte that came in.
 */
const productsPerBreath = 4;

/**
 * An executor in this process, with at most `concurrency` products under way over all batches together. After a
 * fault that stops the run no product is begun any more: a refused key is tried once, not once a row.
 */
export function createExecutor(context: EnrichContext, concurrency: number): BatchExecutor {
  const limit = pLimit(concurrency);
  const contact = { hasAnswered: false };
  const stop: { fault?: { readonly error: unknown } } = {};
  let products = 0;
  const work = async (product: Product): Promise<Enrichment> => {
    if (stop.fault !== undefined) throw stop.fault.error;
    products += 1;
    if (products % productsPerBreath === 0) await breathe();
    try {
      return await enrichProduct(product, { ...context, contact });
    } catch (error) {
      stop.fault ??= { error };
      throw error;
    }
  };
  return (products) => Promise.all(products.map((product) => limit(work, product)));
}
