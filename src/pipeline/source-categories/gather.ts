import type { ColumnMapping } from "../../feed/columns.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { isEmptyProduct, type Product, toProduct } from "../product.ts";
import { sourceCategoryKey } from "./source-category.ts";

/** One of the shop's own categories, and some of its rows. */
export interface GatheredCategory {
  /** As its first row writes it. */
  readonly text: string;
  readonly rows: number;
  /** Spread over its rows. */
  readonly products: readonly Product[];
}

interface GatheringLimits {
  /** Products that are kept of each category. */
  readonly productsEach: number;
  /** Products that are kept in all; a category beyond is known by its words alone. */
  readonly products: number;
  /** Categories beyond are not looked at: such a column is no list of categories. */
  readonly categories: number;
}

/** The part of a description that is looked at, in characters. */
const maxDescriptionLength = 1_500;

/**
 * The shop's own categories of a feed, in order of appearance. Memory is bounded by the limits; the same feed gives the same
 * products.
 */
export async function gatherCategories(
  batches: AsyncIterable<readonly FeedRecord[]>,
  mapping: ColumnMapping,
  limits: GatheringLimits,
): Promise<Map<string, GatheredCategory>> {
  const gathered = new Map<string, { text: string; rows: number; products: Product[] }>();
  // Facts are not read: a colour or a size says nothing of what a thing is.
  const { facts: _, ...columns } = mapping;
  let kept = 0;
  for await (const records of batches) {
    for (const record of records) {
      if (record.problem !== undefined) continue;
      const product = toProduct(record, columns);
      if (product.category === undefined || isEmptyProduct(product)) continue;
      const key = sourceCategoryKey(product.category);
      let entry = gathered.get(key);
      if (entry === undefined) {
        if (gathered.size >= limits.categories) continue;
        entry = { text: product.category.trim(), rows: 0, products: [] };
        gathered.set(key, entry);
      }
      entry.rows += 1;
      const hasCapacity = entry.products.length < limits.productsEach && kept < limits.products;
      const place = hasCapacity ? entry.products.length : placeOfRow(entry.rows);
      if (hasCapacity) kept += 1;
      if (place < entry.products.length + (hasCapacity ? 1 : 0)) entry.products[place] = shortened(product);
    }
  }
  return gathered;
}

/** Reservoir sampling (Vitter's algorithm R) with a hash in place of chance: row n replaces one of k with the chance k / n. */
function placeOfRow(row: number): number {
  return (Math.imul(row, 0x9e3779b1) >>> 8) % row;
}

function shortened({ category: _, ...product }: Product): Product {
  const { description } = product;
  if (description === undefined || description.length <= maxDescriptionLength) return product;
  return { ...product, description: description.slice(0, maxDescriptionLength) };
}
