import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { collectRows, type RowsToCollect } from "../../../../src/cli/commands/enrich/enrich-by-batch.ts";
import { collectCompletions } from "../../../../src/llm/batches/collect-requests.ts";
import type { RowOutcome } from "../../../../src/pipeline/enrichment.ts";
import { createExecutor } from "../../../../src/pipeline/executor.ts";
import type { Product } from "../../../../src/pipeline/product.ts";
import { englishFeed } from "../../../pipeline/english-feed.ts";
import { question } from "../../customer.ts";
import { openCustomer } from "../../customer-language-model.ts";

const byGoogle = { environment: { PDO_PROVIDER: "google" } };

test("what is refused after the feed was looked at leaves nothing half-written behind", async () => {
  const customer = await openCustomer({ rows: 2 });
  expect(await customer.enrich([], byGoogle)).toMatchObject({ code: 0 });
  const files = () => readdirSync(customer.at("home"), { recursive: true }).map(String).toSorted();
  const before = files();
  const refused = await customer.enrich(["--batch"], byGoogle);
  expect(refused.said).toContain("PDO_BATCH_REFUSED");
  expect(files().filter((name) => !before.includes(name))).toEqual([]);
});

const outcome: RowOutcome = { status: "ok", failures: [], done: [], cells: [] };
const names = Array.from({ length: 450 }, (_, row) => `name ${row % 300}`);

function createRows(work: (product: Product) => Promise<unknown>, further: Partial<RowsToCollect> = {}) {
  const filePath = join(mkdtempSync(join(tmpdir(), "pdo-rows-")), "feed.csv");
  writeFileSync(filePath, `Title\n${names.join("\n")}\n`);
  const executor = createExecutor(
    async (product) => {
      await work(product);
      return outcome;
    },
    { concurrency: 8 },
  );
  const mapping = { columns: { name: "Title" }, why: {}, warnings: [] };
  return {
    filePath,
    reading: {},
    mapping,
    language: englishFeed,
    selection: { kind: "all" },
    executor,
    windowSize: 3,
    ...further,
  } as const;
}

describe("a pass over the feed", () => {
  test("works on every row as often as it is made, and lists each question once", async () => {
    const listed: string[] = [];
    const model = collectCompletions({
      identity: "m",
      peek: async () => undefined,
      onCollected: ({ request }) => listed.push(request.messages[0]?.text ?? ""),
    });
    const ask = ({ name = "" }: Product) => model.complete(question("naming", name)).catch(() => undefined);
    const rows = createRows(ask);
    expect(await collectRows(rows)).toEqual({ rows: 450 });
    expect(listed).toHaveLength(300);
    expect(await collectRows(rows)).toEqual({ rows: 450 });
  });

  test("works on the chosen rows alone", async () => {
    const seen: unknown[] = [];
    const rows = createRows(async ({ name }) => seen.push(name), { selection: { kind: "first", rows: 3 } });
    await collectRows(rows);
    expect(seen).toEqual(["name 0", "name 1", "name 2"]);
  });

  test("is stopped by a fault that stops a run", async () => {
    const rows = createRows(async ({ name }) => {
      if (name === "name 7") throw new Error("The key is wrong.");
    });
    await expect(collectRows(rows)).rejects.toThrow("The key is wrong.");
  });

  test("ends with the signal's reason", async () => {
    const ending = new AbortController();
    const rows = createRows(async () => ending.abort(new Error("Interrupted.")), { signal: ending.signal });
    await expect(collectRows(rows)).rejects.toThrow("Interrupted.");
  });
});
