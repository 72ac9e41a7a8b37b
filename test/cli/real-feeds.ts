import { join } from "node:path";

/** Where the shared feeds lie, if they do. */
export const feedsFolder = join(process.env.PDO_SHARED ?? "../shared", "data", "feeds");

/** Real feeds, and the words that each needs beside its name. */
export const realFeeds: readonly (readonly [string, readonly string[]])[] = [
  ["woocommerce/sample_products.csv", []],
  ["shopify/apparel.csv", []],
  ["shopify/jewelery.csv", []],
  ["shopify/home-and-garden.csv", []],
  ["flipkart/flipkart_com-ecommerce_sample_1050_dev.csv.gz", []],
  ["cdiscount-fr/cdiscount_dev_sample.csv.gz", []],
  ["bigbasket-en/bigbasket_dev_sample.csv.gz", []],
  ["mediamarkt-de/TV_Audio_products_Data_Set_-_to_be_assigned_to_categories.csv.gz", []],
  ["ancientwisdom-supplier/aw-professional-oils.csv", []],
  ["salugea-it/salugea_products_catalog.csv", []],
  ["spryker-de-en/product_abstract.csv.gz", ["--language", "de"]],
  ["openfoodfacts-multilang/openfoodfacts_export.csv.gz", ["--map", "name=product_name_fr"]],
];
