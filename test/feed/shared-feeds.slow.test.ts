import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { refuseNoProducts } from "../../src/feed/other-tables.ts";
import { openFeedFile, readFeed } from "../../src/feed/reader.ts";
import { written } from "./in-memory-feed.ts";

const shared = process.env.PDO_SHARED ?? "../shared";
const feeds = join(shared, "data/feeds");

/** The feeds that list no products, by the ends of their paths. */
const otherTables = [
  ["salugea_master_dataset_expanded.csv", "table of articles"],
  ["TV_Audio_categories_Data_Set.csv", "table of categories"],
  ["bestbuy/categories.json.gz", "table of categories"],
  ["spryker-de-en/category.csv", "table of categories"],
  ["product_attribute_key.csv", "definitions of attributes"],
  ["product_management_attribute.csv", "definitions of attributes"],
] as const;

function feedFiles(): string[] {
  if (!existsSync(feeds)) return [];
  const names = readdirSync(feeds, { recursive: true, encoding: "utf8" });
  return names.filter((name) => /\.(csv|json)(\.gz)?$/.test(name)).sort();
}

describe.skipIf(!existsSync(feeds))(
  "real feeds (skipped where the folder of shared data is not there)",
  () => {
    it.each(feedFiles())("%s leaves byte for byte as it came", async (name) => {
      const path = join(feeds, name);
      const packed = readFileSync(path);
      const bytes = name.endsWith(".gz") ? gunzipSync(packed) : packed;
      const { bytes: out } = await written(await readFeed(await openFeedFile(path)), {});
      expect(out.equals(bytes)).toBe(true);
    });

    it.each(feedFiles())("%s is taken for what it lists", async (name) => {
      const { description, sample, close } = await readFeed(await openFeedFile(join(feeds, name)));
      await close();
      const [, kind] = otherTables.find(([end]) => name.endsWith(end)) ?? [];
      const refused = () => refuseNoProducts(description.columns, { sample });
      if (kind === undefined) expect(refused).not.toThrow();
      else expect(refused).toThrow(kind);
    });
  },
);
