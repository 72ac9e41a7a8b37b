import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import { realFeeds as importedCases, feedsFolder as importedFeeds } from "./real-feeds.ts";
import { runLintCommand } from "./run.ts";
import { verified } from "./run-verify.ts";

const feeds = join(process.env.PDO_SHARED ?? "../shared", "data", "feeds");

const cases: readonly (readonly [string, readonly string[]])[] = [
  ["shopify/jewelery.csv", []],
  ["woocommerce/sample_products.csv", []],
  ["ancientwisdom-supplier/aw-professional-oils.csv", []],
  ["salugea-it/salugea_products_catalog.csv", []],
  ["bigbuy-it/products_dev.json.gz", []],
  ["flipkart/flipkart_com-ecommerce_sample_1050_dev.csv.gz", []],
];

/** Products of a feed: a few hundred show what rules do, and each is read by all of them. */
const mostProducts = 250;

/** The first products of a table, or of an array in JSON. */
function beginningOf(bytes: Buffer, ending: string): string {
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString("utf8");
  if (ending === ".json") return JSON.stringify(JSON.parse(text).slice(0, mostProducts));
  const rows = Papa.parse<string[]>(text.trimEnd()).data;
  return rows.length <= mostProducts ? text : Papa.unparse(rows.slice(0, mostProducts + 1));
}

describe.skipIf(!existsSync(feeds))("real feeds (where PDO_SHARED has them)", () => {
  test.each(cases)(
    "%s has nothing left to fix after fixing, and fixing again changes no byte",
    async (name, words) => {
      const ending = /\.(csv|json)/.exec(name)?.[0] ?? "";
      const folder = mkdtempSync(join(tmpdir(), "pdo-lint-real-"));
      const [once, twice] = [join(folder, `once${ending}`), join(folder, `twice${ending}`)];
      const feed = join(folder, `feed${ending}`);
      writeFileSync(feed, beginningOf(readFileSync(join(feeds, name)), ending));
      await runLintCommand([feed, "--rules", "all", "--fix", "-o", once, ...words]);
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

const rowsEach = process.env.PDO_VERIFY_ROWS ?? "10";
const part = ["--rows", rowsEach];

function readTable(bytes: Buffer): string[][] {
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString("utf8").replace(/^\uFEFF/, "");
  return Papa.parse<string[]>(text.trimEnd()).data;
}

/** Cell for cell, as another reader sees them. */
function expectSameTable(feed: string, enriched: string): void {
  const before = readTable(readFileSync(feed)).slice(0, Number(rowsEach) + 1);
  const after = readTable(readFileSync(enriched));
  expect(after.map((row, index) => row.slice(0, before[index]?.length))).toEqual(before);
}

function expectSameMembers(feed: string, enriched: string): void {
  const before: unknown[] = JSON.parse(gunzipSync(readFileSync(feed)).toString("utf8"));
  const after: { pdo: unknown }[] = JSON.parse(gunzipSync(readFileSync(enriched)).toString("utf8"));
  expect(after.map(({ pdo: _, ...record }) => record)).toEqual(before.slice(0, Number(rowsEach)));
}

const allCases: typeof importedCases = [...importedCases, ["bigbuy-it/products_dev.json.gz", []]];

describe.skipIf(!existsSync(importedFeeds))("real feeds (where PDO_SHARED has them)", () => {
  test.each(allCases)(
    "%s goes through all four tasks as it was for another reader, proven by bytes and in JSON Lines by values",
    async (name, words) => {
      const folder = mkdtempSync(join(tmpdir(), "pdo-real-"));
      const feed = join(importedFeeds, name);
      for (const [out, compared, ...tasks] of [
        [basename(name), "bytes"],
        ["out.jsonl", "values", "--tasks", "name"],
      ] as const) {
        const enriched = join(folder, out);
        const world = createStandInWorld();
        const code = await main(["enrich", feed, "-o", enriched, ...tasks, ...part, ...words], world);
        expect(world.said()).toBe("");
        expect([0, 1]).toContain(code);
        if (compared === "bytes") {
          const expectSame = name.includes(".json") ? expectSameMembers : expectSameTable;
          expectSame(feed, enriched);
        }
        const { first_differences, ...said } = await verified(feed, enriched, ...part);
        expect(first_differences).toEqual([]);
        expect(said).toMatchObject({ code: 0, proven: true, compared });
      }
    },
    120_000,
  );
});
