import type { Language } from "../../src/api/vocabulary.ts";
import type { Catalog } from "../../src/catalog/model.ts";
import { importCatalog, shopifySource } from "./bench-catalogs.ts";
import { type BenchProduct, readProducts } from "./bench-products.ts";
import { type CategorySearch, minisearchSearch, oramaSearch, ownSearch } from "./category-searches.ts";
import { type LabelledProduct, labelByName } from "./labelled-by-name.ts";
import { median } from "./median.ts";
import { shopCatalog } from "./shop-catalog.ts";

/** The measuring program of `categorize.bench.ts`: needs PDO_SHARED, prints its tables. */

const runs = 5;
const leastSeconds = 1;
const productsTimed = 120;
const productsJudged = 500;

/** Sets in four languages: with descriptions, and with names alone. */
const timed = {
  "name and description": ["cdiscount-fr", "mediamarkt-de", "flipkart-en-silver", "bigbuy-it-silver"],
  "name alone": ["openfoodfacts-en", "pricerunner-en", "bigbasket-en", "esselunga-it"],
} as const;
/** Sets whose category names are found in Shopify's catalog, and their language. */
const namedAlike: readonly (readonly [string, Language])[] = [
  ["cdiscount-fr", "fr"],
  ["bigbasket-en", "en"],
  ["openfoodfacts-en", "en"],
  ["flipkart-en-silver", "en"],
  ["pricerunner-en", "en"],
  ["mediamarkt-de", "de"],
];
/** Sets whose own categories are the catalog. */
const ownCatalogs: readonly (readonly [string, Language])[] = [
  ["cdiscount-fr", "fr"],
  ["bigbasket-en", "en"],
  ["openfoodfacts-en", "en"],
  ["pricerunner-en", "en"],
  ["mediamarkt-de", "de"],
];

interface Candidate {
  readonly name: string;
  readonly search: CategorySearch;
}

async function candidatesFor(catalog: Catalog): Promise<Candidate[]> {
  return [
    { name: "pdo", search: ownSearch(catalog) },
    { name: "minisearch", search: minisearchSearch(catalog) },
    { name: "orama", search: await oramaSearch(catalog) },
  ];
}

/** For all products once; who is fast goes through them again and again, as a run of milliseconds measures little. */
async function secondsFor(search: CategorySearch, products: readonly BenchProduct[]): Promise<number> {
  const start = performance.now();
  for (let rounds = 1; ; rounds += 1) {
    for (const product of products) await search(product);
    const passed = (performance.now() - start) / 1000;
    if (passed >= leastSeconds) return passed / rounds;
  }
}

/** By candidate the share of products for which one of the first `lookedAt` is right, and the first one is. */
async function judge(
  candidates: readonly Candidate[],
  labelled: readonly LabelledProduct[],
): Promise<string> {
  const figures: string[] = [];
  for (const { name, search } of candidates) {
    let [first, any] = [0, 0];
    for (const { product, isRight } of labelled) {
      const found = await search(product);
      if (found.slice(0, 1).some(isRight)) first += 1;
      if (found.some(isRight)) any += 1;
    }
    figures.push(`${name} ${percent(any / labelled.length)} (first ${percent(first / labelled.length)})`);
  }
  return figures.join("   ");
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const print = (line: string) => process.stdout.write(`${line}\n`);

async function measureSpeed(candidates: readonly Candidate[]): Promise<void> {
  for (const [kind, sets] of Object.entries(timed)) {
    const products = sets.flatMap((set) => readProducts(set, "train", productsTimed / sets.length));
    const length = median(products.map(({ name, description }) => name.length + description.length));
    const times = candidates.map((candidate) => ({ ...candidate, seconds: [] as number[] }));
    // The first round warms up. Runs are interleaved, so that what else the machine does slows all alike.
    for (let run = 0; run <= runs; run += 1) {
      for (const { search, seconds } of times) {
        const taken = await secondsFor(search, products);
        if (run > 0) seconds.push(taken);
      }
    }
    const own = median(times[0]?.seconds ?? []);
    print(
      `\n${products.length} products, ${kind}, ${length} characters in the middle; median of ${runs} runs`,
    );
    for (const { name, seconds } of times) {
      const taken = median(seconds);
      const rate = `${(products.length / taken).toFixed(0)} products/s`.padStart(18);
      print(
        `  ${name.padEnd(12)}${rate}${name === "pdo" ? "" : `   pdo: ${(taken / own).toFixed(1)} times`}`,
      );
    }
  }
}

async function measureQuality(catalog: Catalog, candidates: readonly Candidate[]): Promise<void> {
  print("\nproducts whose shop's category has the name of one of Shopify's: right among the first ten");
  for (const [set, language] of namedAlike) {
    const rows = [...readProducts(set, "test", 4000), ...readProducts(set, "train", 12_000)];
    const labelled = labelByName(rows, catalog, language);
    print(`  ${set.padEnd(20)}${String(labelled.length).padStart(5)}   ${await judge(candidates, labelled)}`);
  }
}

async function measureOwnCatalogs(): Promise<void> {
  print("\nproducts in their shops' own categories, no examples: right among the first ten");
  for (const [set, language] of ownCatalogs) {
    const labelled = readProducts(set, "test", productsJudged).map((product) => ({
      product,
      isRight: (identifier: string) => identifier === product.categoryIdentifier,
    }));
    const candidates = await candidatesFor(await shopCatalog(set, language));
    print(`  ${set.padEnd(20)}${String(labelled.length).padStart(5)}   ${await judge(candidates, labelled)}`);
  }
}

const shopify = await importCatalog("shopify", shopifySource);
const candidates = await candidatesFor(shopify);
await measureSpeed(candidates);
await measureQuality(shopify, candidates);
await measureOwnCatalogs();
