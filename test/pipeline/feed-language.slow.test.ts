import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { openFeedFile, readFeed } from "../../src/feed/reader.ts";
import { findFeedLanguage } from "../../src/pipeline/feed-language.ts";
import { prepareRows } from "../../src/pipeline/rows.ts";
import { feedsFolder } from "../cli/real-feeds.ts";

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
