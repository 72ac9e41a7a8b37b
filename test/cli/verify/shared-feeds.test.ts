import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { main } from "../../../src/cli/main.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";
import { verified } from "./run.ts";

const feeds = join(process.env.PDO_SHARED ?? "../shared", "data", "feeds");

/** Real feeds, and the words that enriching each needs beside its name. */
const cases: readonly (readonly [string, readonly string[]])[] = [
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
  ["bigbuy-it/products_dev.json.gz", []],
];

const part = ["--rows", process.env.PDO_VERIFY_ROWS ?? "60"];

describe.skipIf(!existsSync(feeds))("real feeds (where PDO_SHARED has them)", () => {
  test.each(cases)(
    "%s is proven after it was enriched, by bytes and in JSON Lines by values",
    async (name, words) => {
      const folder = mkdtempSync(join(tmpdir(), "pdo-verify-real-"));
      const feed = join(feeds, name);
      for (const [out, compared] of [
        [basename(name), "bytes"],
        ["out.jsonl", "values"],
      ] as const) {
        const enriched = join(folder, out);
        await main(
          ["enrich", feed, "-o", enriched, "--tasks", "name", ...part, ...words],
          createStandInWorld(),
        );
        const { first_differences, ...said } = await verified(feed, enriched, ...part);
        expect(first_differences).toEqual([]);
        expect(said).toMatchObject({ code: 0, proven: true, compared });
      }
    },
    120_000,
  );
});
