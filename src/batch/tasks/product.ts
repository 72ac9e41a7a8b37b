import type { ColumnMapping } from "../../feed/columns.ts";
import type { ProductField } from "../../feed/product-field.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { isFiller } from "./filler-words.ts";

/** What one row says of a product, in the feed's own words; empty cells are absent. */
export type Product = Partial<Record<ProductField, string>>;

export function toProduct(record: FeedRecord, mapping: ColumnMapping): Product {
  const product: Product = {};
  for (const [field, column] of Object.entries(mapping.columns)) {
    const text = statedText(field as ProductField, record.text(column));
    if (text !== undefined) product[field as ProductField] = text;
  }
  return product;
}

/**
 * What a cell states, or undefined where it states nothing. A brand or a category that is only a number is a key
 * of the shop's own database, and a filler ("AUCUNE", "n/a") is no fact of the product.
 */
export function statedText(field: ProductField, text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === "") return undefined;
  if (field !== "brand" && field !== "category") return text;
  return isFiller(text) || /^[\d\s.,;>/|-]+$/.test(text) ? undefined : text;
}
