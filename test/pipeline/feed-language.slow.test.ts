import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { openFeedFile, readFeed } from "../../src/feed/reader.ts";
import { findFeedLanguage } from "../../src/pipeline/feed-language.ts";
import type { Product } from "../../src/pipeline/product.ts";
import { createLanguageOfRows } from "../../src/pipeline/row-language.ts";
import { prepareRows } from "../../src/pipeline/rows.ts";
import { feedsFolder } from "../cli/real-feeds.ts";
import { recordOf } from "./record-of-product.ts";

/** How many rows of a real feed were taken for which language, or skipped for which reason. */
async function countLanguages(path: string): Promise<Record<string, number>> {
  const feed = await readFeed(await openFeedFile(path), {});
  const mapping = resolveColumns(feed.description, { sample: feed.sample, name: path });
  const language = findFeedLanguage(feed, mapping);
  const counts: Record<string, number> = {};
  for await (const rows of prepareRows({ feed, mapping, language, selection: { kind: "all" } })) {
    for (const { product, settled } of rows) {
      const found = settled?.skipped?.code ?? product.language ?? "none";
      counts[found] = (counts[found] ?? 0) + 1;
    }
  }
  return counts;
}

const goldFolder = join(feedsFolder, "..", "gold");

describe.skipIf(!existsSync(goldFolder))(
  "labelled records in four languages (where PDO_SHARED has them)",
  () => {
    interface Gold extends Product {
      readonly id: string;
      readonly language: string;
    }
    const records = readdirSync(goldFolder)
      .filter((file) => file.endsWith(".jsonl"))
      .sort()
      .flatMap((file) => readFileSync(join(goldFolder, file), "utf8").trim().split("\n"))
      .map((line) => JSON.parse(line) as Gold);

    /** A record's place among the others, stable and without order. */
    const hashOf = ({ id, language }: Gold) => createHash("sha1").update(`${id}${language}`).digest("hex");

    /** The share of rows that were taken for the language of their shop. */
    function shareOfRight(rows: readonly Gold[]): number {
      const products = rows.map(
        ({ name, description }): Product => ({ ...(name && { name }), ...(description && { description }) }),
      );
      const sample = products.slice(0, 200).map(recordOf);
      const mapping = { columns: { name: "name", description: "description" }, why: {}, warnings: [] };
      const tell = createLanguageOfRows(
        findFeedLanguage({ sample, description: { columns: ["name", "description"] } }, mapping),
      );
      const right = products.filter((product, place) => {
        const found = tell(product, place);
        return "language" in found && found.language === rows[place]?.language;
      });
      return right.length / rows.length;
    }

    // 29 of 859 have nothing in their shop's language to tell it by: codes, and books' titles alone.
    test("are told row by row, in any order", () => {
      const mixed = records.toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1));
      expect(shareOfRight(mixed)).toBeGreaterThanOrEqual(0.93);
    });

    test("are told row by row, sorted by language", () => {
      const sorted = records.toSorted((a, b) => a.language.localeCompare(b.language));
      expect(shareOfRight(sorted)).toBeGreaterThanOrEqual(0.96);
    });
  },
);

describe.skipIf(!existsSync(feedsFolder))("real feeds in one language (where PDO_SHARED has them)", () => {
  test.each([
    ["mediamarkt-de/TV_Audio_products_Data_Set_-_to_be_assigned_to_categories.csv.gz", "de"],
    ["cdiscount-fr/cdiscount_dev_sample.csv.gz", "fr"],
    ["bigbasket-en/bigbasket_dev_sample.csv.gz", "en"],
    ["bigbuy-it/products_dev.json.gz", "it"],
    ["salugea-it/salugea_products_catalog.csv", "it"],
    ["flipkart/flipkart_com-ecommerce_sample_1050_dev.csv.gz", "en"],
    ["shopify/apparel.csv", "en"],
  ])("%s has no row in another language than %s, and none is skipped", async (name, language) => {
    const { none: _, ...counts } = await countLanguages(join(feedsFolder, name));
    expect(Object.keys(counts)).toEqual([language]);
  });
});
