import type { FeedDialectName } from "../feed.ts";
import type { ProductField } from "../product-field.ts";

/** Where known exports keep each field: normalised names (a localised column's without its language), best first. */
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
    id: ["item sku", "seller sku"],
    name: ["item name"],
    description: ["product description", "item description"],
    category: ["item type keyword", "item type", "feed product type", "product type"],
    brand: ["brand name", "brand", "manufacturer"],
    gtin: ["external product id", "product id"],
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
};
