import type { ColumnMapping } from "../feed/columns.ts";
import type { ProductField } from "../feed/product-field.ts";
import type { FeedRecord } from "../feed/record.ts";

/** What one row says of a product, in the feed's own words; empty cells are absent. */
export type Product = Partial<Record<ProductField, string>>;

export function toProduct(record: FeedRecord, mapping: ColumnMapping): Product {
  const product: Product = {};
  for (const [field, column] of Object.entries(mapping.columns)) {
    const text = record.text(column);
    if (text !== undefined && text.trim() !== "") product[field as ProductField] = text;
  }
  return product;
}
