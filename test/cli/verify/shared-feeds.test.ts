import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { main } from "../../../src/cli/main.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";
import { feedsFolder as feeds, realFeeds } from "../real-feeds.ts";
import { verified } from "./run.ts";

const cases: typeof realFeeds = [...realFeeds, ["bigbuy-it/products_dev.json.gz", []]];

const part = ["--rows", process.env.PDO_VERIFY_ROWS ?? "60"];

describe.skipIf(!existsSync(feeds))("real feeds (where PDO_SHARED has them)", () => {
  test.each(cases)(
    "%s is proven after it was enriched, by bytes and in JSON Lines by values",
    async (name, words) => {
      const folder = mkdtempSync(join(tmpdir(), "pdo-verify-real-"));
      const feed = join(feeds, name);
      for (const [out, compared] of [
        [basename(name), "bytes"],
        ["out.jsonl", "values"],
      ] as const) {
        const enriched = join(folder, out);
        await main(
          ["enrich", feed, "-o", enriched, "--tasks", "name", ...part, ...words],
          createStandInWorld(),
        );
        const { first_differences, ...said } = await verified(feed, enriched, ...part);
        expect(first_differences).toEqual([]);
        expect(said).toMatchObject({ code: 0, proven: true, compared });
      }
    },
    120_000,
  );
});
