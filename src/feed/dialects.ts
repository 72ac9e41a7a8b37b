import { normalizeColumn } from "./column-names.ts";
import type { FeedDialectName, ProductField } from "./feed.ts";

/** The columns of each field in known exports: normalised names (without the language), best first. */
export const dialectColumns: Readonly<
  Record<FeedDialectName, Readonly<Partial<Record<ProductField, readonly string[]>>>>
> = {
  // https://help.shopify.com/en/manual/products/import-export/using-csv
  shopify: {
    id: ["handle"],
    name: ["title"],
    description: ["body html", "body"],
    category: [
      "product category",
      "google shopping google product category",
      "type",
      "standard product type",
    ],
    brand: ["vendor"],
    gtin: ["variant barcode"],
  },
  // https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema
  woocommerce: {
    id: ["id", "sku", "artikelnummer"],
    name: ["name"],
    description: ["description", "beschreibung", "short description", "kurzbeschreibung"],
    category: ["categories", "kategorien"],
    brand: ["brands", "marken"],
    gtin: ["gtin upc ean or isbn", "gtin upc ean oder isbn"],
  },
  // https://support.google.com/merchants/answer/7052112
  google_merchant: {
    id: ["id"],
    name: ["title", "structured title"],
    description: ["description", "structured description"],
    category: ["product type", "google product category"],
    brand: ["brand"],
    language: ["content language"],
    gtin: ["gtin"],
  },
  // https://experienceleague.adobe.com/en/docs/commerce-admin/systems/data-transfer/data-attributes-product
  magento: {
    id: ["sku"],
    name: ["name"],
    description: ["description", "short description"],
    category: ["categories"],
    brand: ["brand", "manufacturer"],
    gtin: ["gtin", "ean", "barcode"],
  },
  // https://docs.akeneo.com/latest/import_and_export_data/formats/product.html
  akeneo: {
    id: ["identifier", "sku"],
    name: ["name", "title", "product name"],
    description: ["description", "long description", "short description"],
    category: ["categories"],
    brand: ["brand", "manufacturer"],
    gtin: ["ean", "gtin"],
  },
  amazon: {
    id: ["item sku", "seller sku", "contribution sku"],
    name: ["item name"],
    description: ["product description", "item description"],
    category: ["item type keyword", "item type", "feed product type", "product type"],
    brand: ["brand name", "brand", "manufacturer"],
    gtin: ["external product id", "product id", "externally assigned product identifier"],
  },
  // https://world.openfoodfacts.org/data/data-fields.txt
  open_food_facts: {
    id: ["code"],
    name: ["product name"],
    description: ["generic name", "ingredients text"],
    category: ["categories", "categories tags"],
    brand: ["brands", "brand owner"],
    language: ["lc", "lang"],
    gtin: ["code"],
  },
  spryker: {
    id: ["concrete sku", "abstract sku"],
    name: ["name"],
    description: ["description"],
    category: ["category key"],
  },
  // https://docs.shopware.com/en/shopware-5-en/products/import-export (its suppliers are the makers)
  shopware: {
    id: ["ordernumber", "product number"],
    name: ["name"],
    description: ["description long", "description"],
    category: ["categories", "category"],
    brand: ["supplier", "supplier name", "manufacturer name", "manufacturer"],
    gtin: ["ean"],
  },
};

interface KnownDialect {
  readonly name: FeedDialectName;
  readonly title: string;
  /** Normalised columns (see `normalizeColumn`) that must all be present. */
  readonly columns: readonly string[];
}

/** The columns that identify a known export, most specific first. */
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
  { name: "amazon", title: "an Amazon listing template", columns: ["contribution sku"] },
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
  { name: "shopware", title: "a Shopware 5 export", columns: ["ordernumber", "mainnumber", "name"] },
  // https://docs.shopware.com/en/shopware-6-en/settings/import-export
  {
    name: "shopware",
    title: "a Shopware 6 export",
    columns: ["product number", "parent id", "price net"],
  },
];

/** The known export that a header belongs to, and the reason. */
export function findDialectName(
  columns: readonly string[],
): { name: FeedDialectName; why: string } | undefined {
  const header = new Set(columns.map(normalizeColumn));
  const known = knownDialects.find((dialect) => dialect.columns.every((column) => header.has(column)));
  if (known === undefined) return undefined;
  return { name: known.name, why: `By its columns it is ${known.title}.` };
}
