import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { findOtherTable } from "../../src/feed/other-tables.ts";
import { openFeedFile, readFeed } from "../../src/feed/reader.ts";
import { written } from "./in-memory-feed.ts";

const shared = process.env.PDO_SHARED ?? "../shared";
const feeds = join(shared, "data/feeds");

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
      const { description, close } = await readFeed(await openFeedFile(join(feeds, name)));
      await close();
      const isOfArticles = name.endsWith("salugea_master_dataset_expanded.csv");
      expect(findOtherTable(description.columns)?.kind).toBe(isOfArticles ? "articles" : undefined);
    });
  },
);
