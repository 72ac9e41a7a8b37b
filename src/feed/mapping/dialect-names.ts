import type { FeedDialectName } from "../feed.ts";
import { normalizeColumn } from "./normalize-column.ts";

interface KnownDialect {
  readonly name: FeedDialectName;
  readonly title: string;
  /** Normalised columns (see `normalizeColumn`) that must all be there. */
  readonly columns: readonly string[];
}

/** The columns that tell a known export from any other, most telling first. */
const knownDialects: readonly KnownDialect[] = [
  { name: "shopify", title: "a Shopify product export", columns: ["handle", "title", "body html"] },
  { name: "shopify", title: "a Shopify product export", columns: ["handle", "title", "variant sku"] },
  {
    name: "woocommerce",
    title: "a WooCommerce product export",
    columns: ["type", "sku", "published", "short description"],
  },
  {
    name: "woocommerce",
    title: "a WooCommerce product export (German)",
    columns: ["typ", "artikelnummer", "veröffentlicht", "kurzbeschreibung"],
  },
  {
    name: "google_merchant",
    title: "a Google Merchant feed",
    columns: ["id", "title", "description", "link", "image link"],
  },
  {
    name: "google_merchant",
    title: "a Google Merchant feed",
    columns: ["id", "title", "availability", "google product category"],
  },
  {
    name: "magento",
    title: "a Magento product export",
    columns: ["sku", "attribute set code", "product type"],
  },
  { name: "magento", title: "a Magento product export", columns: ["sku", "attribute set", "url key"] },
  { name: "akeneo", title: "an Akeneo export", columns: ["sku", "family", "enabled"] },
  { name: "akeneo", title: "an Akeneo export", columns: ["identifier", "family", "categories", "enabled"] },
  { name: "amazon", title: "an Amazon listing file", columns: ["item sku", "item name"] },
  { name: "amazon", title: "an Amazon listing report", columns: ["seller sku", "item name"] },
  {
    name: "open_food_facts",
    title: "an Open Food Facts export",
    columns: ["code", "categories tags", "ingredients text de"],
  },
  {
    name: "open_food_facts",
    title: "an Open Food Facts export",
    columns: ["code", "product name", "categories tags"],
  },
  { name: "spryker", title: "a Spryker import file", columns: ["abstract sku", "name en us"] },
  { name: "spryker", title: "a Spryker import file", columns: ["abstract sku", "name de de"] },
];

/** Which known export a header belongs to, and a sentence that says so. */
export function findDialectName(
  columns: readonly string[],
): { name: FeedDialectName; why: string } | undefined {
  const header = new Set(columns.map(normalizeColumn));
  const known = knownDialects.find((dialect) => dialect.columns.every((column) => header.has(column)));
  if (known === undefined) return undefined;
  return { name: known.name, why: `By its columns it is ${known.title}.` };
}
