import { expect, test } from "vitest";
import { billed, openCustomer } from "./customer.ts";

const rows = 10;

test("--max-cost is not passed by what the provider bills, and the output is whole", async () => {
  const maxCost = 0.02;
  const customer = await openCustomer({ rows });
  const { code } = await customer.enrich(["--max-cost", String(maxCost)]);
  expect(code).toBe(1);
  const { rows: done, rejected, fallbacks, model } = customer.summary();
  expect({ done, rejected }).toEqual({ done: rows, rejected: 0 });
  expect(model?.budget_spent).toBe(true);
  expect(new Set(fallbacks.map((one) => one.code))).toEqual(new Set(["PDO_BUDGET_SPENT"]));
  expect(billed(customer.standIn)).toBeGreaterThan(0);
  expect(billed(customer.standIn)).toBeLessThanOrEqual(maxCost);
  expect(model?.total.cost).toBeCloseTo(billed(customer.standIn), 6);
  expect(customer.read("feed.enriched.csv")?.trimEnd().split("\n")).toHaveLength(rows + 1);
});

test("run again, the budget is there anew, and what was paid for is kept", async () => {
  const customer = await openCustomer({ rows });
  let runs = 1;
  while ((await customer.enrich(["--max-cost", "0.02"])).code === 1) runs += 1;
  expect(runs).toBeGreaterThan(1);
  const unlimited = await openCustomer({ rows });
  await unlimited.enrich();
  expect(customer.read("feed.enriched.csv")).toBe(unlimited.read("feed.enriched.csv"));
  expect(customer.standIn.ledger.charges).toHaveLength(unlimited.standIn.ledger.charges.length);
});

test("--max-tokens needs no price, and is not passed", async () => {
  const customer = await openCustomer({ rows, config: { prices: {} } });
  expect((await customer.enrich(["--max-tokens", "20000"])).code).toBe(1);
  const { input, output } = customer.standIn.ledger.total();
  expect(input + output).toBeLessThanOrEqual(20_000);
  expect(customer.summary().model?.total).toMatchObject({
    input_tokens: input,
    output_tokens: output,
    cost: null,
  });
});

test("--max-cost is refused where the model's price is not known, before anything is sent", async () => {
  const { enrich, standIn } = await openCustomer();
  const { code, said } = await enrich(["--max-cost", "5", "--model", "nobody-knows"]);
  expect(code).toBe(2);
  expect(said).toContain("PDO_PRICE_UNKNOWN");
  expect(standIn.requests).toEqual([]);
});

test("with --fallback none the rows that the budget did not reach are marked", async () => {
  const customer = await openCustomer({ rows });
  expect((await customer.enrich(["--max-cost", "0.02", "--fallback", "none"])).code).toBe(1);
  const { failures, ok, partial, rejected, fallbacks } = customer.summary();
  expect(ok + partial + rejected).toBe(rows);
  expect(fallbacks).toEqual([]);
  expect(failures.map((one) => one.code)).toContain("PDO_BUDGET_SPENT");
});
