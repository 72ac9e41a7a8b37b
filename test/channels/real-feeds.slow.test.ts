import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { feedsFolder, realFeeds } from "../cli/real-feeds.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import { checkGoogleFile, googleNumbers } from "./google-checker.ts";

const shared = process.env.PDO_SHARED ?? "../shared";

const cases: readonly (readonly [string, readonly string[]])[] = [
  ...realFeeds,
  ["ancientwisdom-supplier/aw-oli-essenziali.csv.gz", []],
  ["ancientwisdom-supplier/aw-relax-benessere.csv.gz", []],
  ["bigbuy-it/products_dev.json.gz", []],
  ["spryker-de-en/product_concrete.csv.gz", ["--language", "de"]],
  ["google-merchant-xml/Beispielfeed_GSF_XML.xml", []],
];

const rowsEach = "15";

/** What each feed lacks is printed with PDO_SHOW_MISSING=1, as a table of Markdown. */
const missingTable: string[] = [];

describe.skipIf(!existsSync(feedsFolder))("Google's file of a real feed (where PDO_SHARED has them)", () => {
  test.each(cases)(
    "%s keeps to the specification",
    async (name, words) => {
      const folder = mkdtempSync(join(tmpdir(), "pdo-channel-"));
      const ending = name.endsWith(".xml") ? ".xml" : name.includes(".json") ? ".json" : ".csv";
      const enriched = join(folder, `feed.enriched${ending}`);
      const world = createStandInWorld();
      const run = ["enrich", join(feedsFolder, name), "-o", enriched, "--rows", rowsEach, "--bullet-points"];
      expect(await main([...run, "--for", "google", ...words], world), world.said()).toBeLessThan(2);
      const text = readFileSync(join(folder, "feed.google.tsv"), "utf8");
      const report = checkGoogleFile(text, googleNumbers(shared));
      const { channel_file: file } = JSON.parse(world.printed());
      const repeated = file.missing.find(
        (gap: { field: string }) => gap.field === "an identifier of its own",
      );
      const faults = report.faults.filter(({ fault }) => !fault.endsWith("is there twice"));
      expect(faults).toEqual([]);
      expect(report.faults.length).toBe(repeated?.products ?? 0);
      for (const [field, products] of Object.entries(report.missing))
        expect(file.missing.find((gap: { field: string }) => gap.field === field)?.products, field).toBe(
          products,
        );
      expect(report.products).toBe(file.items);
      const lacking = file.missing.map((gap: { field: string; products: number; of: number }) =>
        gap.products === gap.of ? gap.field : `${gap.field} ${gap.products}/${gap.of}`,
      );
      missingTable.push(`| ${name} | ${file.items} | ${lacking.join(", ")} |`);
      if (process.env.PDO_SHOW_MISSING)
        writeFileSync(process.env.PDO_SHOW_MISSING, `${missingTable.join("\n")}\n`);
    },
    120_000,
  );
});
