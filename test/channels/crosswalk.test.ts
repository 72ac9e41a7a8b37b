import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createCatalogStore } from "../../src/catalog/store.ts";
import { isBelowTheirs, readCrosswalk, theirCategory } from "../../src/channels/crosswalk.ts";
import { parseTable } from "../../src/lib/table.ts";

const data = join(import.meta.dirname, "..", "..", "src", "channels", "data");
const shared = process.env.PDO_SHARED ?? join(import.meta.dirname, "..", "..", "..", "shared");
const lists = join(shared, "data", "taxonomies");
const catalogs = createCatalogStore();

const channels = (["channel_a", "channel_b"] as const).map((channel) => ({
  channel,
  rows: parseTable(readFileSync(join(data, `crosswalk-${channel}.tsv`), "utf8")),
}));

const unpacked = (...path: string[]) => gunzipSync(readFileSync(join(lists, ...path))).toString("utf8");

describe.each(channels)("the crosswalk of $channel", ({ channel, rows }) => {
  test("has one row for a category, and only for categories of the channel", () => {
    const identifiers = rows.map(({ identifier }) => identifier ?? "");
    const known = new Set(catalogs.catalog(channel).categories.map(({ identifier }) => identifier));
    expect(identifiers.filter((identifier) => !known.has(identifier))).toEqual([]);
    expect(identifiers.filter((identifier, place) => identifiers.indexOf(identifier) !== place)).toEqual([]);
    expect(() => readCrosswalk([readFileSync(join(data, `crosswalk-${channel}.tsv`), "utf8")])).not.toThrow();
  });

  test("has identifiers in the form of the other taxonomies", () => {
    const odd = rows.filter(
      ({ google = "", shopify = "" }) =>
        !/^(?:\d{1,6}~?)?$/.test(google) || !/^(?:[a-z]{2}(?:-\d+)*~?)?$/.test(shopify),
    );
    expect(odd).toEqual([]);
  });

  test.runIf(existsSync(lists))(
    "has numbers that are in Google's list of 2021, all but a few in that of 2015",
    () => {
      const numbersOf = (version: string, locale: string) =>
        new Set(
          unpacked("google", version, `taxonomy-with-ids.${locale}.txt.gz`)
            .split("\n")
            .map((line) => line.split(" - ")[0] ?? ""),
        );
      const numbers = rows
        .map(({ google = "" }) => google.replace("~", ""))
        .filter((number) => number !== "");
      const [old, current] = [numbersOf("2015-02-19", "en-GB"), numbersOf("2021-09-21", "en-US")];
      expect(numbers.filter((number) => !current.has(number))).toEqual([]);
      expect(numbers.filter((number) => !old.has(number)).length).toBeLessThan(numbers.length * 0.05);
    },
  );

  test.runIf(existsSync(lists))("has identifiers that are in Shopify's list", () => {
    const list = unpacked("shopify", "dist", "en", "categories.txt.gz");
    const known = new Set([...list.matchAll(/TaxonomyCategory\/([a-z\d-]+)/g)].map(([, found]) => found));
    const identifiers = rows.map(({ shopify = "" }) => shopify.replace("~", "")).filter(Boolean);
    expect(identifiers.filter((identifier) => !known.has(identifier))).toEqual([]);
  });
});

describe("a category in the taxonomy of another", () => {
  test("is that of its own row", () => {
    expect(theirCategory(["a-fashion", "a-fashion-women", "a-fashion-women-dresses"], "google")).toEqual({
      identifier: "2271",
      isSame: true,
    });
    expect(theirCategory(["a-fashion", "a-fashion-women", "a-fashion-women-dresses"], "shopify")).toEqual({
      identifier: "aa-1-4",
      isSame: true,
    });
  });

  test("is that of the nearest ancestor, where it has no row, and then not the same", () => {
    const path = ["a-fashion", "a-fashion-women", "a-fashion-women-dresses", "none"];
    expect(theirCategory(path, "google")).toEqual({ identifier: "2271", isSame: false });
  });

  test("is none for a category of an imported catalog", () => {
    expect(theirCategory(["their-root", "their-leaf"], "google")).toBeUndefined();
    expect(theirCategory([], "shopify")).toBeUndefined();
  });

  test("marks a mere parent", () => {
    const table = "identifier\tgoogle\tshopify\nx\t166~\taa-1\ny\t\taa";
    const read = readCrosswalk([table]);
    expect(read.get("x")).toEqual({
      google: { identifier: "166", isSame: false },
      shopify: { identifier: "aa-1", isSame: true },
    });
    expect(read.get("y")).toEqual({ shopify: { identifier: "aa", isSame: true } });
    expect(() => readCrosswalk([table, table])).toThrow("x has two rows");
  });

  test("tells what is below one of the other taxonomy", () => {
    const shoes = new Set(["187"]);
    expect(isBelowTheirs(["a-fashion", "a-fashion-shoes", "any"], "google", shoes)).toBe(true);
    expect(isBelowTheirs(["a-fashion", "a-fashion-women"], "google", shoes)).toBe(false);
  });
});
