import { normalizeColumn } from "../feed/column-names.ts";
import type { FeedDialectName } from "../feed/feed.ts";
import type { Taxonomy } from "./channel-names.ts";

/**
 * The taxonomy of another whose categories a column takes: none of our paths may stand there.
 * @returns undefined where the shop's own categories, or ours, may
 */
export function taxonomyOfColumn(column: string, dialect: FeedDialectName | undefined): Taxonomy | undefined {
  const name = normalizeColumn(column);
  if (/(?:^| )google (?:product )?(?:category|taxonomy)(?: id)?$/.test(name)) return "google";
  const isShopifys = /^(?:product category|standard product type)$/.test(name);
  return dialect === "shopify" && isShopifys ? "shopify" : undefined;
}
