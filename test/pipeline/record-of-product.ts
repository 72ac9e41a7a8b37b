import type { FeedRecord } from "../../src/feed/record.ts";
import type { Product } from "../../src/pipeline/product.ts";

/** A row with the columns `name` and `description`. */
export function recordOf(product: Product): FeedRecord {
  const cells: Readonly<Record<string, string>> = {
    name: product.name ?? "",
    description: product.description ?? "",
  };
  return {
    ...{ index: 0, line: 2, raw: "", columnCount: 2 },
    text: (column) => cells[column],
    textAt: (place) => Object.values(cells)[place],
  };
}
