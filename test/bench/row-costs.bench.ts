import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalogStore } from "../../src/catalog/store.ts";
import { createEmbeddedClient } from "../../src/client/embedded.ts";
import { resolveColumns } from "../../src/feed/columns.ts";
import { openFeedFile, readFeed } from "../../src/feed/reader.ts";
import { costOfCall } from "../../src/llm/cost.ts";
import type { LanguageModel } from "../../src/llm/language-model.ts";
import { findPrice } from "../../src/llm/model-prices.ts";
import { openProvider } from "../../src/llm/providers/open-provider.ts";
import { enrichProduct } from "../../src/pipeline/enrich-product.ts";
import { isEmptyProduct, type Product, toProduct } from "../../src/pipeline/product.ts";
import { createService } from "../../src/server/service.ts";
import { checkFacts } from "../../src/tasks/fact-check.ts";
import { createProviderEngine } from "../../src/tasks/llm-engine.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";
import { carefulAnswer } from "../stand-in/answers/careful.ts";
import type { Charge } from "../stand-in/money/ledger.ts";
import { startStandIn } from "../stand-in/stand-in.ts";
import { plainOptions } from "../stand-ins/task-options.ts";

/*
 * What a row costs with all four tasks, by the bill of the stand-in: real feeds into channel_a, answers in the record's own words, as
 * long as they are asked for. PDO_BENCH_ROWS rows of each feed, PDO_BENCH_IN_FLIGHT at a time.
 */

const most = Number(process.env.PDO_BENCH_ROWS ?? 200);
const inFlight = Number(process.env.PDO_BENCH_IN_FLIGHT ?? 8);
const shared = process.env.PDO_SHARED ?? join(import.meta.dirname, "../../../shared");
const feeds = {
  cdiscount: "cdiscount-fr/cdiscount_dev_sample.csv.gz",
  mediamarkt: "mediamarkt-de/TV_Audio_products_Data_Set_-_to_be_assigned_to_categories.csv.gz",
  bigbasket: "bigbasket-en/bigbasket_dev_sample.csv.gz",
  flipkart: "flipkart/flipkart_com-ecommerce_sample_1050_dev.csv.gz",
} as const;
const models = {
  "gpt-6-luna": "openai",
  "claude-haiku-4-5": "anthropic",
  "claude-haiku-5-5": "anthropic",
} as const;

async function readProducts(path: string): Promise<Product[]> {
  const feed = await readFeed(await openFeedFile(join(shared, "data/feeds", path)));
  const mapping = resolveColumns(feed.description, { sample: feed.sample });
  const products: Product[] = [];
  for await (const records of feed.records()) {
    products.push(...records.map((record) => toProduct(record, mapping)));
    if (products.length >= most) break;
  }
  return products.slice(0, most).filter((product) => !isEmptyProduct(product));
}

const catalogs = createCatalogStore();
const builtin = createBuiltinEngine({ catalogs });
let standIn: Awaited<ReturnType<typeof startStandIn>>;
beforeAll(async () => {
  standIn = await startStandIn({
    answerOf: carefulAnswer,
    latencyMs: Number(process.env.PDO_BENCH_LATENCY_MS ?? 5),
  });
});

async function openModel(model: keyof typeof models): Promise<LanguageModel> {
  const provider = await openProvider({
    provider: models[model],
    model,
    baseUrl: standIn.baseUrl,
    key: "sk-bench-0000000000000000",
    connections: inFlight,
    connectTimeoutMs: 5_000,
    userAgent: "pdo-bench",
  });
  const given = new Map<string, ReturnType<LanguageModel["complete"]>>();
  return {
    identity: provider.identity,
    // What was answered is kept, as in a run.
    complete: (request) => {
      const key = JSON.stringify(request);
      const known =
        given.get(key) ??
        provider.attempt(request, { timeoutMs: 60_000 }).then(({ completion }) => completion);
      given.set(key, known);
      return known;
    },
    close: provider.close,
  };
}

async function enrichAll(
  products: readonly Product[],
  model: LanguageModel,
): Promise<Record<string, number>> {
  const engine = checkFacts(
    createProviderEngine({ catalogs, model, builtin, packs: [], fallback: "builtin" }),
  );
  const client = createEmbeddedClient(createService({ catalogs, engine, now: Date.now }));
  const counts: Record<string, number> = {};
  const { length: _, ...options } = plainOptions;
  const queue = products.values();
  const work = async () => {
    for (const product of queue) {
      const { status, fallbacks, failures } = await enrichProduct(product, {
        client,
        options,
        isBestEnough: true,
      });
      counts[status] = (counts[status] ?? 0) + 1;
      for (const { task = "", code } of failures)
        counts[`${task} ${code}`] = (counts[`${task} ${code}`] ?? 0) + 1;
      for (const { task = "" } of fallbacks ?? [])
        counts[`${task} by rules`] = (counts[`${task} by rules`] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  return counts;
}

const lines: string[] = [];

it.each(
  Object.entries(feeds).flatMap(([feed, path]) =>
    Object.keys(models).map((model) => [feed, model, path] as const),
  ),
)("%s, %s", async (feed, name, path) => {
  const model = name as keyof typeof models;
  const price = findPrice(models[model], model);
  if (price === undefined) throw new Error(`${model} has no price.`);
  const products = await readProducts(path);
  const opened = await openModel(model);
  const before = standIn.ledger.charges.length;
  const outcome = await enrichAll(products, opened);
  const charges = standIn.ledger.charges.slice(before);
  await opened.close();
  lines.push(lineOf(`${feed}, ${model}`, charges, { rows: products.length, price, outcome }));
  expect(charges.length).toBeGreaterThan(0);
});

function lineOf(
  title: string,
  charges: readonly Charge[],
  {
    rows,
    price,
    outcome,
  }: { rows: number; price: NonNullable<ReturnType<typeof findPrice>>; outcome: object },
): string {
  const sum = (of: (charge: Charge) => number) => charges.reduce((total, charge) => total + of(charge), 0);
  const cost = (rate: "live" | "batch") =>
    sum(({ tokens }) =>
      costOfCall(
        {
          inputTokens: tokens.input,
          cachedInputTokens: tokens.cached,
          cacheWriteTokens: tokens.cacheWrite,
          outputTokens: tokens.output,
        },
        price,
        rate,
      ),
    ) / rows;
  const hits =
    charges.slice(1).filter(({ tokens }) => tokens.cached > 0).length / Math.max(1, charges.length - 1);
  const perRow = (of: (charge: Charge) => number) => (sum(of) / rows).toFixed(0).padStart(6);
  return [
    title.padEnd(30),
    `calls ${(charges.length / rows).toFixed(2)}`,
    `input ${perRow(({ tokens }) => tokens.input)}`,
    `cached ${perRow(({ tokens }) => tokens.cached)}`,
    `written ${perRow(({ tokens }) => tokens.cacheWrite)}`,
    `output ${perRow(({ tokens }) => tokens.output)}`,
    `hits ${(100 * hits).toFixed(1)} %`,
    `$ per 100,000: live ${(cost("live") / 10).toFixed(1)}, batch ${(cost("batch") / 10).toFixed(1)}`,
    JSON.stringify(outcome),
  ].join("  ");
}

afterAll(async () => {
  await standIn.close();
  process.stdout.write(`\n${most} rows of each feed, ${inFlight} in flight\n${lines.join("\n")}\n`);
});
