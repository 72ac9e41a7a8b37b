import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import { realFeeds as cases, feedsFolder as feeds } from "./real-feeds.ts";

const rowsEach = 60;

function readTable(bytes: Buffer): string[][] {
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString("utf8").replace(/^\uFEFF/, "");
  return Papa.parse<string[]>(text.trimEnd()).data;
}

describe.skipIf(!existsSync(feeds))("real feeds (where PDO_SHARED has them)", () => {
  test.each(cases)(
    "%s goes through all four tasks, cell for cell as another reader sees it",
    async (name, words) => {
      const path = join(feeds, name);
      const out = join(mkdtempSync(join(tmpdir(), "pdo-real-")), "out.csv");
      const world = createStandInWorld();
      const code = await main(["enrich", path, "-o", out, "--rows", String(rowsEach), ...words], world);
      expect(world.said()).toBe("");
      expect([0, 1]).toContain(code);
      const before = readTable(readFileSync(path)).slice(0, rowsEach + 1);
      const after = readTable(readFileSync(out));
      expect(after.map((row, index) => row.slice(0, before[index]?.length))).toEqual(before);
    },
  );

  test("a JSON feed comes back with every member as it was", async () => {
    const path = join(feeds, "bigbuy-it/products_dev.json.gz");
    const out = join(mkdtempSync(join(tmpdir(), "pdo-real-")), "out.json");
    await main(["enrich", path, "-o", out, "--rows", String(rowsEach)], createStandInWorld());
    const before: unknown[] = JSON.parse(gunzipSync(readFileSync(path)).toString("utf8"));
    const after: { pdo: unknown }[] = JSON.parse(readFileSync(out, "utf8"));
    expect(after.map(({ pdo: _, ...record }) => record)).toEqual(before.slice(0, rowsEach));
  });
});
