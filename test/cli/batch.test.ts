import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { exitCodes } from "../../src/cli/errors.ts";
import { billed, type Customer, openCustomer, roundedUp } from "./customer-language-model.ts";

const { batchUnderWay } = exitCodes;
const models = ["openai", "anthropic"] as const;
const by = (provider: string) => ({ environment: { PDO_PROVIDER: provider } });

/** Runs again and again, and lets the batches end between; how often it was. */
async function runUntilDone(customer: Customer, provider: string, words: readonly string[] = []) {
  for (let runs = 1; runs < 30; runs += 1) {
    const { code, said } = await customer.enrich(["--batch", ...words], by(provider));
    if (code !== batchUnderWay) return { code, said, runs };
    expect(customer.read("feed.enriched.csv")).toBeUndefined();
    customer.standIn.batches.finish();
  }
  throw new Error("It never ended.");
}

test.each(models)(
  "--batch with %s submits, leaves with 6, and writes the output of a live run later",
  async (provider) => {
    const live = await openCustomer();
    await live.enrich([], by(provider));
    const customer = await openCustomer();
    const first = await customer.enrich(["--batch"], by(provider));
    expect(first.code).toBe(batchUnderWay);
    expect(JSON.parse(first.printed)).toMatchObject({ waiting: { round: 1, batches: 1, requests: 4 } });
    const asked = customer.standIn.batches.all.length;
    expect((await customer.enrich(["--batch"], by(provider))).code).toBe(batchUnderWay);
    expect(customer.standIn.batches.all).toHaveLength(asked);
    customer.standIn.batches.finish();
    expect(await runUntilDone(customer, provider)).toMatchObject({ code: 0, said: "" });
    expect(customer.read("feed.enriched.csv")).toBe(live.read("feed.enriched.csv"));
    expect(customer.standIn.ledger.charges.every(({ isBatch }) => isBatch)).toBe(true);
    const { model } = customer.summary();
    expect(model?.total).toMatchObject({ completions: customer.standIn.ledger.charges.length });
    const bill = billed(customer.standIn);
    expect(bill).toBeCloseTo(billed(live.standIn) / 2, 9);
    expect(model?.total.cost).toBeGreaterThanOrEqual(bill - 1e-9);
    expect(model?.total.cost).toBeLessThanOrEqual(bill + roundedUp(customer.standIn));
    expect(readdirSync(customer.at("home/batches"))).toEqual([]);
    expect([...customer.standIn.workings.files.keys()]).toEqual([]);
  },
);

test.each(models)("expired items of %s are asked again, and nothing is paid twice", async (provider) => {
  const customer = await openCustomer({ rows: 6 });
  await customer.enrich(["--batch", "--tasks", "name"], by(provider));
  customer.standIn.batches.work(4);
  customer.standIn.batches.expire();
  expect(await runUntilDone(customer, provider, ["--tasks", "name"])).toMatchObject({ code: 0 });
  expect(customer.standIn.ledger.charges).toHaveLength(6);
  expect(customer.summary()).toMatchObject({ ok: 6, fallbacks: [] });
});

test("--batch-wait waits for batches that end, and writes the output in one command", async () => {
  const customer: Customer = await openCustomer({
    standIn: {
      onAnswer: ({ route }) => {
        if (route === "openai createBatch") setImmediate(() => customer.standIn.batches.finish());
      },
    },
  });
  const { code } = await customer.enrich(["--batch", "--batch-wait", "300"]);
  expect(code).toBe(0);
  expect(customer.summary()).toMatchObject({ ok: 4, fallbacks: [] });
});

test("--max-cost holds for all rounds of a batch, and the output is whole", async () => {
  const customer = await openCustomer({ rows: 10 });
  const ran = await runUntilDone(customer, "openai", ["--max-cost", "0.015"]);
  expect(ran.code).toBe(1);
  expect(billed(customer.standIn)).toBeLessThanOrEqual(0.015);
  expect(billed(customer.standIn)).toBeGreaterThan(0);
  expect(customer.summary()).toMatchObject({ rows: 10, rejected: 0, model: { budget_spent: true } });
});

test("a refused key ends it with 5, and nothing is written", async () => {
  const { enrich, read } = await openCustomer({ standIn: { keys: ["another"] } });
  const { code, said } = await enrich(["--batch"]);
  expect(code).toBe(5);
  expect(said).toContain("PDO_PROVIDER_KEY_REFUSED");
  expect(read("feed.enriched.csv")).toBeUndefined();
});

test.each([
  [
    "without a model",
    [],
    { PDO_PROVIDER: undefined, PDO_PROVIDER_KEY: undefined },
    "PDO_BATCH_WITHOUT_MODEL",
  ],
  ["without keeping", ["--no-cache"], {}, "PDO_BATCH"],
  ["by a provider that has none", ["--provider", "mistral"], {}, "PDO_BATCH"],
])("--batch %s is refused before anything is sent", async (_, words, environment, problem) => {
  const { enrich, standIn } = await openCustomer();
  const { code, said } = await enrich(["--batch", ...words], { environment });
  expect(code).toBe(2);
  expect(said).toContain(problem);
  expect(standIn.requests).toEqual([]);
});
