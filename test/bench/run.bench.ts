import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "vitest";
import { useFeedFolder } from "./feed-folder.ts";
import { makeFeed } from "./make-feed.ts";
import { measureProcess, type ProcessCost } from "./measure-process.ts";
import { median } from "./median.ts";

/*
 * Whole runs of the built program over a made feed, beside a bare csv-parse to csv-stringify pass-through (P) of the same
 * file, one after the other in each round. PDO_BENCH_ROWS and PDO_BENCH_ROUNDS make it shorter; the start of the program
 * and of its threads is part of every run, so short feeds show it worse than it is. Each run is the feed's first. PDO_BENCH_MEMORY=1 adds the peak of
 * memory at ten times the rows.
 */

const rows = Number(process.env.PDO_BENCH_ROWS ?? 200_000);
const rounds = Number(process.env.PDO_BENCH_ROUNDS ?? 5);
const root = join(import.meta.dirname, "../..");
const program = join(root, "bin/pdo.js");
const isBuilt = existsSync(join(root, "dist/cli/row-worker.js"));
const shopify = join(process.env.PDO_SHARED ?? join(root, "../shared"), "data/taxonomies/shopify/dist");
const allDay = 86_400_000;

const at = useFeedFolder(rows);

const passThrough = () =>
  measureProcess([join(import.meta.dirname, "pass-through.js"), at("feed.csv"), at("passed.csv")]);

let runs = 0;

/** Under another name each time: a feed that was run before to the same output is read ahead, to be compared. */
async function enrich(feed: string, words: readonly string[], home = "home"): Promise<ProcessCost> {
  runs += 1;
  const enriched = at(`enriched-${runs}.csv`);
  const files = ["enrich", at(feed), "-o", enriched, "--overwrite", "--quiet"];
  try {
    return await measureProcess([program, ...files, ...words], { PDO_HOME: at(home) });
  } finally {
    rmSync(enriched, { force: true });
  }
}

/** An imported catalog teaches names its words too, so it has a home of its own. */
const shopifyHome = "shopify-home";

type Candidates = Readonly<Record<string, () => Promise<ProcessCost>>>;

const name = ["--tasks", "name"];
const candidates: Candidates = {
  "pass-through (P)": passThrough,
  "name, this process": () => enrich("feed.csv", [...name, "--threads", "1"]),
  "name, 2 threads": () => enrich("feed.csv", [...name, "--threads", "2"]),
  "all tasks, this process": () => enrich("feed.csv", ["--threads", "1"]),
  "all tasks, 2 threads": () => enrich("feed.csv", ["--threads", "2"]),
};
const withShopify: Candidates = {
  "all tasks, Shopify's catalog, 2 threads": () =>
    enrich("feed.csv", ["--channel", "channel_b", "--threads", "2"], shopifyHome),
};

/** Rows a second and the ratio to P are medians of the rounds; the peak is the highest. */
function report(costs: ReadonlyMap<string, readonly ProcessCost[]>): string {
  const rate = (all: readonly ProcessCost[] = []) => rows / median(all.map(({ wallSeconds }) => wallSeconds));
  const peer = rate(costs.get("pass-through (P)"));
  return [...costs]
    .map(([label, all]) => {
      const cpu = (median(all.map(({ cpuSeconds }) => cpuSeconds)) / rows) * 1e6;
      const peak = Math.max(...all.map(({ peakMb }) => peakMb));
      const figures = [`${Math.round(rate(all))} rows/s`, `${(rate(all) / peer).toFixed(3)} P`];
      return `${label.padEnd(42)} ${figures.join(", ")}, ${cpu.toFixed(1)} us of processor a row, ${peak.toFixed(0)} MB`;
    })
    .join("\n");
}

describe.skipIf(!isBuilt)("runs (npm run build makes the dist/ that they need)", () => {
  it(
    "rows a second, beside a bare pass-through",
    async () => {
      const hasShopify = existsSync(shopify);
      if (hasShopify) {
        const words = ["catalog", "import", "shopify", shopify, "--channel", "channel_b"];
        await measureProcess([program, ...words], { PDO_HOME: at(shopifyHome) });
      }
      const all = Object.entries(hasShopify ? { ...candidates, ...withShopify } : candidates);
      const costs = new Map(all.map(([label]) => [label, [] as ProcessCost[]]));
      for (let round = 0; round < rounds; round += 1) {
        for (const [label, measure] of all) costs.get(label)?.push(await measure());
      }
      process.stdout.write(`\n${rows} rows, medians of ${rounds} rounds\n${report(costs)}\n`);
    },
    allDay,
  );

  it.skipIf(process.env.PDO_BENCH_MEMORY === undefined)(
    "the peak of memory does not grow with the feed",
    async () => {
      await makeFeed(at("long.csv"), rows * 10);
      for (const threads of ["1", "2"]) {
        const words = [...name, "--threads", threads];
        const [short, long] = [await enrich("feed.csv", words), await enrich("long.csv", words)];
        process.stdout.write(
          `--threads ${threads}: ${short.peakMb.toFixed(0)} MB at ${rows} rows, ${long.peakMb.toFixed(0)} MB at ${rows * 10}\n`,
        );
      }
    },
    allDay,
  );
});
