import type { Product } from "../product.ts";
import type { RunTask } from "../run-options.ts";

/** What a task is asked of: the family for what all its rows have in common, else the row itself. */
export function productOfTask(task: RunTask, product: Product): Product {
  const { shared, variant } = product.family ?? {};
  if (shared === undefined) return product;
  return task === "categorization" || (task === "name" && variant !== undefined) ? shared : product;
}
