import { type ColumnMapping, type ColumnRequest, resolveColumns } from "./columns.ts";
import type { FeedDescription } from "./feed.ts";
import { refuseNoProducts } from "./other-tables.ts";

/**
 * The columns of a feed that work begins on; `resolveColumns` alone reads what an earlier run has written.
 * @throws PdoError PDO_FEED_NO_PRODUCTS where the header says that the table lists something else, and as `resolveColumns` does
 */
export function resolveProductColumns(description: FeedDescription, request: ColumnRequest): ColumnMapping {
  refuseNoProducts(description.columns, request);
  return resolveColumns(description, request);
}
