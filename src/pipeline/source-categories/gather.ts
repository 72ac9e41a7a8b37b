import type { ColumnMapping } from "../../feed/columns.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { hashOfText } from "../history/row-fingerprints.ts";
import { isEmptyProduct, type Product, toProduct } from "../product.ts";
import { sourceCategoryKey } from "./source-category.ts";

/** One of the shop's own categories, and some of its rows. */
export interface GatheredCategory {
  /** As its first row writes it. */
  readonly text: string;
  readonly rows: number;
  /** Spread over its rows, in an order that says nothing. */
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
 * products, and one of which few rows have changed gives nearly the same.
 */
export async function gatherCategories(
  batches: AsyncIterable<readonly FeedRecord[]>,
  mapping: ColumnMapping,
  limits: GatheringLimits,
): Promise<Map<string, GatheredCategory>> {
  const gathered = new Map<string, { text: string; rows: number; sample: SampledProduct[] }>();
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
        entry = { text: product.category.trim(), rows: 0, sample: [] };
        gathered.set(key, entry);
      }
      entry.rows += 1;
      const hasCapacity = entry.sample.length < limits.productsEach && kept < limits.products;
      if (addToSample(entry.sample, product, hasCapacity) && hasCapacity) kept += 1;
    }
  }
  return new Map(
    [...gathered].map(([key, { sample, ...category }]) => [
      key,
      { ...category, products: sample.map(({ product }) => product) },
    ]),
  );
}

interface SampledProduct {
  readonly order: number;
  readonly product: Product;
}

/**
 * Bottom-k sampling (Cohen and Kaplan 2007): the products whose texts have the smallest hashes, in that order. Unlike a choice by
 * place it stays the same where rows come and go elsewhere, so that most of the next run's sample is that of this one.
 * @returns whether the product is among them; another has left if there was no capacity
 */
function addToSample(sample: SampledProduct[], product: Product, hasCapacity: boolean): boolean {
  const order = hashOfText(product.description ?? "", hashOfText(product.name ?? ""));
  const place = sample.findIndex((other) => order <= other.order);
  if (sample[place]?.order === order || (place === -1 && !hasCapacity)) return false;
  sample.splice(place === -1 ? sample.length : place, 0, { order, product: shortened(product) });
  if (!hasCapacity) sample.pop();
  return true;
}

function shortened({ category: _, ...product }: Product): Product {
  const { description } = product;
  if (description === undefined || description.length <= maxDescriptionLength) return product;
  return { ...product, description: description.slice(0, maxDescriptionLength) };
}
