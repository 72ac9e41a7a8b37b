import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runLintCommand } from "./run.ts";

const feeds = join(process.env.PDO_SHARED ?? "../shared", "data", "feeds");

const cases: readonly (readonly [string, readonly string[]])[] = [
  ["shopify/jewelery.csv", []],
  ["woocommerce/sample_products.csv", []],
  ["ancientwisdom-supplier/aw-professional-oils.csv", []],
  ["salugea-it/salugea_products_catalog.csv", []],
  ["bigbuy-it/products_dev.json.gz", []],
  ["flipkart/flipkart_com-ecommerce_sample_1050_dev.csv.gz", []],
];

describe.skipIf(!existsSync(feeds))("real feeds (where PDO_SHARED has them)", () => {
  test.each(cases)(
    "%s has nothing left to fix after fixing, and fixing again changes no byte",
    async (name, words) => {
      const ending = /\.(csv|json)/.exec(name)?.[0] ?? "";
      const folder = mkdtempSync(join(tmpdir(), "pdo-lint-real-"));
      const [once, twice] = [join(folder, `once${ending}`), join(folder, `twice${ending}`)];
      await runLintCommand([join(feeds, name), "--rules", "all", "--fix", "-o", once, ...words]);
      const { printed } = await runLintCommand([
        once,
        "--rules",
        "all",
        "--fix",
        "-o",
        twice,
        "--json",
        ...words,
      ]);
      expect(JSON.parse(printed).summary).toMatchObject({ fixed: 0, fixable: 0 });
      expect(readFileSync(twice).equals(readFileSync(once))).toBe(true);
    },
    120_000,
  );
});
