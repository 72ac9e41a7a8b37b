import type { FeedDescription } from "../feed.ts";
import type { FeedRecord } from "../record.ts";
import type { ColumnMapping } from "./column-mapping.ts";
import { normalizeColumn } from "./normalize-column.ts";

/**
 * Whether a row only carries on the product of the row before: in a Shopify export the rows of further variants and
 * pictures, which have the same handle and no title.
 */
export function continuesProduct(
  previous: FeedRecord | undefined,
  record: FeedRecord,
  mapping: ColumnMapping,
  description: FeedDescription,
): boolean {
  if (previous === undefined || description.dialectName !== "shopify") return false;
  const handle = description.columns.find((column) => normalizeColumn(column) === "handle");
  const title =
    mapping.columns.name ?? description.columns.find((column) => normalizeColumn(column) === "title");
  if (handle === undefined || title === undefined) return false;
  const own = record.text(handle);
  return (
    own !== undefined && own !== "" && own === previous.text(handle) && (record.text(title) ?? "") === ""
  );
}
