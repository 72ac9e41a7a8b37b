import pLimit from "p-limit";
import { type EnrichContext, enrichProduct } from "./enrich-product.ts";
import type { Enrichment } from "./enrichment.ts";
import type { Product } from "./product.ts";

/** Works on the products of one batch, here or elsewhere, and answers in their order. */
export type BatchExecutor = (products: readonly Product[]) => Promise<Enrichment[]>;

/**
 * An executor in this process, with at most `concurrency` products under way over all batches together. After a
 * fault that stops the run no product is begun any more: a refused key is tried once, not once a row.
 */
export function createExecutor(context: EnrichContext, concurrency: number): BatchExecutor {
  const limit = pLimit(concurrency);
  const stop: { fault?: { readonly error: unknown } } = {};
  const work = async (product: Product): Promise<Enrichment> => {
    if (stop.fault !== undefined) throw stop.fault.error;
    try {
      return await enrichProduct(product, context);
    } catch (error) {
      stop.fault ??= { error };
      throw error;
    }
  };
  return (products) => Promise.all(products.map((product) => limit(work, product)));
}
