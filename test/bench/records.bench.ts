import { join } from "node:path";
import { it } from "vitest";
import { createCatalogStore } from "../../src/catalog/store.ts";
import { createEmbeddedClient } from "../../src/client/embedded.ts";
import { resolveColumns } from "../../src/feed/columns.ts";
import { openFeedFile, readFeed } from "../../src/feed/reader.ts";
import { enrichProduct } from "../../src/pipeline/enrich-product.ts";
import { isEmptyProduct, type Product, toProduct } from "../../src/pipeline/product.ts";
import { createService } from "../../src/server/service.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";
import { plainOptions } from "../stand-ins/task-options.ts";
import { cpuSeconds } from "./cpu-seconds.ts";

/*
 * The processor time of four tasks of a product, embedded, by rules: one call with the whole record, beside four calls with its
 * columns as labelled lines, and four calls without them. By turns; the minimum of each. PDO_BENCH_FEED names the feed.
 */

const rounds = Number(process.env.PDO_BENCH_ROUNDS ?? 3);
const most = Number(process.env.PDO_BENCH_ROWS ?? 2_000);
const shared = process.env.PDO_SHARED ?? join(import.meta.dirname, "../../../shared");
const feedPath =
  process.env.PDO_BENCH_FEED ?? join(shared, "data/feeds/cdiscount-fr/cdiscount_dev_sample.csv.gz");

async function readProducts(): Promise<Product[]> {
  const feed = await readFeed(await openFeedFile(feedPath));
  const mapping = resolveColumns(feed.description, { sample: feed.sample });
  const products: Product[] = [];
  for await (const records of feed.records()) {
    products.push(...records.map((record) => toProduct(record, mapping)));
    if (products.length >= most) break;
  }
  return products.slice(0, most).filter((product) => !isEmptyProduct(product));
}

it("four tasks of a product", async () => {
  const catalogs = createCatalogStore();
  const embedded = createEmbeddedClient(
    createService({ catalogs, engine: createBuiltinEngine({ catalogs }), now: Date.now }),
  );
  const { call, close } = embedded;
  const products = await readProducts();
  const ways = {
    "one call": { client: embedded, products },
    "four calls, labelled lines": { client: { call, close }, products },
    "four calls, no columns": {
      client: { call, close },
      products: products.map(({ facts: _, ...product }) => product),
    },
  };
  const least = new Map<string, number>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const startedAt = cpuSeconds();
      for (const product of way.products) {
        await enrichProduct(product, { client: way.client, options: plainOptions, isBestEnough: true });
      }
      const spent = ((cpuSeconds() - startedAt) / products.length) * 1e6;
      // The first round warms up.
      if (round > 0) least.set(name, Math.min(least.get(name) ?? Number.POSITIVE_INFINITY, spent));
    }
  }
  const one = least.get("one call") ?? 0;
  const lines = [...least].map(
    ([name, spent]) => `  ${name.padEnd(28)} ${spent.toFixed(0)} us, ${(one / spent).toFixed(2)}`,
  );
  process.stdout.write(
    `\n${products.length} products of ${feedPath}, least of ${rounds} rounds; one call's share of each\n${lines.join("\n")}\n`,
  );
});
