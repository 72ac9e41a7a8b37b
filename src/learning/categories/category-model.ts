import type { ProductFields } from "../product-fields.ts";

/** A product whose category the user has already said. */
export interface CategorizedProduct extends ProductFields {
  readonly categoryIdentifier: string;
}

/** A category's place in the tree by names: root first, own name last; several languages may be joined in one name. */
export interface CategoryNames {
  readonly identifier: string;
  readonly path: readonly string[];
}

export interface RankedCategory {
  readonly identifier: string;
  /** How likely the category is the right one: calibrated, in [0, 1], not growing along the list. */
  readonly score: number;
}

/** An example that a product resembles. */
export interface NearExample {
  /** The number of the example among those that the model was trained on. */
  readonly example: number;
  /** Cosine of the two products' words, of long texts the rarest ones, in (0, 1]. */
  readonly similarity: number;
}

/** What was learned from categorized products. Fields are plain text; the same product gets the same answer. */
export interface CategoryModel {
  /** @returns the likeliest categories, best first, at most `limit`; empty where nothing was learned */
  rank(product: ProductFields, limit: number): readonly RankedCategory[];
  /** @returns the examples that resemble the product most, nearest first, at most `limit` */
  nearest(product: ProductFields, limit: number): readonly NearExample[];
}
